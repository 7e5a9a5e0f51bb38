/** Indexes that take time to build from a timetable, stored with it for the next start. */
import { type PlaceIndex, placeIndexOf } from '../places/placeIndex.ts';
import { type FeedWays, feedWaysOf } from '../tiles/feedWays.ts';
import type { Feed } from '../timetable/feed/feed.ts';

export interface NetworkIndexes {
  readonly places: PlaceIndex;
  readonly ways: FeedWays;
}

export function networkIndexesOf(feed: Feed): NetworkIndexes {
  return { places: placeIndexOf(feed), ways: feedWaysOf(feed) };
}
