/** Rules for two given trips, and whether the times of these trips ever make the rule decisive. */
import type { Feed, NarrowTransfer, StopIndex, TripIndex } from '../../timetable/feed/feed.ts';
import { headwaysOf } from '../../timetable/realtime/headways.ts';
import { overlayOf } from '../../timetable/realtime/overlay.ts';
import type { TripInstanceUpdate } from '../../timetable/realtime/tripUpdates.ts';

/** Seconds from `low` (inclusive) to `high` (exclusive). */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface TimedRule {
  readonly rule: NarrowTransfer;
  readonly fromTrip: TripIndex;
  readonly toTrip: TripIndex;
  /** Seconds between the two trips for which the change is possible only with the rule, or only without it. */
  readonly ranges: readonly Range[];
}

const DAY_SECONDS = 86_400;
/** Clocks may change by this between two service days. */
const CLOCK_CHANGE = 3_600;
/** Most service days between two connecting trips: trips may last for days. */
const MOST_DAYS = 5;

/** Times of a trip at a stop, in seconds of the service day. */
type Times = readonly number[];

/** Whether the rule is decisive when both trips run as planned, on any days. */
export function meetsInTimetable(feed: Feed, { rule, fromTrip, toTrip, ranges }: TimedRule): boolean {
  const headways = headwaysOf(feed);
  if (headways.has(fromTrip) || headways.has(toTrip)) return true;
  return meets(alightings(feed, fromTrip, rule.from), boardings(feed, toTrip, rule.to), ranges);
}

/** Whether the rule is decisive when one trip runs as the update says, and the other as planned or as another update says. */
export function meetsWithUpdate(
  feed: Feed,
  { rule, fromTrip, toTrip, ranges }: TimedRule,
  update: TripInstanceUpdate,
): boolean {
  const of = (trip: TripIndex) => [undefined, ...(overlayOf(feed)?.byTrip.get(trip) ?? [])];
  return (
    (update.trip === fromTrip &&
      of(toTrip).some((other) =>
        meets(alightings(feed, fromTrip, rule.from, update), boardings(feed, toTrip, rule.to, other), ranges),
      )) ||
    (update.trip === toTrip &&
      of(fromTrip).some((other) =>
        meets(alightings(feed, fromTrip, rule.from, other), boardings(feed, toTrip, rule.to, update), ranges),
      ))
  );
}

function meets(arrivals: Times, departures: Times, ranges: readonly Range[]): boolean {
  return arrivals.some((arrival) =>
    departures.some((departure) => ranges.some((range) => isWithin(departure - arrival, range))),
  );
}

/** On the same service day, or on nearby days. */
function isWithin(wait: number, { low, high }: Range): boolean {
  if (high === Number.POSITIVE_INFINITY) return true;
  for (let days = -MOST_DAYS; days <= MOST_DAYS; days++) {
    const clock = days === 0 ? 0 : CLOCK_CHANGE;
    const there = wait + days * DAY_SECONDS;
    if (there + clock >= low && there - clock < high) return true;
  }
  return false;
}

function alightings(feed: Feed, trip: TripIndex, stop: StopIndex, update?: TripInstanceUpdate): Times {
  const { arrival, dropOff } = feed.stopTimes;
  return timesAt(feed, trip, stop, (i, position) =>
    dropOff[i] === 1 && position > 0 ? (update?.arrival[position] ?? arrival[i]!) : null,
  );
}

function boardings(feed: Feed, trip: TripIndex, stop: StopIndex, update?: TripInstanceUpdate): Times {
  const { departure, pickup } = feed.stopTimes;
  const last = feed.trips.stopTimeStart[trip + 1]! - 1;
  return timesAt(feed, trip, stop, (i, position) =>
    pickup[i] === 1 && i < last ? (update?.departure[position] ?? departure[i]!) : null,
  );
}

function timesAt(
  { trips, stopTimes }: Feed,
  trip: TripIndex,
  stop: StopIndex,
  timeAt: (stopTime: number, position: number) => number | null,
): Times {
  const start = trips.stopTimeStart[trip]!;
  const times: number[] = [];
  for (let i = start; i < trips.stopTimeStart[trip + 1]!; i++) {
    const time = stopTimes.stop[i] === stop ? timeAt(i, i - start) : null;
    if (time !== null) times.push(time);
  }
  return times;
}
