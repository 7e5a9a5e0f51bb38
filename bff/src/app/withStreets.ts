/** Lays the streets of a map under the walks of a timetable. */
import type { PackedNames } from '../places/packedNames.ts';
import { streetWalks } from '../streets/streetWalks.ts';
import type { WalkTables } from '../streets/walkTables.ts';
import { withWalks } from '../timetable/sharing.ts';
import { walksInWorker } from '../workers/walksInWorker.ts';
import type { LoadedGround } from './loadGround.ts';
import type { LoadedNetwork } from './loadNetwork.ts';

export interface WalkedNetwork extends LoadedNetwork {
  /** The tables of `feed.walks`; null: walks are straight lines. */
  readonly walkTables: WalkTables | null;
  /** The index of the names of the map. */
  readonly mapNames: PackedNames | null;
}

/**
 * @param map of `--osm`; null: there is none.
 * @param current in use; returned as it is if neither its timetable nor its map has changed.
 */
export async function withStreets(
  loaded: LoadedNetwork,
  map: LoadedGround | null,
  current: WalkedNetwork | null,
): Promise<WalkedNetwork> {
  if (!map) return { ...loaded, walkTables: null, mapNames: null };
  if (current && current.feed === loaded.feed && current.ground?.version === map.version) return current;
  const walkTables = await walksInWorker(map.ground, loaded.feed);
  return {
    ...loaded,
    feed: withWalks(loaded.feed, streetWalks(loaded.feed, walkTables)),
    ground: map,
    walkTables,
    mapNames: map.names,
  };
}
