/** Places that share one search index. */
import Flatbush from 'flatbush';
import { type Candidate, candidateOf } from './candidate.ts';
import { idIndexOf } from './idIndex.ts';
import { type Address, type Amenity, type Place, type PlaceFacts, placeFrom } from './kinds.ts';
import type { NameIndex } from './nameIndex.ts';
import { createNameSearch, type NameSearch } from './nameSearch.ts';
import { guessedHouse, housePlace, streetsOf } from './streets.ts';
import type { TypedNumber } from './typedNumber.ts';

export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface Layer {
  readonly search: NameSearch;
  /** The place of a found entry; for a street, the requested house in it. */
  placeAt(entry: number, houseNumber: TypedNumber | null): Place;
  byId(id: string): Place | undefined;
  factsOf(id: string): PlaceFacts | undefined;
  /** All except addresses, most used first. */
  within(box: Box): Candidate[];
}

const AMENITY_USE = 0.25;
const STREET_USE = 0.15;

/** Sort order of candidates: most used first. */
export function byUse(a: Candidate, b: Candidate): number {
  return b.use - a.use || (a.id < b.id ? -1 : 1);
}

export function createLayer(
  areas: readonly Candidate[],
  amenities: readonly Amenity[],
  addresses: readonly Address[],
): Layer {
  const onMap = [...areas, ...amenities.map((amenity) => candidateOf(placeFrom(amenity), AMENITY_USE))].sort(byUse);
  const streets = streetsOf(addresses);
  const candidates = [...onMap, ...streets.places.map((place) => candidateOf(place, STREET_USE))];
  const houseOfId = idIndexOf(addresses);
  const streetOfId = new Map(streets.places.map(({ id }, street) => [id, street]));
  const guessed = (id: string): Place | undefined => {
    const house = guessedHouse(id);
    const street = house && streetOfId.get(house.street);
    return (street !== undefined && streets.houseIn(street, house!.number)) || undefined;
  };
  const facts = new Map(amenities.flatMap(({ id, facts }) => (facts ? [[id, facts] as const] : [])));
  const known = layerOf(
    onMap,
    candidates,
    createNameSearch(candidates, {
      first: onMap.length,
      accuracyOf: (entry, number) => streets.accuracyOf(entry - onMap.length, number),
    }),
  );
  return {
    ...known,
    placeAt(entry, houseNumber) {
      const isHouse = houseNumber !== null && entry >= onMap.length;
      return (isHouse && streets.houseIn(entry - onMap.length, houseNumber)) || known.placeAt(entry, null);
    },
    byId(id) {
      const place = known.byId(id);
      if (place) return place;
      const house = addresses[houseOfId(id)];
      return house ? housePlace(house) : guessed(id);
    },
    factsOf: (id) => facts.get(id),
  };
}

/** @param areas in the order of {@link byUse}. @param names index of their names. */
export function createAreaLayer(areas: readonly Candidate[], names: NameIndex): Layer {
  const search = createNameSearch(areas, { first: areas.length, accuracyOf: () => null }, names);
  return layerOf(areas, areas, search);
}

/** @param onMap the candidates shown on the map: a prefix of `candidates`. */
function layerOf(onMap: readonly Candidate[], candidates: readonly Candidate[], search: NameSearch): Layer {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const boxes = boxesOf(onMap);
  return {
    search,
    placeAt: (entry) => candidates[entry]!.place,
    byId: (id) => byId.get(id)?.place,
    factsOf: () => undefined,
    within({ south, west, north, east }) {
      // Entries are numbered by use: marking them sorts a whole city without comparisons.
      const inside = new Uint8Array(onMap.length);
      for (const entry of boxes?.search(west, south, east, north) ?? []) inside[entry] = 1;
      return onMap.filter((_, entry) => inside[entry] === 1);
    },
  };
}

function boxesOf(candidates: readonly Candidate[]): Flatbush | null {
  if (candidates.length === 0) return null;
  const boxes = new Flatbush(candidates.length);
  for (const { lat, lon } of candidates) boxes.add(lon, lat, lon, lat);
  boxes.finish();
  return boxes;
}
