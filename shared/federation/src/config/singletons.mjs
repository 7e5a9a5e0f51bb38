/** Where a package of Halte is: in this repository, or installed. @param {string} name @param {string} files a pattern of its files, from its folder */
const ours = (name, files) => `(?:shared|node_modules/@halte)/${name}/${files}`;
const installed = (...names) => `node_modules/(?:${names.join('|')})/`;
/** @param {...string} patterns */
const owns = (...patterns) => new RegExp(`/(?:${patterns.join('|')})`);

/**
 * The packages that exist once in a page: state or identity would break if two remotes had their own copy. One table for both sides of the federation.
 * A remote bundles everything else itself.
 *
 * @typedef {{ eager: boolean, owns: RegExp }} Singleton `eager`: part of the host's first download. `owns`: folders (under node_modules) of
 * packages that live inside this singleton; a remote that bundles one of them has a second copy.
 * @type {Readonly<Record<string, Singleton>>}
 */
export const SINGLETONS = {
  react: { eager: true, owns: /\/node_modules\/react\/cjs\/react\.[a-z]+\.js$/ },
  'react-dom': { eager: true, owns: /\/node_modules\/react-dom\/cjs\/react-dom\.[a-z]+\.js$/ },
  'react-dom/client': { eager: true, owns: /\/node_modules\/(react-dom\/cjs\/react-dom-client|scheduler\/)/ },
  valtio: { eager: true, owns: owns(installed('valtio')) },
  '@halte/i18n': { eager: true, owns: owns(installed('i18next', 'react-i18next'), ours('i18n', '')) },
  // One cache of answers, one client and one circuit breaker for the page.
  swr: { eager: false, owns: owns(installed('swr')) },
  '@halte/api': { eager: false, owns: owns(installed('openapi-fetch'), ours('api', 'src/(?:[^/]+\\.[jt]s$|policy/)')) },
  '@halte/api/query': { eager: false, owns: owns(ours('api', 'src/query/')) },
  '@halte/ui/host': { eager: true, owns: owns(ours('ui', 'src/host/HostProvider\\.(?:tsx|js)$')) },
  '@halte/map-core': {
    eager: false,
    owns: owns(
      installed('leaflet', 'react-leaflet', '@react-leaflet'),
      ours('map-core', '(?!src/(?:lazy|untilLoaded)\\.[jt]s$)'),
    ),
  },
};

/** The package of an import: `react-dom` of `react-dom/client`. @param {string} request */
export const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** For the host, which provides them. */
export function provided() {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, { eager }]) => [
      name,
      { singleton: true, eager, requiredVersion: /** @type {const} */ (false) },
    ]),
  );
}

/** For a remote, which consumes them: no fallback of its own, so nothing is downloaded twice. */
export function consumed() {
  return Object.fromEntries(
    Object.keys(SINGLETONS).map((name) => [
      name,
      { singleton: true, import: /** @type {const} */ (false), requiredVersion: /** @type {const} */ (false) },
    ]),
  );
}
