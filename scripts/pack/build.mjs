import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MODULES, ROOT } from '../lib/paths.mjs';
import { UserError } from '../lib/userError.mjs';
import { faultsOf } from './faults.mjs';
import { dependenciesOf, entriesOf, publishedExports, publishedManifest } from './manifest.mjs';
import { PACKAGES, PEERS, PUBLISHED_NAMES } from './packages.mjs';
import { reachedFrom } from './references.mjs';

/** @typedef {import('./packages.mjs').Package} Package */

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The version of an installed package of types; null where there is none. @param {string} name */
function typesVersion(name) {
  const file = join(MODULES, name, 'package.json');
  return existsSync(file) ? json(file).version : null;
}

/** Packages have their published names. */
const renamed = (text) => Object.entries(PUBLISHED_NAMES).reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** As it is outside: relative imports name the compiled file, packages have their published names, and a map names its source. */
function published(path, text) {
  if (path.endsWith('.map')) {
    const map = JSON.parse(text);
    return JSON.stringify({ ...map, sources: map.sources.map((source) => source.replace(/^.*\//, '')) });
  }
  const named = renamed(text);
  if (!/\.(?:d\.m?ts|mjs)$/.test(path)) return named;
  return named.replace(/((?:from|import\(?) ?["']\.{1,2}\/[^"']+)\.tsx?(["'])/g, '$1.js$2');
}

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : [];

/** The files of a template, by path in the package: nothing in them is compiled. @param {Package} one @returns {[string, string][]} */
function templateFiles({ folder, template }) {
  if (template === undefined) return [];
  const home = join(ROOT, 'shared', folder);
  const paths = filesBelow(join(home, template)).map((path) => `${template}/${path}`);
  return paths.map((path) => [path, renamed(readFileSync(join(home, path), 'utf8'))]);
}

/** The files of a workspace that are published as they are written: scripts, style sheets and settings. */
const isPublishedAsWritten = (path) => /\.(mjs|cjs|css|json|d\.ts|d\.mts)$/.test(path) && !/\.test\./.test(path);

/** Files of a package that no workspace has. @param {Package} one @returns {Promise<Record<string, string>>} by path in the package */
async function moreFilesOf({ folder, moreFiles }) {
  if (moreFiles === undefined) return {};
  const { publishedFiles } = await import(pathToFileURL(join(ROOT, 'shared', folder, moreFiles)).href);
  return publishedFiles();
}

const publishedName = (name) => PUBLISHED_NAMES[name] ?? name;

/** The packages in the tarball of another. @param {Package} one */
export const bundledBy = ({ bundled = [] }) => PACKAGES.filter(({ folder }) => bundled.includes(folder));

/** What the workspace of a package declares, by published name. @param {Package} one */
function workspaceVersions({ folder, optionalPeers = [] }) {
  const { dependencies = {}, devDependencies = {} } = json(join(ROOT, 'shared', folder, 'package.json'));
  const peers = Object.entries(devDependencies).filter(([name]) => optionalPeers.includes(publishedName(name)));
  return [...Object.entries(dependencies), ...peers].map(([name, version]) => [publishedName(name), version]);
}

/** Exact versions of what a package may import, by published name. @param {Package} one */
function declaredBy(one) {
  const { devDependencies: tools } = json(join(ROOT, 'package.json'));
  const brought = PACKAGES.filter(({ folder }) => one.peersOf?.includes(folder)).flatMap((other) =>
    workspaceVersions(other).filter(([name]) => other.optionalPeers?.includes(name)),
  );
  const ofRoot = (one.rootTools ?? []).map((name) => [name, tools[name]]);
  return Object.fromEntries([...workspaceVersions(one), ...brought, ...ofRoot]);
}

/**
 * Builds a package from its compiled sources. Throws a {@link UserError} with what is wrong with it.
 *
 * @param {Package} one
 * @param {{ compiled: string, out: string }} folders `compiled`: where `compile` wrote; `out`: where the package is written
 */
export async function buildPackage(one, { compiled, out }) {
  const { folder, name, withheld, whole = false, optionalPeers, ranges } = one;
  const workspace = join(ROOT, 'shared', folder);
  const own = json(join(workspace, 'package.json'));
  const source = (path) =>
    [join(compiled, folder, path), join(workspace, path)].find((file) => existsSync(file)) ?? null;
  const read = (path) => {
    const file = source(path);
    return file === null ? null : published(path, readFileSync(file, 'utf8'));
  };

  const exported = { ...publishedExports(own.exports, withheld), ...one.moreExports };
  const written = whole
    ? [...filesBelow(join(workspace, 'src')).filter(isPublishedAsWritten), ...filesBelow(join(compiled, folder, 'src'))]
    : [];
  const commands = Object.values(own.bin ?? {}).map((path) => path.replace(/^\.\//, ''));
  const entries = [...entriesOf(exported), ...commands, ...written.map((path) => `src/${path}`)];
  const reached = reachedFrom(entries, read);
  const maps = reached.map((path) => `${path}.map`).filter((path) => source(path) !== null);
  const files = new Map(
    [...reached, ...maps, 'README.md', 'CHANGELOG.md'].flatMap((path) => {
      const text = read(path);
      return text === null ? [] : [[path, text]];
    }),
  );
  files.set('LICENSE', readFileSync(join(ROOT, 'LICENSE'), 'utf8'));

  for (const [path, text] of [...templateFiles(one), ...Object.entries(await moreFilesOf(one))]) files.set(path, text);

  const manifest = publishedManifest(own, {
    ...{
      name,
      exported,
      peers: PEERS,
      ...(optionalPeers && { optionalPeers }),
      ...(ranges && { ranges }),
      bundled: bundledBy(one).map((other) => other.name),
    },
    dependencies: dependenciesOf(files, { declared: declaredBy(one), whole, typesVersion }),
  });
  const faults = faultsOf({ manifest, files }, { root: ROOT, version: json(join(ROOT, 'package.json')).version });
  if (faults.length > 0) throw new UserError(faults.map((fault) => `${name}: ${fault}.`).join('\n'));

  rmSync(out, { recursive: true, force: true });
  for (const [path, text] of [...files, ['package.json', `${JSON.stringify(manifest, null, 2)}\n`]]) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  for (const other of bundledBy(one))
    await buildPackage(other, { compiled, out: join(out, 'node_modules', other.name) });
}
