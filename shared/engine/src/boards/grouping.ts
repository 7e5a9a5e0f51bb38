import type { Feed, TripIndex } from '../timetable/feed/feed.ts';
import { headsignOf } from '../timetable/rides.ts';
import { lineOfRoute } from '../timetable/routesOfLines.ts';
import { directionOf } from './patterns.ts';

/** How the departures of a stop are grouped: by line and direction, or by line and terminus. */
export type GroupedBy = 'direction' | 'terminus';

/** Equal for departures that belong together. */
export function groupOf(feed: Feed, groupedBy: GroupedBy, trip: TripIndex, position: number): string {
  const way = `${lineOfRoute(feed, feed.trips.route[trip]!)} ${directionOf(feed, trip)}`;
  return groupedBy === 'direction' ? way : `${way} ${headsignOf(feed, trip, position)}`;
}
