/**
 * Whether earlier or later vehicles of a journey's lines also make a journey. The timetable gives the answer at once, while a
 * search would take as long as the one that found the journey. Only the same stops are considered, and trips that run as planned on the same
 * service day, so null is inconclusive: a search may still find one.
 */
import { memoize } from '../common/memoize.ts';
import type { EpochSeconds } from '../common/time.ts';
import { serviceDayStart } from '../common/zone.ts';
import { changeSeconds } from '../search/day/changes.ts';
import type { Journey, JourneyQuery, RideLeg } from '../search/journeyEngine.ts';
import { networkOf } from '../search/raptor/network.ts';
import type { Feed, TripIndex } from '../timetable/feed/feed.ts';
import { profileOf } from '../timetable/geo/walkRouter.ts';
import { headwaysOf } from '../timetable/realtime/headways.ts';
import { overlayOf, timetableOf } from '../timetable/realtime/overlay.ts';

/** The options that decide whether a change is feasible. */
type Changing = Pick<JourneyQuery, 'wheelchair' | 'avoidStairs' | 'changeMarginSeconds'>;

/** The arrival of a journey that leaves later than `departure`. */
export function arrivalLeavingAfter(
  feed: Feed,
  journey: Journey,
  departure: EpochSeconds,
  changing: Changing,
): EpochSeconds | null {
  const rides = ridesOf(journey);
  const [first, last] = [rides[0], rides.at(-1)];
  if (!first || !last) return null;
  const toFirst = first.departure - journey.departure;
  let before: RideLeg | null = null;
  for (const ride of rides) {
    const isReady = (run: RideLeg) =>
      before === null ? run.departure - toFirst > departure : canChange(feed, before, run, changing);
    const next: RideLeg | undefined = runsLike(feed, ride).find(isReady);
    if (!next) return null;
    before = next;
  }
  return before && before.arrival + journey.arrival - last.arrival;
}

/** The departure of a journey that arrives earlier than `arrival`. */
export function departureArrivingBefore(
  feed: Feed,
  journey: Journey,
  arrival: EpochSeconds,
  changing: Changing,
): EpochSeconds | null {
  const rides = ridesOf(journey);
  const [first, last] = [rides[0], rides.at(-1)];
  if (!first || !last) return null;
  const fromLast = journey.arrival - last.arrival;
  let after: RideLeg | null = null;
  for (const ride of rides.toReversed()) {
    const isInTime = (run: RideLeg) =>
      after === null ? run.arrival + fromLast < arrival : canChange(feed, run, after, changing);
    const previous: RideLeg | undefined = runsLike(feed, ride).findLast(isInTime);
    if (!previous) return null;
    after = previous;
  }
  return after && after.departure - (first.departure - journey.departure);
}

/** Empty for a journey with a vehicle that becomes another trip while travellers stay seated: its trips belong together. */
function ridesOf({ legs }: Journey): RideLeg[] {
  const rides = legs.filter((leg) => leg.kind === 'ride');
  return rides.some(({ staySeated }) => staySeated) ? [] : rides;
}

function canChange(feed: Feed, before: RideLeg, after: RideLeg, changing: Changing): boolean {
  const { changeMarginSeconds = 0 } = changing;
  if (before.arrival > after.departure) return false;
  const [from, to] = [stopAt(feed, before.trip, before.toPosition), stopAt(feed, after.trip, after.fromPosition)];
  const seconds = changeSeconds(feed, [from, to], [before.trip, after.trip], profileOf(changing));
  return before.arrival + seconds + changeMarginSeconds <= after.departure;
}

/** The same ride on the trips of its pattern that run as planned on its service day, in the order of their first departures. */
function runsLike(feed: Feed, ride: RideLeg): RideLeg[] {
  const { trips, stopTimes } = feed;
  const { serviceDay, fromPosition, toPosition } = ride;
  const overlay = overlayOf(feed);
  const headways = headwaysOf(feed);
  const zero = serviceDayStart(feed.timeZone, serviceDay);
  const runs: RideLeg[] = [];
  for (const trip of tripsLike(timetableOf(feed), ride.trip)) {
    const isAsPlanned = !overlay?.byTrip.has(trip) && !headways.has(trip);
    if (!isAsPlanned || !feed.runsOn(trips.service[trip]!, serviceDay)) continue;
    const start = trips.stopTimeStart[trip]!;
    const departure = zero + stopTimes.departure[start + fromPosition]!;
    const arrival = zero + stopTimes.arrival[start + toPosition]!;
    runs.push({ kind: 'ride', trip, serviceDay, offset: 0, fromPosition, toPosition, departure, arrival });
  }
  return runs;
}

/** Empty for a trip that real time has added. */
function tripsLike(timetable: Feed, trip: TripIndex): Int32Array {
  const { tripStart, trip: trips } = networkOf(timetable).patterns;
  const pattern = patternByTrip(timetable)[trip];
  return pattern === undefined ? NO_TRIPS : trips.subarray(tripStart[pattern]!, tripStart[pattern + 1]!);
}

const NO_TRIPS = new Int32Array(0);

const patternByTrip = memoize((timetable: Feed): Int32Array => {
  const { count, tripStart, trip } = networkOf(timetable).patterns;
  const patterns = new Int32Array(timetable.trips.count);
  for (let pattern = 0; pattern < count; pattern++)
    for (let i = tripStart[pattern]!; i < tripStart[pattern + 1]!; i++) patterns[trip[i]!] = pattern;
  return patterns;
});

function stopAt({ trips, stopTimes }: Feed, trip: TripIndex, position: number): number {
  return stopTimes.stop[trips.stopTimeStart[trip]! + position]!;
}
