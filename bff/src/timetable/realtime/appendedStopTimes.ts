/**
 * The stop times of a timetable followed by those of added trips. Each real-time message repeats its added trips: the columns of the
 * timetable are copied once, with spare capacity, and later additions are written there. Written values are never overwritten,
 * since the previous feed may still be in use; when the capacity is used up, the columns are copied again.
 */

import type { StopTimes } from '@halte/engine/timetable/feed/feed';
import type { AddedTrip } from '@halte/engine/timetable/realtime/tripUpdates';
import { columnLike } from '../feed/columnLike.ts';

export interface AppendedStopTimes {
  readonly stopTimes: StopTimes;
  /** The position of the first added stop time; those between the timetable's and this one belong to earlier messages. */
  readonly start: number;
}

/** Minimum spare capacity of a copy, in stop times: a few hundred messages with a few added trips. */
const LEAST_ROOM = 8_192;
/** Spare capacity in messages the size of the first one. */
const MESSAGES = 32;

type Columns = Omit<StopTimes, 'count'>;

interface Room {
  readonly columns: Columns;
  readonly size: number;
  end: number;
}

const rooms = new WeakMap<StopTimes, Room>();

/** @param timetable as published: the key by which its spare capacity is found. */
export function appendStopTimes(
  timetable: StopTimes,
  added: readonly Pick<AddedTrip, 'stops' | 'arrival' | 'departure'>[],
): AppendedStopTimes {
  const more = added.reduce((sum, { stops }) => sum + stops.length, 0);
  const room = roomFor(timetable, more);
  const start = room.end;
  for (const { stops, arrival, departure } of added) write(room, stops, arrival, departure);
  return { start, stopTimes: viewOf(room) };
}

function roomFor(timetable: StopTimes, more: number): Room {
  const known = rooms.get(timetable);
  if (known && known.end + more <= known.size) return known;
  const size = timetable.count + Math.max(LEAST_ROOM, MESSAGES * more);
  const room = { columns: copied(timetable, size), size, end: timetable.count };
  rooms.set(timetable, room);
  return room;
}

function copied(
  { stop, arrival, departure, pickup, dropOff, shapeDistance, sequence, headsign }: StopTimes,
  size: number,
): Columns {
  return {
    stop: withRoom(stop, size),
    arrival: withRoom(arrival, size),
    departure: withRoom(departure, size),
    pickup: withRoom(pickup, size),
    dropOff: withRoom(dropOff, size),
    // An empty column has no value for any stop time, and stays empty.
    shapeDistance: shapeDistance.length === 0 ? shapeDistance : withRoom(shapeDistance, size),
    sequence: withRoom<Uint16Array | Int32Array>(sequence, size),
    headsign: headsign.length === 0 ? headsign : withRoom(headsign, size),
  };
}

function withRoom<T extends Int32Array | Uint16Array | Uint8Array | Float32Array>(column: T, size: number): T {
  const copy = columnLike(column, size);
  copy.set(column);
  return copy;
}

/** A trip that stops for boarding and alighting everywhere and has no shape. */
function write(room: Room, stops: Int32Array, arrival: Int32Array, departure: Int32Array): void {
  const { columns, end } = room;
  const next = end + stops.length;
  columns.stop.set(stops, end);
  columns.arrival.set(arrival, end);
  columns.departure.set(departure, end);
  columns.pickup.fill(1, end, next);
  columns.dropOff.fill(1, end, next);
  columns.shapeDistance.fill(Number.NaN, end, next);
  for (let position = 0; position < stops.length; position++) columns.sequence[end + position] = position;
  columns.headsign.fill(-1, end, next);
  room.end = next;
}

function viewOf({ columns, end }: Room): StopTimes {
  const { stop, arrival, departure, pickup, dropOff, shapeDistance, sequence, headsign } = columns;
  return {
    count: end,
    stop: stop.subarray(0, end),
    arrival: arrival.subarray(0, end),
    departure: departure.subarray(0, end),
    pickup: pickup.subarray(0, end),
    dropOff: dropOff.subarray(0, end),
    shapeDistance: shapeDistance.subarray(0, end),
    sequence: sequence.subarray(0, end),
    headsign: headsign.subarray(0, end),
  };
}
