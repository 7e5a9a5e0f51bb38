import { join } from 'node:path';
import { lazyLocaleOf, localeOf, resourceOf } from '../plugins/chunks.mjs';
import { isBesides } from './besides.mjs';
import { isWith } from './isWith.mjs';

const MAP_CORE = join(import.meta.dirname, '../../../map-core/src/index.ts');
const OF_MAP = /\/(shared\/map-core|node_modules\/leaflet)\//;

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
    // Every page loads what comes after its first screen, and the state of the map, which screens change: one file, and its few styles need none of
    // their own. Leaflet and the canvas are another.
    besides: {
      enforce: true,
      chunks: /** @type {const} */ ('async'),
      name: 'after-first-screen',
      test: (module, { chunkGraph }) =>
        module.type.startsWith('javascript/') &&
        (isBesides(module, chunkGraph) || isWith(module, MAP_CORE, chunkGraph)),
    },
    besidesStyles: {
      enforce: true,
      chunks: /** @type {const} */ ('all'),
      name: 'main',
      type: 'css/mini-extract',
      test: (module, { chunkGraph }) => isBesides(module, chunkGraph) || OF_MAP.test(module.identifier()),
    },
    // The three singletons with which screens ask the backend: one file, which the page preloads where its view asks at once. Home asks after its first screen.
    data: {
      enforce: true,
      chunks: /** @type {const} */ ('async'),
      name: 'data',
      test: /\/(node_modules\/(swr|openapi-fetch|use-sync-external-store|dequal)\/|shared\/api\/src\/(?:[^/]+\.ts$|policy\/|query\/)|shared\/contract\/src\/circuit\.ts$)/,
    },
  },
};
