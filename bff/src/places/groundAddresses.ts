/** The addresses of a map as a table: its own columns, and the streets that houses and named ways make. */
import { getOrCompute } from '../common/memoize.ts';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { eachPointOf } from '../ground/edgePoints.ts';
import type { Ground } from '../ground/ground.ts';
import type { Interpolations } from '../ground/interpolations.ts';
import { textAt } from '../ground/texts.ts';
import type { Position } from '../timetable/geo/position.ts';
import { IntColumn } from '../timetable/gtfs/column.ts';
import { lineStyleOf } from './addressLine.ts';
import { type AddressTable, middlesOf } from './addressTable.ts';
import { houseKey } from './houseNumber.ts';
import { mapPlacesOf } from './mapPlaces.ts';
import { type Nearest, nearestOf } from './nearest.ts';
import { createStreetIndex } from './streetIndex.ts';

/** A way belongs to the street of its name whose house is nearest, else to the town of the nearest house. */
const TOWN_METRES = 3_000;
/** Each further name is an entry of the index. */
const MOST_NAMES = 12;

/** Units of the ground are those of the table. Houses without a street, and ways without a name, are in no street. */
export function addressTableOfGround(ground: Omit<Ground, 'drawing'>): AddressTable {
  const { texts, streets, addresses } = ground;
  const text = (number: number) => textAt(texts, number);
  const index = createStreetIndex();
  const inStreet = Int32Array.from(addresses.street.keys()).filter((house) => addresses.street[house] !== 0);
  const streetOf = inStreet.map((house) => index.indexOf(text(addresses.town[house]!), text(addresses.street[house]!)));
  const column = (values: Int32Array) => inStreet.map((house) => values[house]!);
  const houses = { lat: column(addresses.lat), lon: column(addresses.lon) };
  const positionOfHouse = (house: number): Position => ({
    lat: houses.lat[house]! / UNITS_PER_DEGREE,
    lon: houses.lon[house]! / UNITS_PER_DEGREE,
  });
  const nearestHouse = nearestOf(inStreet.length, positionOfHouse);

  /** Of ways: the street, and a point of it. */
  const shownAt = new Map<number, Position>();
  const pieces = { streetOf: new IntColumn(1_024), ends: new IntColumn(1_024) };
  const townAt = townsOf(index.townsOf, nearestHouse, (house) => text(addresses.town[inStreet[house]!]!));
  for (const [edge, name] of streets.edges.name.entries()) {
    if (name === 0) continue;
    const points: (readonly [lat: number, lon: number])[] = [];
    eachPointOf(streets, edge, (lat, lon) => points.push([lat, lon]));
    const [lat, lon] = points[points.length >> 1]!;
    const at = { lat: lat / UNITS_PER_DEGREE, lon: lon / UNITS_PER_DEGREE };
    const street = index.indexOf(townAt(text(name), at), text(name));
    if (!shownAt.has(street)) shownAt.set(street, at);
    for (let i = 1; i < points.length; i++) {
      pieces.streetOf.push(street);
      for (const value of [...points[i - 1]!, ...points[i]!]) pieces.ends.push(value);
    }
  }
  const otherNames = otherNamesOf(ground, (name, at) => index.known(townAt(name, at), name));
  return tableOf();

  function tableOf(): AddressTable {
    const middles = middlesOf(streetOf, index.count);
    const postCodeOf = (house: number) => text(addresses.postCode[inStreet[house]!]!);
    const numberOf = (house: number) => text(addresses.number[inStreet[house]!]!);
    return {
      streets: {
        count: index.count,
        idOf: index.idOf,
        nameOf: index.nameOf,
        otherNamesOf: (street) => (otherNames.get(street) ?? []).map(text),
        cityOf: index.townOf,
        postCodeOf: (street) => (middles[street]! < 0 ? '' : postCodeOf(middles[street]!)),
        positionOf: (street) => (middles[street]! < 0 ? shownAt.get(street)! : positionOfHouse(middles[street]!)),
      },
      houses: {
        count: inStreet.length,
        streetOf,
        ...houses,
        // What finds a house by its street and number: ids of the map are not kept.
        idOf: (house) => `${index.idOf(streetOf[house]!)}:${houseKey(numberOf(house))}`,
        numberOf,
        postCodeOf,
        withId: () => -1,
        interpolations: ofHouses(ground.interpolations, inStreet, addresses.number.length),
      },
      pieces: { streetOf: pieces.streetOf.array(), ends: pieces.ends.array() },
      otherTownNames: otherTownNamesOf(ground),
      places: mapPlacesOf(ground, lineStyleOf({ count: index.count, nameOf: index.nameOf })),
    };
  }
}

/** With numbers of houses instead of rows of addresses. */
function ofHouses(ways: Interpolations, inStreet: Int32Array, rows: number): Interpolations {
  const houseOf = new Int32Array(rows);
  for (const [house, row] of inStreet.entries()) houseOf[row] = house;
  const house = (row: number) => houseOf[row]!;
  return { ...ways, from: ways.from.map(house), to: ways.to.map(house) };
}

/** By street: numbers of its further names. */
function otherNamesOf(
  { texts, otherNames: { streets } }: Pick<Ground, 'texts' | 'otherNames'>,
  streetOf: (name: string, at: Position) => number,
): ReadonlyMap<number, readonly number[]> {
  const others = new Map<number, number[]>();
  for (const [row, name] of streets.name.entries()) {
    const at = { lat: streets.lat[row]! / UNITS_PER_DEGREE, lon: streets.lon[row]! / UNITS_PER_DEGREE };
    const street = streetOf(textAt(texts, name), at);
    if (street < 0) continue;
    const known = getOrCompute(others, street, () => []);
    // The ways of a street say the same.
    if (!known.includes(streets.other[row]!) && known.length < MOST_NAMES) known.push(streets.other[row]!);
  }
  return others;
}

function otherTownNamesOf({
  texts,
  otherNames: { towns },
}: Pick<Ground, 'texts' | 'otherNames'>): (town: string) => readonly string[] {
  const others = new Map<string, string[]>();
  for (const [row, name] of towns.name.entries()) {
    const known = getOrCompute(others, textAt(texts, name), () => []);
    if (known.length < MOST_NAMES) known.push(textAt(texts, towns.other[row]!));
  }
  return (town) => others.get(town) ?? [];
}

/** The town of a way: that of the street of its name that is the only one, else that of the nearest house. */
function townsOf(
  towns: (name: string) => readonly string[],
  nearestHouse: Nearest,
  townOfHouse: (house: number) => string,
) {
  return (name: string, at: Position): string => {
    const known = towns(name);
    if (known.length === 1) return known[0]!;
    const house = nearestHouse(at, TOWN_METRES);
    return house < 0 ? (known[0] ?? '') : townOfHouse(house);
  };
}
