import { lazyLocaleOf, localeOf, resourceOf } from '../plugins/chunks.mjs';
import { isBesides } from './besides.mjs';
import { isWith } from './isWith.mjs';

/** Name of the chunk of the exposed module. */
export const EXPOSED = 'exposed';

/** Files with the code of a view at most, and as many style sheets: over HTTP/1.1 a browser has six connections, and each further round costs the delay of the network. */
const VIEW_FILES = 2;
/** Code that fewer views have is in each of them: a file of its own would be one more request for the first of them. */
const VIEWS_THAT_SHARE = 4;

/**
 * How the build of a remote is cut into files: its entry has the exposed module, which is always asked for next, and what is loaded `besides`, whose
 * styles are in its first sheet; its texts are one file in each language, or two; and code that several views have is a file of its own only where many have
 * it, and as long as no view needs many.
 *
 * @param {{ container: string, exposed: string, moreTexts?: RegExp | undefined }} remote `container`: name of the entry; `exposed`: path of the exposed module's source;
 * `moreTexts`: sources of the texts that are a file of their own
 */
export const remoteChunks = ({ container, exposed, moreTexts }) => ({
  maxAsyncRequests: VIEW_FILES,
  cacheGroups: {
    // Code of libraries is cut like any other.
    defaultVendors: /** @type {const} */ (false),
    default: { minChunks: VIEWS_THAT_SHARE, priority: -20, reuseExistingChunk: true },
    // Its style sheet stays a file of its own: a page that runs the entry has loaded none.
    entry: {
      enforce: true,
      name: container,
      test: (module, { chunkGraph }) =>
        module.type.startsWith('javascript/') && (isWith(module, exposed, chunkGraph) || isBesides(module, chunkGraph)),
    },
    besidesStyles: {
      enforce: true,
      name: EXPOSED,
      type: 'css/mini-extract',
      test: (module, { chunkGraph }) => isBesides(module, chunkGraph),
    },
    texts: {
      enforce: true,
      test: (module, { moduleGraph }) => lazyLocaleOf(module, moduleGraph) !== null,
      name: (module) => `${moreTexts?.test(resourceOf(module) ?? '') ? 'more-texts' : 'texts'}-${localeOf(module)}`,
    },
  },
});
