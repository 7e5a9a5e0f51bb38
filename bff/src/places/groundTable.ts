/** The streets that the houses and named ways of a map make, in columns in shared memory. */
import { getOrCompute } from '@halte/engine/common/memoize';
import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { eachPointOf } from '../ground/edgePoints.ts';
import type { Ground } from '../ground/ground.ts';
import type { Interpolations } from '../ground/interpolations.ts';
import { type Texts, textAt, textsOf } from '../ground/texts.ts';
import { IntColumn } from '../timetable/gtfs/column.ts';
import { middlesOf, positionsIn, type StreetPieces } from './addressTable.ts';
import { MOST_OTHER_NAMES } from './aliases.ts';
import { orderOfIds } from './idIndex.ts';
import { nearestOf, pointTree } from './nearest.ts';
import { createStreetIndex, type StreetIndex } from './streetIndex.ts';
import { nearestStreetOf } from './streetLines.ts';
import { separateStreets } from './streetParts.ts';

/** A way belongs to the street of its name whose house is nearest, else to the town of the nearest house. */
const TOWN_METRES = 3_000;
/** Further names are told at a point of their way. */
const ON_ITS_WAY_METRES = 5;

/** Names are numbers of texts of the map; coordinates are degrees of 1e-7. */
export interface GroundTable {
  readonly streets: {
    readonly ids: Texts;
    /** All streets, in order of their ids. */
    readonly byId: Int32Array;
    readonly name: Int32Array;
    readonly town: Int32Array;
    /** Of a street that is not the only one of its name in its town; else 0. */
    readonly suburb: Int32Array;
    readonly postCode: Int32Array;
    readonly lat: Int32Array;
    readonly lon: Int32Array;
    /** Other names of street s are `other[otherFirst[s]] … other[otherFirst[s + 1] - 1]`. */
    readonly otherFirst: Int32Array;
    readonly other: Int32Array;
  };
  /** Those that are in a street. */
  readonly houses: {
    /** Their rows in the addresses of the map. */
    readonly row: Int32Array;
    readonly streetOf: Int32Array;
    readonly lat: Int32Array;
    readonly lon: Int32Array;
    /** As from `pointTree`. */
    readonly tree: Uint8Array;
    /** With numbers of houses instead of rows. */
    readonly interpolations: Pick<Interpolations, 'from' | 'to'>;
  };
  readonly pieces: StreetPieces;
}

type Searched = Omit<Ground, 'drawing'>;

/** Houses without a street, and ways without a name, are in no street. */
export function groundTableOf(ground: Searched): GroundTable {
  const { texts, addresses } = ground;
  const numbered = createNumberedStreets(texts);
  const row = Int32Array.from(addresses.street.keys()).filter((house) => addresses.street[house] !== 0);
  const streetOf = row.map((house) => numbered.indexOf(addresses.town[house]!, addresses.street[house]!));
  const column = (values: Int32Array) => row.map((house) => values[house]!);
  const [lat, lon] = [column(addresses.lat), column(addresses.lon)];
  const houseAt = positionsIn({ lat, lon });
  const tree = pointTree(row.length, houseAt);
  const nearestHouse = nearestOf(row.length, houseAt, tree);

  /** The town of a way: that of the street of its name that is the only one, else that of the nearest house. */
  function townAt(name: number, at: Position): number {
    const known = numbered.townsOf(name);
    if (known.length === 1) return known[0]!;
    const house = nearestHouse(at, TOWN_METRES);
    return house < 0 ? (known[0] ?? 0) : addresses.town[row[house]!]!;
  }

  const ways = namedWays(ground, (name, at) => numbered.indexOf(townAt(name, at), name));
  const suburbs = separateStreets({
    count: numbered.streets().index.count,
    houses: { streetOf, lat, lon },
    pieces: ways.pieces,
    suburbAt(position) {
      const house = nearestHouse(position, TOWN_METRES);
      return house < 0 ? 0 : addresses.suburb[row[house]!]!;
    },
    numberOf: numbered.partOf,
  });
  const shownAt = new Map([...ways.shownAt, ...pointsOf(ways.pieces, suburbs)]);
  const nearestStreet = suburbs.size === 0 ? null : nearestStreetOf(ways.pieces);
  const others = otherNamesOf(ground, (name, at) => {
    const street = numbered.known(townAt(name, at), name);
    // Each part of a street has the further names of its own ways.
    return nearestStreet !== null && suburbs.has(street) ? nearestStreet(at, ON_ITS_WAY_METRES) : street;
  });
  const { index, name, town } = numbered.streets();
  const middles = middlesOf(streetOf, index.count);
  const ids = Array.from({ length: index.count }, (_, street) => index.idOf(street));
  return {
    streets: {
      ids: textsOf(ids),
      byId: orderOfIds(ids),
      name,
      town,
      suburb: Int32Array.from(ids, (_, street) => suburbs.get(street) ?? 0),
      postCode: middles.map((middle) => (middle < 0 ? 0 : addresses.postCode[row[middle]!]!)),
      lat: middles.map((middle, street) => (middle < 0 ? shownAt.get(street)!.lat : lat[middle]!)),
      lon: middles.map((middle, street) => (middle < 0 ? shownAt.get(street)!.lon : lon[middle]!)),
      ...listsOf(others, index.count),
    },
    houses: { row, streetOf, lat, lon, tree, interpolations: ofHouses(ground, row) },
    pieces: ways.pieces,
  };
}

