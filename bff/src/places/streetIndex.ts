import { fold } from '@halte/engine/places/words';
import { codeOf } from './codes.ts';

/** Streets by town and name, numbered as they are asked for. Names that differ in case, accents or signs only are one street. */
export interface StreetIndex {
  readonly count: number;
  indexOf(town: string, name: string): number;
  /** The part of a street in a suburb, as a street of its own. */
  partOf(street: number, suburb: string): number;
  /** As `indexOf` for a street that was asked for before; -1 for another one. */
  known(town: string, name: string): number;
  idOf(street: number): string;
  /** The street with that id; -1 if there is none. */
  withId(id: string): number;
  nameOf(street: number): string;
  townOf(street: number): string;
  /** The towns that have a street with exactly that name. */
  townsOf(name: string): readonly string[];
}

export function createStreetIndex(): StreetIndex {
  const streets = new Map<string, number>();
  const ids: string[] = [];
  const names: string[] = [];
  const towns: string[] = [];
  const seen = new Map<string, number>();
  const townsByName = new Map<string, string[]>();

  function numberOf(id: string, town: string, name: string): number {
    const index = codeOf(streets, id);
    if (index === ids.length) {
      ids.push(id);
      names.push(name);
      towns.push(town);
    }
    return index;
  }

  function add(town: string, name: string): number {
    const index = numberOf(`street:${slug(town)}:${slug(name)}`, town, name);
    const known = townsByName.get(name);
    if (known === undefined) townsByName.set(name, [town]);
    else known.push(town);
    return index;
  }

  return {
    get count() {
      return ids.length;
    },
    indexOf(town, name) {
      // Normalizing names is slow; most houses are in the street just seen.
      const asWritten = `${town}\n${name}`;
      let index = seen.get(asWritten);
      if (index === undefined) {
        index = add(town, name);
        seen.set(asWritten, index);
      }
      return index;
    },
    partOf(street, suburb) {
      const [town, name] = [towns[street]!, names[street]!];
      return numberOf(`street:${slug(town)}/${slug(suburb)}:${slug(name)}`, town, name);
    },
    known: (town, name) => streets.get(`street:${slug(town)}:${slug(name)}`) ?? -1,
    idOf: (street) => ids[street]!,
    withId: (id) => streets.get(id) ?? -1,
    nameOf: (street) => names[street]!,
    townOf: (street) => towns[street]!,
    townsOf: (name) => townsByName.get(name) ?? [],
  };
}

function slug(text: string): string {
  return fold(text).replaceAll(' ', '-');
}
