import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FACADE_VERSION } from './facade.mjs';

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

/** The federation runtime, of which remotes call a facade. It has a version, but is no module that a build imports. */
const RUNTIME = { 'federation-runtime': FACADE_VERSION };

/**
 * The version of a package, as a file in `folder` imports it; null where it is not installed.
 *
 * @param {string} name @param {string} folder
 * @returns {string | null}
 */
export function installedVersion(name, folder) {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'node_modules', name, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
    if (at === dirname(at)) return null;
  }
}

/** @param {string} name @param {string} folder */
function neededVersion(name, folder) {
  const version = installedVersion(name, folder);
  if (version === null) throw new Error(`The package ${name} is not installed in ${folder}.`);
  return version;
}

/**
 * The versions that a build of the host provides, by package: those that its lock file has installed.
 *
 * @param {string} directory folder of the host
 */
export function providedVersions(directory) {
  const packages = [...new Set(Object.keys(SINGLETONS).map(packageOf))];
  return { ...Object.fromEntries(packages.map((name) => [name, neededVersion(name, directory)])), ...RUNTIME };
}

/** From the version that a remote was built with to the next one that may break it. A patch less is no difference. @param {string} version */
export const rangeFrom = (version) => `^${version.replace(/^(\d+\.\d+)\..*$/, '$1.0')}`;

/**
 * The ranges that the built remote needs, by package: of those that its files take from the page.
 *
 * @param {readonly { name: string, folder: string }[]} taken `folder`: of a file that imports it
 */
export function neededRanges(taken) {
  const versions = taken.map(({ name, folder }) => [packageOf(name), neededVersion(packageOf(name), folder)]);
  const all = Object.entries({ ...Object.fromEntries(versions.sort()), ...RUNTIME });
  return Object.fromEntries(all.map(([name, version]) => [name, rangeFrom(version)]));
}

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
