/** Nodes that are wanted by their ids: where they are is known only when the files are read once more for them. */
import { readOsm } from '../osm/readOsm.ts';
import { createNodeCollector } from './keptNodes.ts';
import type { ReadOptions } from './readOptions.ts';

export interface WantedNodes {
  /** Degrees of 1e-7, by the number of a node. */
  readonly lon: Int32Array;
  readonly lat: Int32Array;
  /** The number of a wanted node; -1 for one that the files do not have. */
  find(id: number): number;
}

/** Reads the files, unless no nodes are wanted. @throws OsmError */
export function readWantedNodes(
  paths: readonly string[],
  { limits, checkMemory: afterBlock, contents }: ReadOptions,
  ids: Iterable<number>,
): WantedNodes {
  const collector = createNodeCollector();
  for (const id of ids) collector.add(id, 0, 0);
  const { count, lon, lat, find } = collector.nodes();
  const isKnown = new Uint8Array(count);
  const node = (id: number, atLat: number, atLon: number) => {
    const at = find(id);
    if (at === -1) return;
    lat[at] = atLat;
    lon[at] = atLon;
    isKnown[at] = 1;
  };
  if (count > 0) for (const path of paths) readOsm(path, limits, { keys: [], afterBlock, node }, contents);
  return {
    lon,
    lat,
    find(id) {
      const at = find(id);
      return isKnown[at] === 1 ? at : -1;
    },
  };
}
