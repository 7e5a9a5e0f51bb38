/** Indexes that take time to build from a timetable, stored with it for the next start. */

import type { Feed } from '@halte/engine/timetable/feed/feed';
import { type PlaceIndex, placeIndexOf } from '../places/placeIndex.ts';
import type { NamedTables } from '../tiles/drawingNames.ts';
import { feedMap } from '../tiles/feedMap.ts';

export interface NetworkIndexes {
  readonly places: PlaceIndex;
  /** What is drawn where no map is given. */
  readonly map: NamedTables;
}

export function networkIndexesOf(feed: Feed): NetworkIndexes {
  return { places: placeIndexOf(feed), map: feedMap(feed) };
}
