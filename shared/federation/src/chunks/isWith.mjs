import { resourceOf } from '../plugins/chunks.mjs';

/** Whether a module is in the same chunk as the one with the source `path`. */
export function isWith(module, path, chunkGraph) {
  return [...chunkGraph.getModuleChunksIterable(module)].some((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].some((other) => resourceOf(other) === path),
  );
}
