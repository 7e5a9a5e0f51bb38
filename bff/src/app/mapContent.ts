/** What the map of a network is drawn from. */
import { createHash } from 'node:crypto';
import { drawnLinesOf } from '../tiles/lineTiles.ts';
import type { MapContent } from '../tiles/picture.ts';
import type { WalkedNetwork } from './withStreets.ts';

type Drawn = Pick<WalkedNetwork, 'drawn' | 'feed' | 'ground'>;

/** The map of `--osm`, else the paths of the timetable or the demo city. */
export function mapContentOf({ drawn, feed, ground }: Drawn): MapContent {
  const lines = drawnLinesOf(feed);
  const drawing = ground?.ground.drawing;
  if (!drawing) return { ground: drawn, lines };
  const { addresses, texts } = ground.ground;
  const { lat, lon, number } = addresses;
  return { ground: { drawing, addresses: { lat, lon, number }, texts }, lines };
}

/** For browsers, which ask whether a tile has changed. */
export function mapVersionOf({ feed, ground }: Omit<Drawn, 'drawn'>): string {
  if (!ground?.ground.drawing) return feed.version;
  return createHash('sha256').update(`${feed.version} ${ground.version}`).digest('base64url').slice(0, 22);
}
