import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { NamedTables } from '../tiles/drawingNames.ts';
import { createMapDrawer } from '../tiles/drawMap.ts';
import { feedMap } from '../tiles/feedMap.ts';
import { keptPictures } from '../tiles/keptPictures.ts';
import { drawnLinesOf } from '../tiles/lineTiles.ts';
import type { MapPictures } from '../tiles/picture.ts';

/** The map of a timetable, drawn without a thread. */
export function mapPictures(feed: Feed, ground: NamedTables = feedMap(feed)): MapPictures {
  const draw = createMapDrawer({ ground, lines: drawnLinesOf(feed) });
  return keptPictures(feed.version, async (picture) => Buffer.from(draw(picture)));
}
