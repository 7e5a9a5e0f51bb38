/** Houses and streets in columns: half a million houses as objects would take 200 MB. */

import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { type Interpolations, NO_INTERPOLATIONS } from '../ground/interpolations.ts';
import type { DoorColumns } from './houses.ts';
import { idIndexOf } from './idIndex.ts';
import type { Address } from './kinds.ts';
import type { MapPlaces } from './mapPlaces.ts';
import type { PackedNames } from './packedNames.ts';
import { createStreetIndex } from './streetIndex.ts';

/** Streets, numbered from 0. */
export interface StreetColumns {
  readonly count: number;
  /** Unique, and without a colon at its end. */
  idOf(street: number): string;
  /** The street with that id; -1 if there is none. */
  withId(id: string): number;
  nameOf(street: number): string;
  /** Other names of it, e.g. in other languages or former ones. */
  otherNamesOf(street: number): readonly string[];
  /** Empty where it is not known. */
  cityOf(street: number): string;
  /** Of a street that is not the only one of its name in its town; else empty. */
  suburbOf(street: number): string;
  postCodeOf(street: number): string;
  /** Where it is shown: a point of it. */
  positionOf(street: number): Position;
}

/** Houses, numbered from 0. */
export interface HouseColumns {
  readonly count: number;
  /** By house: its street. */
  readonly streetOf: Int32Array;
  /** By house: degrees × 10⁷. */
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  idOf(house: number): string;
  /** As on the door: `12 bis`, `8-9`. */
  numberOf(house: number): string;
  postCodeOf(house: number): string;
  /** The house with that id; -1 if there is none. */
  withId(id: string): number;
  /** Lines along which there are more of them. */
  readonly interpolations: Interpolations;
}

/** Straight pieces of streets, for the street that is nearest to a point. */
export interface StreetPieces {
  /** By piece: its street. */
  readonly streetOf: Int32Array;
  /** By piece: latitude and longitude of both ends, degrees × 10⁷. */
  readonly ends: Int32Array;
}

export interface AddressTable {
  readonly streets: StreetColumns;
  readonly houses: HouseColumns;
  readonly pieces: StreetPieces;
  /** Further names of a town, e.g. in other languages. */
  otherTownNames?(town: string): readonly string[];
  /** Other places of the map that they are of. */
  readonly places?: MapPlaces;
  /** What houses and streets are found by, where it was made before. */
  readonly lookUps?: LookUps;
  /** The index of all names, where it was made before. */
  readonly names?: PackedNames;
}

/** Columns that take as long to make as the table itself. */
export interface LookUps {
  readonly doors: DoorColumns;
  /** As from `pointTree`. */
  readonly houses: Uint8Array;
  /** As from `pieceTree`. */
  readonly pieces: Uint8Array;
}

/** @param columns degrees × 10⁷. */
export function positionsIn({ lat, lon }: Readonly<Record<'lat' | 'lon', Int32Array>>): (index: number) => Position {
  return (index) => ({ lat: lat[index]! / UNITS_PER_DEGREE, lon: lon[index]! / UNITS_PER_DEGREE });
}

/** A street by its name, also one without a known house. */
export interface NamedStreet {
  readonly name: string;
  readonly city: string;
  readonly postCode: string;
  readonly line: readonly Position[];
}

/** The table of a list of houses, and of streets besides theirs. Streets with the same name in two cities are distinct. */
export function addressTableOf(addresses: readonly Address[], named: readonly NamedStreet[] = []): AddressTable {
  const index = createStreetIndex();
  const streetOf = Int32Array.from(addresses, ({ city, street }) => index.indexOf(city, street));
  const streetOfNamed = named.map(({ city, name }) => index.indexOf(city, name));
  const shown = shownAs(index.count, addresses, streetOf, named, streetOfNamed);
  return {
    streets: {
      count: index.count,
      idOf: index.idOf,
      withId: index.withId,
      nameOf: (street) => shown[street]!.name,
      otherNamesOf: () => [],
      cityOf: (street) => shown[street]!.city,
      suburbOf: () => '',
      postCodeOf: (street) => shown[street]!.postCode,
      positionOf: (street) => shown[street]!,
    },
    houses: {
      count: addresses.length,
      streetOf,
      lat: Int32Array.from(addresses, ({ lat }) => Math.round(lat * UNITS_PER_DEGREE)),
      lon: Int32Array.from(addresses, ({ lon }) => Math.round(lon * UNITS_PER_DEGREE)),
      idOf: (house) => addresses[house]!.id,
      numberOf: (house) => addresses[house]!.number,
      postCodeOf: (house) => addresses[house]!.postCode,
      withId: idIndexOf(addresses),
      interpolations: NO_INTERPOLATIONS,
    },
    pieces: piecesOf(named, streetOfNamed),
  };
}

interface ShownStreet extends Position {
  readonly name: string;
  readonly city: string;
  readonly postCode: string;
}

/** By street: the house in the middle of its list, or the middle of its line if it has none. */
function shownAs(
  streets: number,
  addresses: readonly Address[],
  streetOf: Int32Array,
  named: readonly NamedStreet[],
  streetOfNamed: readonly number[],
): ShownStreet[] {
  const shown: ShownStreet[] = Array.from({ length: streets });
  for (const [i, { name, city, postCode, line }] of named.entries())
    shown[streetOfNamed[i]!] ??= { name, city, postCode, ...line[line.length >> 1]! };
  for (const [street, house] of middlesOf(streetOf, streets).entries()) {
    if (house < 0) continue;
    const { street: name, city, postCode, lat, lon } = addresses[house]!;
    shown[street] = { name, city, postCode, lat, lon };
  }
  return shown;
}

function piecesOf(named: readonly NamedStreet[], streetOfNamed: readonly number[]): StreetPieces {
  const pieces = named.flatMap(({ line }, i) =>
    line.slice(1).map((to, at) => ({ street: streetOfNamed[i]!, from: line[at]!, to })),
  );
  return {
    streetOf: Int32Array.from(pieces, ({ street }) => street),
    ends: Int32Array.from(
      pieces.flatMap(({ from, to }) => [from.lat, from.lon, to.lat, to.lon]),
      (degrees) => Math.round(degrees * UNITS_PER_DEGREE),
    ),
  };
}

/** By street: the house in the middle of its list; -1 if it has none. */
export function middlesOf(streetOf: Int32Array, streets: number): Int32Array {
  const count = new Int32Array(streets);
  for (const street of streetOf) count[street]!++;
  const seen = new Int32Array(streets);
  const middles = new Int32Array(streets).fill(-1);
  for (const [house, street] of streetOf.entries()) {
    if (seen[street]!++ === count[street]! >> 1) middles[street] = house;
  }
  return middles;
}
