/** The addresses of a map as a table: columns that were made where the map was read. */
import { getOrCompute } from '@halte/engine/common/memoize';
import type { Ground } from '../ground/ground.ts';
import { textAt } from '../ground/texts.ts';
import { lineStyleOf } from './addressLine.ts';
import { type AddressTable, positionsIn } from './addressTable.ts';
import { MOST_OTHER_NAMES } from './aliases.ts';
import { houseKey } from './houseNumber.ts';
import { searchIds } from './idIndex.ts';
import type { MapIndex } from './mapIndex.ts';
import { mapPlacesOf } from './mapPlaces.ts';

/** What a table is of; without the columns that only a search needs while these are made. */
type Made = Pick<MapIndex, 'table'> & Partial<MapIndex>;

/** Takes milliseconds: texts are read when they are asked for. @param made of the same map. */
export function addressTableOfGround(
  ground: Omit<Ground, 'drawing'>,
  { table: { streets, houses, pieces }, doors, pieceTree, names }: Made,
): AddressTable {
  const { texts, addresses } = ground;
  const text = (number: number) => textAt(texts, number);
  const count = streets.name.length;
  const idOf = (street: number) => textAt(streets.ids, street);
  const nameOf = (street: number) => text(streets.name[street]!);
  const numberOf = (house: number) => text(addresses.number[houses.row[house]!]!);
  return {
    streets: {
      count,
      idOf,
      withId: searchIds(streets.byId, idOf),
      nameOf,
      otherNamesOf: (street) =>
        Array.from(streets.other.subarray(streets.otherFirst[street]!, streets.otherFirst[street + 1]!), text),
      suburbOf: (street) => text(streets.suburb[street]!),
      cityOf: (street) => text(streets.town[street]!),
      postCodeOf: (street) => text(streets.postCode[street]!),
      positionOf: positionsIn(streets),
    },
    houses: {
      count: houses.row.length,
      streetOf: houses.streetOf,
      lat: houses.lat,
      lon: houses.lon,
      // What finds a house by its street and number: ids of the map are not kept.
      idOf: (house) => `${idOf(houses.streetOf[house]!)}:${houseKey(numberOf(house))}`,
      numberOf,
      postCodeOf: (house) => text(addresses.postCode[houses.row[house]!]!),
      withId: () => -1,
      interpolations: { ...ground.interpolations, ...houses.interpolations },
    },
    pieces,
    otherTownNames: otherTownNamesOf(ground),
    places: mapPlacesOf(ground, lineStyleOf({ count, nameOf })),
    ...(doors && pieceTree && { lookUps: { doors, houses: houses.tree, pieces: pieceTree } }),
    ...(names && { names }),
  };
}

function otherTownNamesOf({
  texts,
  otherNames: { towns },
}: Pick<Ground, 'texts' | 'otherNames'>): (town: string) => readonly string[] {
  const others = new Map<string, string[]>();
  for (const [row, name] of towns.name.entries()) {
    const known = getOrCompute(others, textAt(texts, name), () => []);
    if (known.length < MOST_OTHER_NAMES) known.push(textAt(texts, towns.other[row]!));
  }
  return (town) => others.get(town) ?? [];
}
