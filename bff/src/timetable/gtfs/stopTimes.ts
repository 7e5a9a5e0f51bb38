/** Assembles trips and their stop times: the usable trips, each with its stop times in order. */
import type { ArrangedStopTimes } from '@halte/engine/timetable/feed/booking';
import type { StopTimes, Trips } from '@halte/engine/timetable/feed/feed';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { arrangedStopTimes, isAlighting, isBoarding, kindOf } from './arrangements.ts';
import { groupRows } from './column.ts';
import { packIds, tripIdsOf } from './packedIds.ts';
import { emptyUnless, narrowed, sharedColumn } from './sharedColumn.ts';
import type { FeedSource } from './source.ts';
import type { StopRow } from './stops.ts';
import { OPEN, type StopTimeRows } from './stopTimeRows.ts';
import type { TripRows } from './trips.ts';
import { mendTimes, type TripProblem } from './tripTimes.ts';

const SENTENCES: Readonly<Record<TripProblem, (trip: string) => string>> = {
  'too-few-stops': (trip) => `Trip ${trip} stops at fewer than two stops and was left out.`,
  'missing-end-time': (trip) => `Trip ${trip} has no time at its first or last stop and was left out.`,
  'bad-time': (trip) => `Trip ${trip} has a time that cannot be read and was left out.`,
  'decreasing-times': (trip) => `Trip ${trip} goes back in time and was left out.`,
};

export interface Assembled {
  readonly trips: Trips;
  readonly stopTimes: StopTimes;
  readonly arranged: ArrangedStopTimes;
  /** New index of each row of `TripRows`, or -1 if the trip was left out. */
  readonly tripOfRow: Int32Array;
}

/** @param metresPerUnit metres per unit of the feed's shape distances. */
export function assemble(
  source: FeedSource,
  rows: StopTimeRows,
  tripRows: TripRows,
  stops: readonly StopRow[],
  metresPerUnit: number,
): Assembled {
  const { first, order } = groupRows(rows.trip, rows.sequence, tripRows.ids.length);
  const out = emptyStopTimes(order.length);
  const tripOfRow = new Int32Array(tripRows.ids.length).fill(-1);
  const usable: number[] = [];
  const starts: number[] = [0];
  const arranged: number[] = [];
  let count = 0;
  for (let trip = 0; trip < tripRows.ids.length; trip++) {
    const own = order.subarray(first[trip]!, first[trip + 1]!);
    const arrival = out.arrival.subarray(count, count + own.length);
    const departure = out.departure.subarray(count, count + own.length);
    for (let i = 0; i < own.length; i++) {
      arrival[i] = rows.arrival[own[i]!]!;
      departure[i] = rows.departure[own[i]!]!;
    }
    const along = isComplete(arrival, departure) ? NOWHERE : distanceAlong(rows, own, stops);
    const problem = mendTimes(arrival, departure, along);
    if (own.some((row, i) => i > 0 && rows.sequence[row] === rows.sequence[own[i - 1]!]))
      source.warnings.add(
        'duplicate-sequence',
        () =>
          `Trip ${tripRows.ids[trip]} has one stop_sequence twice; its stop times are taken in the order of the file.`,
      );
    if (problem !== null) {
      source.warnings.add(problem, () => SENTENCES[problem](tripRows.ids[trip]!));
      continue;
    }
    tripOfRow[trip] = usable.length;
    usable.push(trip);
    for (const row of own) {
      out.stop[count] = rows.stop[row]!;
      const flags = rows.flags[row]!;
      out.pickup[count] = isBoarding(flags) ? 1 : 0;
      out.dropOff[count] = isAlighting(flags) ? 1 : 0;
      if (kindOf(flags) >= 0) arranged.push(count, kindOf(flags));
      out.shapeDistance[count] = (rows.distance[row] ?? Number.NaN) * metresPerUnit;
      out.sequence[count] = rows.sequence[row]!;
      out.headsign[count++] = rows.headsign[row] ?? -1;
    }
    starts.push(count);
  }
  if (usable.length === 0)
    throw new FeedError('no-trips', 'trips.txt and stop_times.txt give no trip that stops at two stops or more.');
  return {
    tripOfRow,
    trips: tripsOf(tripRows, usable, starts),
    stopTimes: compact(cut(out, count)),
    arranged: arrangedStopTimes(arranged, rows.kinds),
  };
}

