/** Concatenates columns of several feeds, in shared memory. */
import type { Feed, StopTimes, Trips } from '@halte/engine/timetable/feed/feed';
import { listOf, packIds, tripIdsOf } from '../gtfs/packedIds.ts';
import { sharedColumn } from '../gtfs/sharedColumn.ts';
import { refuseSameIds } from './sameIds.ts';

/** Counts of the preceding feeds, which are added to the indexes of a feed. */
export interface Offsets {
  readonly agencies: number;
  readonly stops: number;
  readonly routes: number;
  readonly trips: number;
  readonly services: number;
  readonly shapes: number;
  readonly texts: number;
  readonly blocks: number;
  readonly stopTimes: number;
  readonly stationNodes: number;
  readonly bookingRules: number;
}

const NOTHING: Offsets = {
  agencies: 0,
  stops: 0,
  routes: 0,
  trips: 0,
  services: 0,
  shapes: 0,
  texts: 0,
  blocks: 0,
  stopTimes: 0,
  stationNodes: 0,
  bookingRules: 0,
};

export function offsetsOf(feeds: readonly Feed[]): Offsets[] {
  let before = NOTHING;
  return feeds.map((feed) => {
    const own = before;
    before = {
      agencies: own.agencies + feed.agencies.length,
      stops: own.stops + feed.stops.length,
      routes: own.routes + feed.routes.length,
      trips: own.trips + feed.trips.count,
      services: own.services + serviceCount(feed),
      shapes: own.shapes + feed.shapes.length,
      texts: own.texts + feed.texts.length,
      blocks: own.blocks + highest(feed.trips.block) + 1,
      stopTimes: own.stopTimes + feed.stopTimes.count,
      stationNodes: own.stationNodes + feed.stationNodes.length,
      bookingRules: own.bookingRules + feed.bookingRules.length,
    };
    return own;
  });
}

/** Number of services that trips or booking rules refer to. */
export function serviceCount({ trips, bookingRules }: Feed): number {
  const ruled = bookingRules.map(({ notice }) => (notice?.kind === 'priorDays' ? notice.service : -1));
  return ruled.reduce((most, service) => Math.max(most, service), highest(trips.service)) + 1;
}

function highest(column: Int32Array): number {
  return column.reduce((most, value) => Math.max(most, value), -1);
}

export function mergeTrips(feeds: readonly Feed[], offsets: readonly Offsets[]): Trips {
  const all = feeds.map(({ trips }) => trips);
  const by = (name: keyof Offsets) => offsets.map((offset) => offset[name]);
  const none = offsets.map(() => 0);
  const count = all.reduce((sum, trips) => sum + trips.count, 0);
  const stopTimeStart = sharedColumn(Int32Array, count + 1);
  for (const [index, trips] of all.entries()) {
    const { trips: firstTrip, stopTimes } = offsets[index]!;
    for (const [trip, start] of trips.stopTimeStart.entries()) stopTimeStart[firstTrip + trip] = start + stopTimes;
  }
  return {
    count,
    ids: tripIdsOf(packIds(idsOf(all))),
    route: merged(Int32Array, pick(all, 'route'), by('routes')),
    service: merged(Int32Array, pick(all, 'service'), by('services')),
    shape: merged(Int32Array, pick(all, 'shape'), by('shapes')),
    headsign: merged(Int32Array, pick(all, 'headsign'), by('texts')),
    direction: merged(Int8Array, pick(all, 'direction'), none),
    wheelchair: merged(Uint8Array, pick(all, 'wheelchair'), none),
    block: merged(Int32Array, pick(all, 'block'), by('blocks')),
    stopTimeStart,
  };
}

export function mergeStopTimes(feeds: readonly Feed[], offsets: readonly Offsets[]): StopTimes {
  const all = feeds.map(({ stopTimes }) => stopTimes);
  const none = offsets.map(() => 0);
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    stop: merged(
      Int32Array,
      pick(all, 'stop'),
      offsets.map(({ stops }) => stops),
    ),
    arrival: merged(Int32Array, pick(all, 'arrival'), none),
    departure: merged(Int32Array, pick(all, 'departure'), none),
    pickup: merged(Uint8Array, pick(all, 'pickup'), none),
    dropOff: merged(Uint8Array, pick(all, 'dropOff'), none),
    shapeDistance: merged(Float32Array, filled(all, 'shapeDistance', Float32Array, Number.NaN), none),
    sequence: sequencesOf(all),
    headsign: merged(
      Int32Array,
      filled(all, 'headsign', Int32Array, -1),
      offsets.map(({ texts }) => texts),
    ),
  };
}

function sequencesOf(all: readonly StopTimes[]): Uint16Array | Int32Array {
  const Kind = all.every(({ sequence }) => sequence instanceof Uint16Array) ? Uint16Array : Int32Array;
  return merged<Uint16Array | Int32Array>(
    Kind,
    pick(all, 'sequence'),
    all.map(() => 0),
  );
}

/** The columns of this name; an empty one is filled with `nothing` if another feed's is not empty. */
function filled<Name extends 'shapeDistance' | 'headsign'>(
  all: readonly StopTimes[],
  name: Name,
  Kind: ColumnKind<StopTimes[Name]>,
  nothing: number,
): StopTimes[Name][] {
  const columns = pick(all, name);
  if (columns.every(({ length }) => length === 0)) return columns;
  return columns.map((column, i) => {
    if (column.length > 0) return column;
    const full = sharedColumn(Kind, all[i]!.count);
    full.fill(nothing);
    return full;
  });
}

/** @throws FeedError `same-ids` */
function idsOf(all: readonly Trips[]): string[] {
  const list = all.flatMap(({ ids }) => listOf(ids));
  refuseSameIds(list, 'trips');
  return list;
}

function pick<T, Name extends keyof T>(all: readonly T[], name: Name): T[Name][] {
  return all.map((one) => one[name]);
}

/** A writable column. */
interface Column extends ArrayLike<number> {
  [index: number]: number;
  set(values: ArrayLike<number>, offset: number): void;
}

interface ColumnKind<T> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer): T;
}

/** Adds the offset of its feed to each index; a negative index means none and is kept. */
function merged<T extends Column>(Kind: ColumnKind<T>, columns: readonly T[], offsets: readonly number[]): T {
  const all = sharedColumn(
    Kind,
    columns.reduce((sum, { length }) => sum + length, 0),
  );
  let at = 0;
  for (const [index, column] of columns.entries()) {
    all.set(column, at);
    const offset = offsets[index]!;
    if (offset > 0) for (let i = at; i < at + column.length; i++) if (all[i]! >= 0) all[i]! += offset;
    at += column.length;
  }
  return all;
}
