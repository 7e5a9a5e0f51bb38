/** Propagates the delays of some stops to the times of all of them. */
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

/** Seconds. A larger delay is an error: no trip is a day late. */
const MOST_DELAY = 86_400;

/**
 * As specified: a delay applies until the next stop with an update, even past skipped stops;
 * after NO_DATA and before the first update the schedule applies; times take precedence over delays. The result
 * never decreases: a stop before the first update is not later than that one, and no stop is earlier than the previous one.
 *
 * @param zero start of the service day.
 * @param delay of the whole trip in seconds: applies until a stop has an update.
 */
export function propagateDelays(
  planned: Times,
  updates: readonly (StopTimeUpdate | undefined)[],
  zero: number,
  delay: number | undefined,
  drops: Drops,
): SpreadTimes {
  const arrival = planned.arrival.slice();
  const departure = planned.departure.slice();
  const skipped = new Uint8Array(arrival.length);
  let carried = withinADay(delay, drops);
  let firstUpdated = carried === undefined ? arrival.length : 0;
  for (let i = 0; i < arrival.length; i++) {
    const update = updates[i];
    if (update?.scheduleRelationship === 'SKIPPED') skipped[i] = 1;
    if (update?.scheduleRelationship === 'NO_DATA') carried = undefined;
    const isServed = update && skipped[i] === 0 && update.scheduleRelationship !== 'NO_DATA';
    const arrivalDelay = isServed ? delayOf(update.arrival, planned.arrival[i]! + zero, drops) : undefined;
    const departureDelay = isServed ? delayOf(update.departure, planned.departure[i]! + zero, drops) : undefined;
    const onArrival = arrivalDelay ?? carried ?? departureDelay;
    if (onArrival !== undefined) arrival[i] = planned.arrival[i]! + onArrival;
    carried = departureDelay ?? arrivalDelay ?? carried;
    if (carried !== undefined) {
      departure[i] = planned.departure[i]! + carried;
      firstUpdated = Math.min(firstUpdated, i);
    }
    // The departure is predicted; the arrival is derived from it.
    if (arrivalDelay === undefined && departureDelay !== undefined) arrival[i] = Math.min(arrival[i]!, departure[i]!);
  }
  straighten(arrival, departure, firstUpdated);
  return { arrival, departure, skipped };
}

function straighten(arrival: Int32Array, departure: Int32Array, firstUpdated: number): void {
  if (firstUpdated < arrival.length) {
    const latest = Math.min(arrival[firstUpdated]!, departure[firstUpdated]!);
    for (let i = 0; i < firstUpdated; i++) {
      arrival[i] = Math.min(arrival[i]!, latest);
      departure[i] = Math.min(departure[i]!, latest);
    }
    arrival[firstUpdated] = latest;
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
