import { importsOf, packageOf } from './references.mjs';

/**
 * @typedef {Record<string, string | { types: string, default: string }>} Exports
 * @typedef {{
 *   name: string, version?: string, exports: Exports,
 *   dependencies: Record<string, string>, peerDependencies: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional: boolean }>, bundleDependencies?: readonly string[],
 * }} Manifest a published package.json
 */

const DECLARATION = /\.d\.m?ts$/;

/** The target of a workspace's export outside: `./src/a.tsx` is compiled, style sheets are what they are. @param {string} target */
function publishedTarget(target) {
  const [, base] = /^(.*)\.tsx?$/.exec(target) ?? [];
  return base === undefined ? target : { types: `${base}.d.ts`, default: `${base}.js` };
}

/** @param {Readonly<Record<string, string>>} exported @param {readonly string[]} [withheld] @returns {Exports} */
export const publishedExports = (exported, withheld = []) =>
  Object.fromEntries(
    Object.entries(exported)
      .filter(([subpath]) => !withheld.includes(subpath))
      .map(([subpath, target]) => [subpath, publishedTarget(target)]),
  );

/** The files that the exports name. @param {Exports} exported */
export const entriesOf = (exported) =>
  Object.values(exported)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .map((path) => path.replace(/^\.\//, ''));

/** The packages that files import. @param {ReadonlyMap<string, string>} files @param {(path: string) => boolean} isRead */
function importedBy(files, isRead) {
  const requests = [...files].filter(([path]) => isRead(path)).flatMap(([path, text]) => importsOf(path, text));
  return new Set(requests.map(packageOf).filter((name) => name !== null));
}

const typesPackage = (name) => `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;

/**
 * Exact versions of the packages that a package needs: those of its workspace, and the types of what its declarations import.
 *
 * @param {ReadonlyMap<string, string>} files
 * @param {{ declared: Readonly<Record<string, string>>, whole: boolean, typesVersion: (name: string) => string | null }} options `declared`: of the
 * workspace; `whole`: all of them are needed; `typesVersion`: the version of an installed package of types, null where there is none
 */
export function dependenciesOf(files, { declared, whole, typesVersion }) {
  const imported = importedBy(files, () => true);
  const typed = importedBy(files, (path) => DECLARATION.test(path));
  const own = Object.entries(declared).filter(([name]) => whole || imported.has(name));
  const types = [...typed].flatMap((name) => {
    const version = typesVersion(typesPackage(name));
    return version === null ? [] : [[typesPackage(name), version]];
  });
  return Object.fromEntries([...own, ...types].sort());
}

/**
 * The package.json of a published package.
 *
 * @param {{ version: string, description?: string, license?: string, sideEffects?: unknown, bin?: Readonly<Record<string, string>> }} workspace its
 * package.json
 * @param {{
 *   name: string, exported: Exports, dependencies: Record<string, string>,
 *   peers: readonly string[], optionalPeers?: readonly string[], ranges?: readonly string[], bundled?: readonly string[],
 * }} options
 * @returns {Manifest & { engines: object }}
 */
export function publishedManifest(
  workspace,
  { name, exported, dependencies, peers, optionalPeers = [], ranges = [], bundled = [] },
) {
  const { version, description, license, sideEffects, bin } = workspace;
  const all = Object.entries(dependencies);
  const isOptional = (dependency) => optionalPeers.includes(dependency);
  const isPeer = (dependency) => peers.includes(dependency) || optionalPeers.includes(dependency);
  const optional = all
    .filter(([dependency]) => isOptional(dependency))
    .map(([dependency]) => [dependency, { optional: true }]);
  return {
    ...{ name, version, description, license, type: 'module', sideEffects, bin, exports: exported },
    engines: { node: '>=22' },
    dependencies: Object.fromEntries(all.filter(([dependency]) => !isPeer(dependency))),
    ...(bundled.length > 0 ? { bundleDependencies: bundled } : {}),
    peerDependencies: Object.fromEntries(
      all.filter(([peer]) => isPeer(peer)).map(([peer, exact]) => [peer, ranges.includes(peer) ? `^${exact}` : exact]),
    ),
    ...(optional.length > 0 ? { peerDependenciesMeta: Object.fromEntries(optional) } : {}),
  };
}
