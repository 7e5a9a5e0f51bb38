/** What trips are packed as: docs/network-file.md, section 7. Thousands of trips share a few kinds and profiles. */
import type { StopTimes, Trips } from '../timetable/feed/feed.ts';
import { type Column, deltas, each, list, nullable, table, uint } from './codec.ts';
import { index, indexDeltas, indexOrNone } from './numbers.ts';

export interface TripTables {
  readonly trips: Omit<Trips, 'ids'>;
  /** Without what only real time and the cutting of shapes need. */
  readonly stopTimes: Omit<StopTimes, 'sequence' | 'shapeDistance'>;
}

/** How many rows the tables have that trips refer to. */
export interface TripScope {
  readonly stops: number;
  readonly routes: number;
  readonly services: number;
  readonly texts: number;
  readonly shapes: number;
}

/** The latest time that import accepts: 10 days. */
export const LATEST_SECONDS = 864_000;
export const PICKUP = 1;
export const DROP_OFF = 2;

/** Stops in order, each with the rules for boarding and alighting. */
export interface StopSequence {
  readonly stops: readonly number[];
  /** {@link PICKUP} and {@link DROP_OFF}. */
  readonly rules: readonly number[];
}

export interface TripKind {
  readonly route: number;
  readonly sequence: number;
  readonly headsign: number;
  readonly direction: number;
  readonly wheelchair: number;
  readonly shape: number;
  /** By stop; null if none has a headsign of its own. */
  readonly headsigns: readonly number[] | null;
}

/** In units of time: to each following stop, and the stay at each; null: none stays anywhere. */
export interface Profile {
  readonly hops: readonly number[];
  readonly stays: readonly number[] | null;
}

export interface PackedTrip {
  readonly kind: number;
  /** Of those of the sequence of its kind. */
  readonly profile: number;
  /** The first, in units of time. */
  readonly departure: number;
  readonly service: number;
  readonly block: number;
}

export function kindRows({ routes, texts, shapes }: TripScope, sequences: number) {
  return table<TripKind>({
    route: indexDeltas(routes),
    sequence: indexDeltas(sequences),
    headsign: each(indexOrNone(texts)),
    direction: each(indexOrNone(2)),
    wheelchair: each(index(3)),
    shape: each(indexOrNone(shapes)),
    headsigns: each(nullable(list(indexOrNone(texts)))),
  });
}

export const uints: Column<number> = each(uint);

export function tripRows(scope: TripScope, kinds: number) {
  return table<PackedTrip>({
    kind: indexDeltas(kinds),
    profile: uints,
    departure: deltas,
    service: each(index(scope.services)),
    block: deltas,
  });
}
