/** From what is told of some halts to the times of all of them. */
import type { StopTimeEvent, StopTimeUpdate } from '../wire/gtfsRealtime.ts';
import { type Drops, drop } from './drops.ts';

/** Seconds of the service day, by position. */
export interface Times {
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
}

export interface SpreadTimes extends Times {
  readonly skipped: Uint8Array;
}

/** Nothing in public transport is a day late and still the same vehicle. */
const MOST_DELAY = 86_400;

/**
 * As the specification has it: a delay goes on until the next halt that something is told of, also past halts that are not made;
 * where it is told that nothing is known, and before the first halt told, the timetable holds; times win over delays. What comes out
 * never decreases: a halt before the first one told is not later than that one, and none is earlier than the one before.
 *
 * @param zero the instant at which the service day begins.
 * @param delay of the trip as a whole, seconds: holds while nothing is told of a halt.
 */
export function spread(
  planned: Times,
  told: readonly (StopTimeUpdate | undefined)[],
  zero: number,
  delay: number | undefined,
  drops: Drops,
): SpreadTimes {
  const arrival = planned.arrival.slice();
  const departure = planned.departure.slice();
  const skipped = new Uint8Array(arrival.length);
  let carried = withinADay(delay, drops);
  let firstTold = carried === undefined ? arrival.length : 0;
  for (let i = 0; i < arrival.length; i++) {
    const update = told[i];
    if (update?.scheduleRelationship === 'SKIPPED') skipped[i] = 1;
    if (update?.scheduleRelationship === 'NO_DATA') carried = undefined;
    const isHalt = update && skipped[i] === 0 && update.scheduleRelationship !== 'NO_DATA';
    const arrivalDelay = isHalt ? delayOf(update.arrival, planned.arrival[i]! + zero, drops) : undefined;
    const departureDelay = isHalt ? delayOf(update.departure, planned.departure[i]! + zero, drops) : undefined;
    const onArrival = arrivalDelay ?? carried ?? departureDelay;
    if (onArrival !== undefined) arrival[i] = planned.arrival[i]! + onArrival;
    carried = departureDelay ?? arrivalDelay ?? carried;
    if (carried !== undefined) {
      departure[i] = planned.departure[i]! + carried;
      firstTold = Math.min(firstTold, i);
    }
    // When a vehicle leaves was told; when it arrives then is a guess.
    if (arrivalDelay === undefined && departureDelay !== undefined) arrival[i] = Math.min(arrival[i]!, departure[i]!);
  }
  straighten(arrival, departure, firstTold);
  return { arrival, departure, skipped };
}

function straighten(arrival: Int32Array, departure: Int32Array, firstTold: number): void {
  if (firstTold < arrival.length) {
    const latest = Math.min(arrival[firstTold]!, departure[firstTold]!);
    for (let i = 0; i < firstTold; i++) {
      arrival[i] = Math.min(arrival[i]!, latest);
      departure[i] = Math.min(departure[i]!, latest);
    }
    arrival[firstTold] = latest;
  }
  for (let i = 0; i < arrival.length; i++) {
    if (i > 0) arrival[i] = Math.max(arrival[i]!, departure[i - 1]!);
    departure[i] = Math.max(departure[i]!, arrival[i]!);
  }
}

/** @param planned an instant. */
function delayOf(event: StopTimeEvent | undefined, planned: number, drops: Drops): number | undefined {
  return withinADay(event?.time ? event.time - planned : event?.delay, drops);
}

function withinADay(delay: number | undefined, drops: Drops): number | undefined {
  if (delay === undefined || Math.abs(delay) <= MOST_DELAY) return delay;
  drop(drops, 'absurd-time');
  return undefined;
}
