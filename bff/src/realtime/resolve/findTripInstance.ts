/** Finds the trip instance that a trip descriptor selects. */
import { memoize } from '@halte/engine/common/memoize';
import type { DayNumber, EpochSeconds } from '@halte/engine/common/time';
import { dayFromIso, dayOf, serviceDayStart } from '@halte/engine/common/zone';
import type { Feed, Frequency, TripIndex } from '@halte/engine/timetable/feed/feed';
import { headwaysOf } from '@halte/engine/timetable/realtime/headways';
import type { TripDescriptor } from '../wire/gtfsRealtime.ts';
import type { DropCode } from './drops.ts';

export interface FoundTripInstance {
  readonly trip: TripIndex;
  readonly serviceDay: DayNumber;
  /** As in `TripInstanceUpdate`: selects the departure by headway. */
  readonly offset: number;
  /** Seconds to add to the trip's stop times to get the planned times of this instance. Near `offset`: a headway is not an exact schedule. */
  readonly shift: number;
}

/** Trips of the day before yesterday may still be under way, and tomorrow's first may be reported before midnight. */
const DAYS_BACK = 2;
const DAYS_AHEAD = 1;

/**
 * By trip id or, without one, by line, direction and start. Without a date, the instance of the service day that is under way at `now`
 * or nearest to it.
 *
 * A shifted calendar has trips on days on which their operator does not run them, so no day is guessed: only a trip
 * with a date that is also a running day in the shifted calendar is found.
 */
export function findTripInstance(
  feed: Feed,
  descriptor: TripDescriptor,
  now: EpochSeconds,
): FoundTripInstance | DropCode {
  const start = descriptor.startTime === undefined ? null : secondsOf(descriptor.startTime);
  const date = descriptor.startDate === undefined ? null : dateOf(descriptor.startDate);
  if (Number.isNaN(start) || Number.isNaN(date)) return 'bad-start';
  if (date === null && feed.shiftedByWeeks !== 0) return 'moved-calendar';
  if (!descriptor.tripId) return findWithoutId(feed, descriptor, start, date, now);
  const trip = feed.trips.ids.find(descriptor.tripId);
  if (trip === undefined) return 'unknown-trip';
  return instanceOnDay(feed, trip, start, date, now);
}

/** `HH:MM:SS`, hours beyond 24 included; NaN for anything else. */
export function secondsOf(clock: string): number {
  const parts = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(clock.trim());
  return parts ? Number(parts[1]) * 3_600 + Number(parts[2]) * 60 + Number(parts[3]) : Number.NaN;
}

/** `YYYYMMDD`; NaN for anything else. */
export function dateOf(date: string): DayNumber {
  try {
    return dayFromIso(date);
  } catch {
    return Number.NaN;
  }
}

function instanceOnDay(
  feed: Feed,
  trip: TripIndex,
  start: number | null,
  date: DayNumber | null,
  now: EpochSeconds,
): FoundTripInstance | DropCode {
  const headways = headwaysOf(feed).get(trip);
  if (headways && start === null) return 'missing-start';
  const headway = headways && start !== null ? headwayInstance(feed, headways, start) : { offset: 0, shift: 0 };
  if (!headway) return 'not-running';
  const runsOn = (day: DayNumber) => feed.runsOn(feed.trips.service[trip]!, day);
  if (date !== null) return runsOn(date) ? { trip, serviceDay: date, ...headway } : 'not-running';
  const today = dayOf(feed.timeZone, now);
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, i) => today - DAYS_BACK + i).filter(runsOn);
  const serviceDay = nearest(days, (day) => secondsAway(feed, trip, day, headway.shift, now));
  return serviceDay === null ? 'not-running' : { trip, serviceDay, ...headway };
}

/** The departure by headway nearest to a start; null if it is farther from the start than a headway. */
function headwayInstance(
  feed: Feed,
  frequencies: readonly Frequency[],
  start: number,
): Pick<FoundTripInstance, 'offset' | 'shift'> | null {
  const firstDeparture = firstDepartureOf(feed, frequencies[0]!.trip);
  const starts = frequencies
    .filter((one) => start > one.start - one.headway && start < one.end + one.headway)
    .map(({ start: first, end, headway }) => {
      const last = Math.ceil((end - first) / headway) - 1;
      return first + Math.min(last, Math.max(0, Math.round((start - first) / headway))) * headway;
    });
  const planned = nearest(starts, (one) => Math.abs(one - start));
  return planned === null ? null : { offset: planned - firstDeparture, shift: start - firstDeparture };
}

function findWithoutId(
  feed: Feed,
  { routeId = '', directionId }: TripDescriptor,
  start: number | null,
  date: DayNumber | null,
  now: EpochSeconds,
): FoundTripInstance | DropCode {
  const route = feed.routeById.get(routeId);
  if (route === undefined) return 'unknown-route';
  if (start === null) return 'missing-start';
  const found = (tripsOfRoutes(feed).get(route) ?? [])
    .filter((trip) => directionId === undefined || feed.trips.direction[trip] === directionId)
    .filter((trip) => headwaysOf(feed).has(trip) || firstDepartureOf(feed, trip) === start)
    .map((trip) => instanceOnDay(feed, trip, start, date, now))
    .filter((instance) => typeof instance !== 'string');
  const day = nearest(found, (instance) =>
    secondsAway(feed, instance.trip, instance.serviceDay, instance.shift, now),
  )?.serviceDay;
  const [instance, ...others] = found.filter(({ serviceDay }) => serviceDay === day);
  if (!instance) return 'unknown-trip';
  return others.length > 0 ? 'ambiguous-trip' : instance;
}

/** 0 while the trip is under way. */
function secondsAway(feed: Feed, trip: TripIndex, day: DayNumber, shift: number, now: EpochSeconds): number {
  const seconds = now - serviceDayStart(feed.timeZone, day) - shift;
  const lastArrival = feed.stopTimes.arrival[feed.trips.stopTimeStart[trip + 1]! - 1]!;
  return Math.max(0, firstDepartureOf(feed, trip) - seconds, seconds - lastArrival);
}

function firstDepartureOf({ stopTimes, trips }: Feed, trip: TripIndex): number {
  return stopTimes.departure[trips.stopTimeStart[trip]!]!;
}

function nearest<T>(things: readonly T[], away: (thing: T) => number): T | null {
  let best: T | null = null;
  for (const thing of things) if (best === null || away(thing) < away(best)) best = thing;
  return best;
}

const tripsOfRoutes = memoize(
  (feed: Feed): ReadonlyMap<number, readonly TripIndex[]> =>
    Map.groupBy(
      Array.from({ length: feed.trips.count }, (_, trip) => trip),
      (trip) => feed.trips.route[trip]!,
    ),
);
