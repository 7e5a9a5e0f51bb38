import type { Feed } from '../timetable/feed.ts';
import type { ServedIds } from './entries.ts';

/** Lines and stops of a timetable. A stop area counts as a stop: it is what most travellers mean. */
export function servedBy(feed: Feed): ServedIds {
  return {
    hasLine: (id) => feed.routeById.has(id),
    hasStop: (id) => feed.stopById.has(id) || feed.areaById.has(id),
  };
}
