import { lazyLocaleOf, localeOf, resourceOf } from '../plugins/chunks.mjs';

/** Name of the file with React for the browser: it changes with React only, and V8 compiles it apart from `main`. */
export const REACT_DOM = 'react-dom';

/** How the build of the host is cut into files. */
export const hostChunks = {
  cacheGroups: {
    // Leaflet would be a file of its own; it is loaded with the rest of the map only.
    defaultVendors: /** @type {const} */ (false),
    [REACT_DOM]: {
      enforce: true,
      chunks: /** @type {const} */ ('initial'),
      name: REACT_DOM,
      test: /\/node_modules\/(react-dom|scheduler)\//,
    },
    // Those of the pages for partners are many, and for few.
    moreTexts: {
      enforce: true,
      test: (module, { moduleGraph }) =>
        lazyLocaleOf(module, moduleGraph) !== null && !/\/host\/src\/(partners\/)?messages\//.test(resourceOf(module)),
      name: (module) => `more-texts-${localeOf(module)}`,
    },
    // The code of the map is in several files, so that it runs in parts; its styles need not be.
    mapStyles: {
      enforce: true,
      chunks: /** @type {const} */ ('async'),
      name: 'map-styles',
      type: 'css/mini-extract',
      test: /\/(shared\/map-core|node_modules\/leaflet)\//,
    },
    // Every page loads what comes after its first screen; its few styles need no file of their own.
    besidesStyles: {
      enforce: true,
      chunks: /** @type {const} */ ('all'),
      name: 'main',
      type: 'css/mini-extract',
      test: (module, { chunkGraph }) =>
        [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'besides'),
    },
    // The three singletons with which screens ask the backend: none is of use without the others.
    data: {
      enforce: true,
      chunks: /** @type {const} */ ('async'),
      name: 'data',
      test: /\/(node_modules\/(swr|openapi-fetch|use-sync-external-store|dequal)\/|shared\/api\/src\/(?:[^/]+\.ts$|policy\/|query\/))/,
    },
  },
};
