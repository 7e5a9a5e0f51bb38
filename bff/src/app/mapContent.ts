/** What the map of a network is drawn from. */
import { drawnLinesOf } from '../tiles/lineTiles.ts';
import type { MapContent } from '../tiles/picture.ts';
import type { WalkedNetwork } from './withStreets.ts';

export function mapContentOf({ drawn, feed }: Pick<WalkedNetwork, 'drawn' | 'feed'>): MapContent {
  return { ground: drawn, lines: drawnLinesOf(feed) };
}

/** For browsers, which ask whether a tile has changed. */
export function mapVersionOf({ feed }: Pick<WalkedNetwork, 'feed'>): string {
  return feed.version;
}
