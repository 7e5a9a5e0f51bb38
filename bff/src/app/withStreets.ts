/** Lays the streets of a map under the walks of a timetable. */
import type { Report } from '../common/report.ts';
import type { MapIndex } from '../places/mapIndex.ts';
import { streetWalks } from '../streets/streetWalks.ts';
import { bytesOfWalks, stopsByLink } from '../streets/tableFigures.ts';
import type { WalkTables } from '../streets/walkTables.ts';
import { withWalks } from '../timetable/sharing.ts';
import { walksInWorker } from '../workers/walksInWorker.ts';
import type { LoadedGround } from './loadGround.ts';
import type { LoadedNetwork } from './loadNetwork.ts';

export interface WalkedNetwork extends LoadedNetwork {
  /** The tables of `feed.walks`; null: walks are straight lines. */
  readonly walkTables: WalkTables | null;
  /** What the places of the map are found by. */
  readonly mapIndex: MapIndex | null;
}

/**
 * @param map of `--osm`; null: there is none.
 * @param current in use; returned as it is if neither its timetable nor its map has changed.
 */
export async function withStreets(
  loaded: LoadedNetwork,
  map: LoadedGround | null,
  current: WalkedNetwork | null,
  report: Report,
): Promise<WalkedNetwork> {
  if (!map) return { ...loaded, walkTables: null, mapIndex: null };
  if (current && current.feed === loaded.feed && current.ground?.version === map.version) return current;
  const walkTables = await walksInWorker(map.ground, loaded.feed);
  reportWalks(walkTables, report);
  return {
    ...loaded,
    feed: withWalks(loaded.feed, streetWalks(loaded.feed, walkTables)),
    ground: map,
    walkTables,
    mapIndex: map.index,
  };
}

const MEGABYTE = 1_000_000;

function reportWalks(tables: WalkTables, report: Report): void {
  const links = stopsByLink(tables.profiles.foot.stops);
  const joined = [...links].filter(([kind, stops]) => stops > 0 && kind !== 'outside');
  const by = joined.map(([kind, stops]) => `${kind} ${stops}`).join(', ');
  const megabytes = (bytesOfWalks(tables) / MEGABYTE).toFixed(1);
  report(`walks: made in ${tables.seconds.toFixed(1)} s, ${megabytes} MB; stops by link: ${by || 'none'}`);
  const outside = links.get('outside')!;
  if (outside > 0)
    report(
      `walks: ${outside} of ${tables.profiles.foot.stops.kind.length} stops lie outside the map: walks there are straight lines`,
      'warn',
    );
}
