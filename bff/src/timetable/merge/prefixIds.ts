/** Prefixes the ids of one of several feeds, so that ids of two feeds never collide. */
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { listOf, packIds, tripIdsOf } from '../gtfs/packedIds.ts';

/** The id in the network for `id` in a feed. Without a prefix, ids are unchanged. */
export function prefixed(prefix: string, id: string): string {
  return prefix === '' ? id : `${prefix}:${id}`;
}

/** The feed with all its ids prefixed; {@link Feed.stopById} and similar lookups are left for the merged feed to build. */
export function withPrefixedIds(feed: Feed, prefix: string): Feed {
  if (prefix === '') return feed;
  const renamed = <T extends { readonly id: string }>(thing: T): T => ({ ...thing, id: prefixed(prefix, thing.id) });
  return {
    ...feed,
    version: `${prefix}:${feed.version}`,
    parts: feed.parts.map((part) => ({ ...part, id: prefix })),
    agencies: feed.agencies.map(renamed),
    stops: feed.stops.map(renamed),
    areas: feed.areas.map(renamed),
    routes: feed.routes.map(renamed),
    trips: { ...feed.trips, ids: tripIdsOf(packIds(listOf(feed.trips.ids).map((id) => prefixed(prefix, id)))) },
    shapes: feed.shapes.map(renamed),
    stationNodes: feed.stationNodes.map((node) => ({ ...renamed(node), station: prefixed(prefix, node.station) })),
    bookingRules: feed.bookingRules.map(renamed),
  };
}
