/** For each stop, its stop times: made once per timetable, on first use. */
import { memoize } from '../common/memoize.ts';
import type { AreaIndex, Feed, Frequency, Mode, RouteIndex, StopIndex, TripIndex } from './feed/feed.ts';
import { MODES } from './feed/feed.ts';
import { headwaysOf } from './realtime/headways.ts';
import { timetableOf } from './realtime/overlay.ts';

export interface StopVisits {
  /** Visits of stop s are `first[s] … first[s + 1] - 1` of the other columns, ordered by departure within the service day. */
  readonly first: Int32Array;
  /** Index into `Feed.stopTimes`. */
  readonly stopTime: Int32Array;
  readonly trip: Int32Array;
  /** By trip, of those that run by headway. */
  readonly frequencies: ReadonlyMap<TripIndex, readonly Frequency[]>;
  /** The latest departure of the timetable, seconds of the service day: how many days back a vehicle on the road may have started. */
  readonly latest: number;
}

const visitsOf = memoize(collect);

/** As in the timetable, whatever is laid over it. */
export function stopVisits(feed: Feed): StopVisits {
  return visitsOf(timetableOf(feed));
}

/** The lines that serve these stops, in the order of {@link compareRoutes}. */
export function linesOfStops(feed: Feed, stops: readonly StopIndex[]): RouteIndex[] {
  const { first, trip } = stopVisits(feed);
  const routes = new Set<RouteIndex>();
  for (const stop of stops)
    for (let i = first[stop]!; i < first[stop + 1]!; i++) routes.add(feed.trips.route[trip[i]!]!);
  return [...routes].sort((a, b) => compareRoutes(feed, a, b));
}

/** The lines that serve a stop area. */
export function linesOfArea(feed: Feed, area: AreaIndex): RouteIndex[] {
  return linesOfStops(feed, feed.areas[area]!.stops);
}

/** The modes of the lines that have at least one trip, in the order of {@link MODES}. */
export function modesOf(feed: Feed): Mode[] {
  const present = new Set<Mode>();
  for (let trip = 0; trip < feed.trips.count; trip++) present.add(feed.routes[feed.trips.route[trip]!]!.mode);
  return MODES.filter((mode) => present.has(mode));
}

/** Order of lines in lists: the operator's order, then by mode as in {@link MODES}, then names with numbers by value (2 before 10). */
export function compareRoutes(feed: Feed, a: RouteIndex, b: RouteIndex): number {
  const [one, other] = [feed.routes[a]!, feed.routes[b]!];
  return (
    one.sortOrder - other.sortOrder ||
    MODES.indexOf(one.mode) - MODES.indexOf(other.mode) ||
    byName.compare(one.shortName || one.longName, other.shortName || other.longName) ||
    a - b
  );
}

const byName = new Intl.Collator('en', { numeric: true });

function collect(feed: Feed): StopVisits {
  const { stopTimes, trips } = feed;
  const tripOf = new Int32Array(stopTimes.count);
  for (let trip = 0; trip < trips.count; trip++)
    tripOf.fill(trip, trips.stopTimeStart[trip]!, trips.stopTimeStart[trip + 1]!);

  const first = new Int32Array(feed.stops.length + 1);
  for (let i = 0; i < stopTimes.count; i++) first[stopTimes.stop[i]! + 1]!++;
  for (let stop = 0; stop < feed.stops.length; stop++) first[stop + 1]! += first[stop]!;

  const next = first.slice();
  const stopTime = new Int32Array(stopTimes.count);
  let latest = 0;
  for (let i = 0; i < stopTimes.count; i++) {
    stopTime[next[stopTimes.stop[i]!]!++] = i;
    latest = Math.max(latest, stopTimes.departure[i]!);
  }
  for (let stop = 0; stop < feed.stops.length; stop++)
    stopTime
      .subarray(first[stop]!, first[stop + 1]!)
      .sort((a, b) => stopTimes.departure[a]! - stopTimes.departure[b]! || a - b);

  for (const frequency of feed.frequencies) {
    const start = trips.stopTimeStart[frequency.trip]!;
    const length = stopTimes.departure[trips.stopTimeStart[frequency.trip + 1]! - 1]! - stopTimes.departure[start]!;
    latest = Math.max(latest, frequency.end + length);
  }
  return { first, stopTime, trip: stopTime.map((i) => tripOf[i]!), frequencies: headwaysOf(feed), latest };
}
