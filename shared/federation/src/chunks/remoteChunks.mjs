import { lazyLocaleOf, localeOf, resourceOf } from '../plugins/chunks.mjs';

/** Files with the code of a view at most, and as many style sheets: over HTTP/1.1 a browser has six connections, and each further round costs the delay of the network. */
const VIEW_FILES = 2;

/** Whether a module is in the same chunk as the exposed one. */
function isWithExposed(module, exposed, chunkGraph) {
  return [...chunkGraph.getModuleChunksIterable(module)].some((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].some((other) => resourceOf(other) === exposed),
  );
}

/** Whether texts are loaded with the remote itself, for each of its views: the module that loads them is in its first chunk. */
function belongsToRemote(texts, exposed, { moduleGraph, chunkGraph }) {
  return [...moduleGraph.getIncomingConnections(texts)].some(
    ({ originModule }) => originModule && isWithExposed(originModule, exposed, chunkGraph),
  );
}

/**
 * How the build of a remote is cut into files: its entry has the exposed module, which is always asked for next; the texts that all views need are
 * one file in each language, those of single views and parts another; and code that several views have is a file of its own only as long as no
 * view needs many.
 *
 * @param {{ container: string, exposed: string }} remote `container`: name of the entry; `exposed`: path of the exposed module's source
 */
export const remoteChunks = ({ container, exposed }) => ({
  maxAsyncRequests: VIEW_FILES,
  cacheGroups: {
    // Its style sheet stays a file of its own: a page that runs the entry has loaded none.
    entry: {
      enforce: true,
      name: container,
      test: (module, { chunkGraph }) =>
        module.type.startsWith('javascript/') && isWithExposed(module, exposed, chunkGraph),
    },
    texts: {
      enforce: true,
      priority: 1,
      test: (module, graphs) =>
        lazyLocaleOf(module, graphs.moduleGraph) !== null && belongsToRemote(module, exposed, graphs),
      name: (module) => `texts-${localeOf(module)}`,
    },
    moreTexts: {
      enforce: true,
      test: (module, { moduleGraph }) => lazyLocaleOf(module, moduleGraph) !== null,
      name: (module) => `more-texts-${localeOf(module)}`,
    },
  },
});
