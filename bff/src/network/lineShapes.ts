/** The paths of a line on the map. */

import type { Pattern } from '@halte/engine/boards/patterns';
import type { Feed, TripIndex } from '@halte/engine/timetable/feed/feed';
import type { LatLon } from '@halte/engine/timetable/geo/cutShape';
import { simplifyLine } from '@halte/engine/timetable/geo/simplify';
import { rideGeometry } from '@halte/engine/timetable/rides';

/** With more than these the variants of one line cannot be distinguished on a map. */
const MOST_WAYS = 12;
/** Longer lines are simplified, by less than a street is wide. */
const MANY_POINTS = 150;
const TOLERANCE_METRES = 3;

/**
 * A line on the map for each path that vehicles take, the most used first; paths contained in another one are left out.
 *
 * @param patterns of one line and direction, the most used first.
 */
export function waysOnMap(feed: Feed, patterns: readonly Pattern[]): LatLon[][] {
  const drawn: Pattern[] = [];
  const shapes = new Set<number>();
  for (const pattern of patterns) {
    const shape = feed.trips.shape[pattern.trips[0]!]!;
    if (drawn.length === MOST_WAYS) break;
    if (shapes.has(shape) || drawn.some((other) => isPart(pattern.stops, other.stops))) continue;
    if (shape >= 0) shapes.add(shape);
    drawn.push(pattern);
  }
  return drawn.map(({ trips }) => wholeWay(feed, trips[0]!));
}

/** The path of a trip from its first stop to its last, accurate to about a metre. */
export function wholeWay(feed: Feed, trip: TripIndex): LatLon[] {
  const length = feed.trips.stopTimeStart[trip + 1]! - feed.trips.stopTimeStart[trip]!;
  const points = rideGeometry(feed, { trip, serviceDay: 0, offset: 0, fromPosition: 0, toPosition: length - 1 });
  return (points.length > MANY_POINTS ? simplifyLine(points, TOLERANCE_METRES) : points).map(([lat, lon]) => [
    round(lat),
    round(lon),
  ]);
}

/** Whether it is a contiguous part: an express that skips stops takes another path. */
function isPart(stops: readonly number[], whole: readonly number[]): boolean {
  return whole.some((_, start) => stops.every((stop, i) => whole[start + i] === stop));
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
