import type { Endpoint } from '@halte/engine/journeys/endpoints';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { FeedIds } from './feedIds.ts';

/** A stop point or a station of the feed by its id there; null for other places, such as one that Halte has put together of several stops. */
export function namedEnd(
  { stops }: Feed,
  { stops: own, id }: Endpoint,
  ids: FeedIds,
): { readonly feed: string; readonly id: string } | null {
  if (own.length === 0) return null;
  const named = ids.toEngine(own.length === 1 ? stops[own[0]!]!.id : id);
  return named === null || named.id.startsWith('area:') ? null : named;
}
