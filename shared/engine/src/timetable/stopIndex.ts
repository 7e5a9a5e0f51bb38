/** For each stop, its stop times and lines. Computed once per timetable, on first use. */
import { memoize } from '../common/memoize.ts';
import type { AreaIndex, Feed, Frequency, Mode, RouteIndex, StopIndex, StopVisits, TripIndex } from './feed/feed.ts';
import { MODES } from './feed/feed.ts';
import { headwaysOf } from './realtime/headways.ts';
import { timetableOf } from './realtime/overlay.ts';
import { lineOfRoute } from './routesOfLines.ts';

export interface Departing extends StopVisits {
  /** By trip, for trips that run by headway. */
  readonly frequencies: ReadonlyMap<TripIndex, readonly Frequency[]>;
  /** The latest departure of the timetable, in seconds of the service day: limits how many days ago a trip under way may have started. */
  readonly latest: number;
  /** The trip of the stop time at an index of `stopTime`. */
  tripOf(visit: number): TripIndex;
}

const visitsOf = memoize(collect);

/** As in the timetable, without any overlay. */
export function stopVisits(feed: Feed): Departing {
  return visitsOf(timetableOf(feed));
}

/** The trip of a stop time. */
export function tripOfStopTime({ trips: { count, stopTimeStart } }: Feed, stopTime: number): TripIndex {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (stopTimeStart[middle]! <= stopTime) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The lines that serve these stops, each as the route that represents it, in the order of {@link compareRoutes}. */
export function linesOfStops(feed: Feed, stops: readonly StopIndex[]): RouteIndex[] {
  const { first, route } = feed.stopRoutes;
  const found = new Set<RouteIndex>();
  for (const stop of stops)
    for (let i = first[stop]!; i < first[stop + 1]!; i++) found.add(lineOfRoute(feed, route[i]!));
  return [...found].sort((a, b) => compareRoutes(feed, a, b));
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

function collect(feed: Feed): Departing {
  const { stopTimes, trips } = feed;
  let latest = 0;
  for (let i = 0; i < stopTimes.count; i++) latest = Math.max(latest, stopTimes.departure[i]!);
  for (const frequency of feed.frequencies) {
    const start = trips.stopTimeStart[frequency.trip]!;
    const length = stopTimes.departure[trips.stopTimeStart[frequency.trip + 1]! - 1]! - stopTimes.departure[start]!;
    latest = Math.max(latest, frequency.end + length);
  }
  const tripOf = (visit: number) => tripOfStopTime(feed, feed.visits.stopTime[visit]!);
  return { ...feed.visits, frequencies: headwaysOf(feed), latest, tripOf };
}
