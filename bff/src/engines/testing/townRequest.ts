import { optionsOf } from '@halte/engine/journeys/options';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { MONDAY_AT_8 } from '../../testing/smallTown.ts';

/** A stop area of the small town. */
export function townArea({ areas, areaById }: Feed, id: string): SearchRequest['from'] {
  const { name, lat, lon, stops } = areas[areaById.get(id)!]!;
  return { id, name, lat, lon, stops };
}

/** From Gare to Centre on Monday at 8. */
export function townRequest(feed: Feed, more: Partial<SearchRequest> = {}): SearchRequest {
  return {
    from: townArea(feed, 'Gare'),
    to: townArea(feed, 'Centre'),
    via: null,
    viaStaySeconds: 0,
    time: MONDAY_AT_8,
    direction: 'departAfter',
    options: optionsOf({ bike: 'off' }),
    now: MONDAY_AT_8,
    language: null,
    ...more,
  };
}
