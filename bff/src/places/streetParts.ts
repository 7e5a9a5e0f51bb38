/** Streets of the same name in the same town that are apart from each other, in different suburbs. */

import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { groupRows } from '../timetable/gtfs/column.ts';
import type { StreetPieces } from './addressTable.ts';

/** By house: its street, its position in degrees × 10⁷. */
interface Located {
  readonly streetOf: Int32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
}

interface SeparateOptions {
  /** How many streets there are. */
  readonly count: number;
  readonly houses: Located;
  readonly pieces: StreetPieces;
  /** The number of the suburb around a place; 0 where it is not known. */
  suburbAt(position: Position): number;
  /** The number of the part of a street in a suburb. */
  numberOf(street: number, suburb: number): number;
}

/** What is nearer to each other is one street: about as far as two crossings are. */
const APART_METRES = 300;
/** Points as near as this count as one. */
const GRAIN_METRES = 50;
const UNITS_PER_METRE = UNITS_PER_DEGREE / METRES_PER_DEGREE;
const APART = APART_METRES * UNITS_PER_METRE;
const GRAIN = GRAIN_METRES * UNITS_PER_METRE;

/** A house, or one of the ends of a piece of a way: -1 for what it is not. */
interface Member {
  readonly house: number;
  readonly piece: number;
  readonly lat: number;
  readonly lon: number;
}

/**
 * Gives each part of a street but the largest a number of its own, in `streetOf` of the houses and of the pieces. Parts in one suburb stay one street.
 *
 * @returns by number of a street that has several parts, and of these: the suburb.
 */
export function separateStreets(options: SeparateOptions): ReadonlyMap<number, number> {
  const { count, houses, pieces, suburbAt, numberOf } = options;
  const suburbs = new Map<number, number>();
  const membersOf = membersByStreet(count, houses, pieces);
  for (let street = 0; street < count; street++) {
    const members = membersOf(street);
    if (!isLarge(members)) continue;
    const clusters = clustersOf(members);
    if (clusters.length < 2) continue;
    const parts = [...Map.groupBy(clusters, ([first]) => suburbAt(positionOf(first!)))]
      .map(([suburb, those]) => ({ suburb, members: those.flat() }))
      .sort((a, b) => b.members.length - a.members.length);
    const [largest, ...others] = parts.filter(({ suburb }) => suburb !== 0);
    if (largest === undefined || others.length === 0) continue;
    suburbs.set(street, largest.suburb);
    for (const { suburb, members: apart } of others) {
      const part = numberOf(street, suburb);
      suburbs.set(part, suburb);
      for (const { house, piece } of apart) {
        if (house >= 0) houses.streetOf[house] = part;
        else pieces.streetOf[piece] = part;
      }
    }
  }
  return suburbs;
}

const positionOf = ({ lat, lon }: Member): Position => ({ lat: lat / UNITS_PER_DEGREE, lon: lon / UNITS_PER_DEGREE });

/** Of one street at a time: those of all would take hundreds of megabytes. */
function membersByStreet(count: number, houses: Located, { streetOf, ends }: StreetPieces) {
  const ofHouses = groupRows(houses.streetOf, houses.streetOf, count);
  const ofPieces = groupRows(streetOf, streetOf, count);
  const rowsOf = ({ first, order }: typeof ofHouses, street: number) =>
    Array.from(order.subarray(first[street]!, first[street + 1]!));
  return (street: number): Member[] => [
    ...rowsOf(ofPieces, street).flatMap((piece) =>
      [0, 2].map((end) => ({ house: -1, piece, lat: ends[4 * piece + end]!, lon: ends[4 * piece + end + 1]! })),
    ),
    ...rowsOf(ofHouses, street).map((house) => ({
      house,
      piece: -1,
      lat: houses.lat[house]!,
      lon: houses.lon[house]!,
    })),
  ];
}

/** Whether there is room for two parts. */
function isLarge(members: readonly Member[]): boolean {
  const [first] = members;
  return first !== undefined && members.some((other) => unitsBetween(first, other) > APART / 2);
}

function unitsBetween(one: Member, other: Member): number {
  return Math.hypot(one.lat - other.lat, (one.lon - other.lon) * longitudeScale(one.lat / UNITS_PER_DEGREE));
}

/** Members by what they are linked with: both ends of a piece, and what is less than {@link APART_METRES} apart. */
function clustersOf(members: readonly Member[]): readonly (readonly Member[])[] {
  const scale = longitudeScale(members[0]!.lat / UNITS_PER_DEGREE);
  const cellOf = ({ lat, lon }: Member, size: number) =>
    [Math.floor(lat / size), Math.floor((lon * scale) / size)] as const;
  const grains = [...Map.groupBy(members, (member) => cellOf(member, GRAIN).join(' ')).values()];
  const byCell = Map.groupBy(grains.keys(), (grain) => cellOf(grains[grain]![0]!, APART).join(' '));
  const links = grains.map((_, grain) => grain);
  const rootOf = (grain: number): number => {
    let root = grain;
    while (links[root] !== root) root = links[root]!;
    links[grain] = root;
    return root;
  };
  const link = (one: number, other: number) => {
    const [root, under] = [rootOf(one), rootOf(other)].sort((a, b) => a - b) as [number, number];
    links[under] = root;
  };
  const ofPieces = new Map<number, number>();
  for (const [grain, those] of grains.entries()) {
    const [row, column] = cellOf(those[0]!, APART);
    for (let up = row - 1; up <= row + 1; up++)
      for (let aside = column - 1; aside <= column + 1; aside++)
        for (const other of byCell.get(`${up} ${aside}`) ?? [])
          if (other < grain && unitsBetween(those[0]!, grains[other]![0]!) < APART) link(grain, other);
    for (const { piece } of those) {
      if (piece < 0) continue;
      const known = ofPieces.get(piece);
      if (known === undefined) ofPieces.set(piece, grain);
      else link(grain, known);
    }
  }
  return [...Map.groupBy(grains.keys(), rootOf).values()].map((those) => those.flatMap((grain) => grains[grain]!));
}
