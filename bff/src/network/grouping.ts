import type { Feed, TripIndex } from '@halte/engine/timetable/feed/feed';
import { headsignOf } from '@halte/engine/timetable/rides';
import { lineOfRoute } from '@halte/engine/timetable/routesOfLines';
import { directionOf } from './patterns.ts';

/** How the departures of a stop are grouped: by line and direction, or by line and terminus. */
export type GroupedBy = 'direction' | 'terminus';

/** Equal for departures that belong together. */
export function groupOf(feed: Feed, groupedBy: GroupedBy, trip: TripIndex, position: number): string {
  const way = `${lineOfRoute(feed, feed.trips.route[trip]!)} ${directionOf(feed, trip)}`;
  return groupedBy === 'direction' ? way : `${way} ${headsignOf(feed, trip, position)}`;
}
