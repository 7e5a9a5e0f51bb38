/** What the map of a network is drawn from. */
import { createHash } from 'node:crypto';
import { feedMap } from '../tiles/feedMap.ts';
import { drawnLinesOf } from '../tiles/lineTiles.ts';
import type { MapContent } from '../tiles/picture.ts';
import type { WalkedNetwork } from './withStreets.ts';

type Drawn = Pick<WalkedNetwork, 'indexes' | 'feed' | 'ground'>;

/** The map of `--osm` or of the demo city, else the paths of the timetable. */
export function mapContentOf({ indexes, feed, ground }: Drawn): MapContent {
  const lines = drawnLinesOf(feed);
  if (!ground) return { ground: indexes?.map ?? feedMap(feed), lines };
  const { drawing, addresses, texts } = ground.ground;
  const { lat, lon, number } = addresses;
  return { ground: { drawing, addresses: { lat, lon, number }, texts }, lines };
}

/** For browsers, which ask whether a tile has changed. */
export function mapVersionOf({ feed, ground }: Omit<Drawn, 'indexes'>): string {
  if (!ground) return feed.version;
  return createHash('sha256').update(`${feed.version} ${ground.version}`).digest('base64url').slice(0, 22);
}
