/** Reads the file of a map once; several files, or one whose nodes do not come first, are read for nodes and then for the rest. Keeps what lies in the area. */
import { readOsm } from '../osm/readOsm.ts';
import type { Area } from './area.ts';
import { COLLECTED_KEYS, type CollectedMap, createCollector } from './collector.ts';
import type { ReadOptions } from './readOptions.ts';

/** @param paths of several files, each object counts once, by its id. @throws OsmError */
export function collectMap(
  paths: readonly string[],
  area: Area,
  { limits, checkMemory: afterBlock, contents }: ReadOptions,
): CollectedMap {
  if (paths.length === 1) {
    const { node, way, relation, result } = createCollector(area, limits, { paths, repeats: 'never' });
    readOsm(paths[0]!, limits, { keys: COLLECTED_KEYS, node, way, relation, afterBlock }, contents);
    const collected = result();
    if (collected !== null) return collected;
  }
  const { node, way, relation, result } = createCollector(area, limits, { paths, repeats: 'perhaps' });
  for (const path of paths) readOsm(path, limits, { keys: COLLECTED_KEYS, node, afterBlock }, contents);
  for (const path of paths) readOsm(path, limits, { keys: COLLECTED_KEYS, way, relation, afterBlock }, contents);
  return result()!;
}
