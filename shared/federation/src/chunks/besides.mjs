/** Name of the chunk (`webpackChunkName`) with what every page loads once its first screen is drawn: one request, and its few styles need none. */
const BESIDES = 'besides';

/** Whether a module is in that chunk. */
export function isBesides(module, chunkGraph) {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === BESIDES);
}
