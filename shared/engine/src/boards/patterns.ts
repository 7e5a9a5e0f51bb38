/** The route patterns of a line, as scheduled. Computed once per line, on first use. */
import { memoize } from '../common/memoize.ts';
import type { AreaIndex, Feed, RouteIndex, StopIndex, TripIndex } from '../timetable/feed/feed.ts';
import { headwayOffsets, headwaysOf } from '../timetable/realtime/headways.ts';
import { timetableOf } from '../timetable/realtime/overlay.ts';
import { lineOfTrip } from '../timetable/routesOfLines.ts';
import { type Direction, directionsOf } from './directions.ts';

/** Trips that stop at the same stops in the same order. */
export interface Pattern {
  readonly direction: Direction;
  readonly stops: readonly StopIndex[];
  /** The stop area of each of `stops`. */
  readonly areas: readonly AreaIndex[];
  readonly trips: readonly TripIndex[];
  /** Number of trip instances in the timetable, over all days. */
  readonly instanceCount: number;
}

interface Known {
  readonly trips: ReadonlyMap<RouteIndex, readonly TripIndex[]>;
  readonly patterns: Map<RouteIndex, readonly Pattern[]>;
  /** By trip, or -1 until its line has been computed. */
  readonly direction: Int8Array;
}

/** The patterns of a line, the most used first. @param route the one that represents the line. */
export function patternsOf(feed: Feed, route: RouteIndex): readonly Pattern[] {
  const timetable = timetableOf(feed);
  const lines = knownOf(timetable);
  let patterns = lines.patterns.get(route);
  if (patterns === undefined) {
    patterns = collect(timetable, lines.trips.get(route) ?? []);
    for (const { direction, trips } of patterns) for (const trip of trips) lines.direction[trip] = direction;
    lines.patterns.set(route, patterns);
  }
  return patterns;
}

/** The direction of a trip on its line; for an added trip, the one given by its source. */
export function directionOf(feed: Feed, trip: TripIndex): Direction {
  const { direction } = knownOf(timetableOf(feed));
  if (trip >= direction.length) return feed.trips.direction[trip] === 1 ? 1 : 0;
  if (direction[trip] === -1) patternsOf(feed, lineOfTrip(feed, trip));
  return direction[trip] === 1 ? 1 : 0;
}

const knownOf = memoize((timetable: Feed): Known => {
  const { count } = timetable.trips;
  const trips = Map.groupBy(
    Array.from({ length: count }, (_, trip) => trip),
    (trip) => lineOfTrip(timetable, trip),
  );
  return { trips, patterns: new Map(), direction: new Int8Array(count).fill(-1) };
});

function collect(feed: Feed, trips: readonly TripIndex[]): Pattern[] {
  const { direction, stopTimeStart } = feed.trips;
  const stopsOf = (trip: TripIndex) => feed.stopTimes.stop.subarray(stopTimeStart[trip], stopTimeStart[trip + 1]);
  const groups = Map.groupBy(trips, (trip) => `${direction[trip]} ${stopsOf(trip).join()}`);
  const found = [...groups.values()]
    .map((own) => {
      const stops = [...stopsOf(own[0]!)];
      const given = direction[own[0]!]!;
      return {
        given: given === 0 || given === 1 ? given : -1,
        stops,
        areas: stops.map((stop) => feed.stops[stop]!.area),
        trips: own,
        instanceCount: own.reduce((sum, trip) => sum + instanceCountOf(feed, trip), 0),
      } as const;
    })
    .sort((a, b) => b.instanceCount - a.instanceCount || a.trips[0]! - b.trips[0]!);
  const directions = directionsOf(found);
  return found.map(({ given: _, ...pattern }, i) => ({ ...pattern, direction: directions[i]! }));
}

function instanceCountOf(feed: Feed, trip: TripIndex): number {
  const headways = headwaysOf(feed).get(trip);
  return headways ? headways.reduce((sum, headway) => sum + headwayOffsets(feed, headway).length, 0) : 1;
}