/** A point of each part of a street, in degrees of 1e-7. */
function pointsOf({ streetOf, ends }: StreetPieces, parts: ReadonlyMap<number, number>): Map<number, Position> {
  const points = new Map<number, Position>();
  for (const [piece, street] of streetOf.entries())
    if (parts.has(street) && !points.has(street))
      points.set(street, { lat: ends[4 * piece]!, lon: ends[4 * piece + 1]! });
  return points;
}

function ofHouses({ interpolations: { from, to }, addresses }: Searched, rowOf: Int32Array) {
  const houseOf = new Int32Array(addresses.number.length);
  for (const [house, row] of rowOf.entries()) houseOf[row] = house;
  const house = (row: number) => houseOf[row]!;
  return { from: from.map(house), to: to.map(house) };
}

/** Streets by the numbers of their names: most houses are in a street that was seen. */
function createNumberedStreets(texts: Texts) {
  const index = createStreetIndex();
  const [names, towns] = [new IntColumn(1_024), new IntColumn(1_024)];
  const seen = new Map<number, number>();
  const townNumbers = new Map<string, number>();
  const text = (number: number) => textAt(texts, number);
  return {
    indexOf(town: number, name: number): number {
      return getOrCompute(seen, town * texts.end.length + name, () => {
        townNumbers.set(text(town), town);
        const street = index.indexOf(text(town), text(name));
        if (street === names.length) {
          names.push(name);
          towns.push(town);
        }
        return street;
      });
    },
    /** The part of a street in a suburb. */
    partOf(street: number, suburb: number): number {
      const part = index.partOf(street, text(suburb));
      if (part === names.length) {
        names.push(names.array()[street]!);
        towns.push(towns.array()[street]!);
      }
      return part;
    },
    known: (town: number, name: number): number => index.known(text(town), text(name)),
    /** The towns that have a street with exactly that name. */
    townsOf: (name: number): number[] => index.townsOf(text(name)).map((town) => townNumbers.get(town)!),
    streets: (): { readonly index: StreetIndex; readonly name: Int32Array; readonly town: Int32Array } => ({
      index,
      name: names.array(),
      town: towns.array(),
    }),
  };
}

/** The lines of streets, and by street a point of its first way, in degrees of 1e-7. */
function namedWays({ streets }: Searched, streetOf: (name: number, at: Position) => number) {
  const shownAt = new Map<number, Position>();
  const pieces = { streetOf: new IntColumn(1_024), ends: new IntColumn(1_024) };
  for (const [edge, name] of streets.edges.name.entries()) {
    if (name === 0) continue;
    const points: (readonly [lat: number, lon: number])[] = [];
    eachPointOf(streets, edge, (lat, lon) => points.push([lat, lon]));
    const [lat, lon] = points[points.length >> 1]!;
    const street = streetOf(name, { lat: lat / UNITS_PER_DEGREE, lon: lon / UNITS_PER_DEGREE });
    if (!shownAt.has(street)) shownAt.set(street, { lat, lon });
    for (let i = 1; i < points.length; i++) {
      pieces.streetOf.push(street);
      for (const value of [...points[i - 1]!, ...points[i]!]) pieces.ends.push(value);
    }
  }
  return { shownAt, pieces: { streetOf: pieces.streetOf.array(), ends: pieces.ends.array() } };
}

/** By street: numbers of its further names. */
function otherNamesOf(
  { otherNames: { streets } }: Searched,
  streetOf: (name: number, at: Position) => number,
): ReadonlyMap<number, readonly number[]> {
  const others = new Map<number, number[]>();
  const positionOf = positionsIn(streets);
  for (const [row, name] of streets.name.entries()) {
    const street = streetOf(name, positionOf(row));
    if (street < 0) continue;
    const known = getOrCompute(others, street, () => []);
    // The ways of a street say the same.
    if (!known.includes(streets.other[row]!) && known.length < MOST_OTHER_NAMES) known.push(streets.other[row]!);
  }
  return others;
}

function listsOf(others: ReadonlyMap<number, readonly number[]>, streets: number) {
  const otherFirst = new Int32Array(streets + 1);
  const other = new IntColumn(1_024);
  for (let street = 0; street < streets; street++) {
    other.pushAll(others.get(street) ?? []);
    otherFirst[street + 1] = other.length;
  }
  return { otherFirst, other: other.array() };
}
