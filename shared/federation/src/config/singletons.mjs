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
  valtio: { eager: true, owns: /\/node_modules\/valtio\// },
  '@halte/i18n': { eager: true, owns: /\/(node_modules\/(i18next|react-i18next)|shared\/i18n)\// },
  // One cache of answers, one client and one circuit breaker for the page.
  swr: { eager: false, owns: /\/node_modules\/swr\// },
  '@halte/api': { eager: false, owns: /\/(node_modules\/openapi-fetch|shared\/api\/src\/(?:[^/]+\.ts|policy\/))/ },
  '@halte/api/query': { eager: false, owns: /\/shared\/api\/src\/query\// },
  '@halte/ui/host': { eager: true, owns: /\/shared\/ui\/src\/host\/HostProvider\.tsx$/ },
  '@halte/map-core': {
    eager: false,
    owns: /\/(node_modules\/(leaflet|react-leaflet|@react-leaflet)\/|shared\/map-core\/(?!src\/(lazy|untilLoaded)\.ts))/,
  },
};

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