function tripsOf(rows: TripRows, usable: readonly number[], starts: readonly number[]): Trips {
  const column = (values: readonly number[]) => Int32Array.from(usable, (trip) => values[trip]!);
  return {
    count: usable.length,
    ids: tripIdsOf(packIds(usable.map((trip) => rows.ids[trip]!))),
    route: column(rows.route),
    service: column(rows.service),
    shape: column(rows.shape),
    headsign: column(rows.headsign),
    direction: Int8Array.from(column(rows.direction)),
    wheelchair: Uint8Array.from(column(rows.wheelchair)),
    block: column(rows.block),
    stopTimeStart: Int32Array.from(starts),
  };
}

/** Stop times whose columns take no more memory than needed: in a large feed each has 50 MB. */
function compact(times: StopTimes): StopTimes {
  return {
    ...times,
    shapeDistance: emptyUnless(Float32Array, times.shapeDistance, (metres) => !Number.isNaN(metres)),
    sequence: narrowed(times.sequence),
    headsign: emptyUnless(Int32Array, times.headsign, (text) => text >= 0),
  };
}

function emptyStopTimes(length: number): StopTimes {
  return {
    count: length,
    stop: sharedColumn(Int32Array, length),
    arrival: sharedColumn(Int32Array, length),
    departure: sharedColumn(Int32Array, length),
    pickup: sharedColumn(Uint8Array, length),
    dropOff: sharedColumn(Uint8Array, length),
    shapeDistance: sharedColumn(Float32Array, length),
    sequence: sharedColumn(Int32Array, length),
    headsign: sharedColumn(Int32Array, length),
  };
}

/** Below this share of usable stop times, copying them without the others pays off. */
const MOSTLY = 0.75;

/** The first `count` stop times. */
function cut(times: StopTimes, count: number): StopTimes {
  if (count === times.count) return times;
  const part = count < times.count * MOSTLY ? 'slice' : 'subarray';
  return {
    count,
    stop: times.stop[part](0, count),
    arrival: times.arrival[part](0, count),
    departure: times.departure[part](0, count),
    pickup: times.pickup[part](0, count),
    dropOff: times.dropOff[part](0, count),
    shapeDistance: times.shapeDistance[part](0, count),
    sequence: times.sequence[part](0, count),
    headsign: times.headsign[part](0, count),
  };
}

const NOWHERE = new Float64Array(0);

function isComplete(arrival: Int32Array, departure: Int32Array): boolean {
  for (let i = 0; i < arrival.length; i++) if (arrival[i] === OPEN && departure[i] === OPEN) return false;
  return true;
}

/** By the feed's shape distances if all are present and none decreases, else in a straight line from stop to stop. */
function distanceAlong(rows: StopTimeRows, order: Int32Array, stops: readonly StopRow[]): Float64Array {
  const along = Float64Array.from(order, (row) => rows.distance[row] ?? Number.NaN);
  // A first distance is often left empty for 0.
  if (along.length > 0 && Number.isNaN(along[0]!)) along[0] = 0;
  if (along.every((value, i) => i === 0 || value >= along[i - 1]!)) return along;
  for (let i = 0; i < order.length; i++) {
    const from = stops[rows.stop[order[Math.max(0, i - 1)]!]!]!;
    const to = stops[rows.stop[order[i]!]!]!;
    along[i] = i === 0 ? 0 : along[i - 1]! + metresBetween(from.lat, from.lon, to.lat, to.lon);
  }
  return along;
}
