import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../lib/paths.mjs';
import { UserError } from '../../lib/userError.mjs';
import { neededModules } from './modules.mjs';
import { serverSources } from './sources.mjs';
import { START_SCRIPT } from './startScript.mjs';

/** What the servers read besides their sources. */
const FILES = ['LICENSE', 'bff/content', 'host/public', 'host/tenants', 'shared/login-widget/dist'];
/** Of a package only for those who develop with it. Licences stay. */
const NOT_NEEDED =
  /(?:^|\/)(?:tests?|__tests__|benchmarks?|examples?|\.github)$|\.(?:map|flow|d\.[cm]?ts)$|(?:readme|changelog|history)[^/]*\.(?:md|markdown)$/i;

const builds = () =>
  readdirSync(ROOT)
    .filter((name) => name === 'host' || name.startsWith('mfe-'))
    .map((name) => `${name}/dist`);

/** `shared/contract` of a path in it. */
const workspaceOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('shared/') ? 2 : 1)
    .join('/');

/** @param {string} to @param {string} path from the root, of a file or folder @param {(path: string) => boolean} [filter] */
function copy(to, path, filter = () => true) {
  const source = join(ROOT, path);
  if (!existsSync(source)) throw new UserError(`There is no ${path}: npm run build makes it.`);
  cpSync(source, join(to, path), { recursive: true, filter: (one) => filter(relative(source, one)) });
}

/**
 * Writes all that the servers need into an empty folder: readable by everybody, links only within it.
 *
 * @param {string} to
 */
export async function copyServer(to) {
  const { sources, packages } = await serverSources();
  const workspaces = new Set(
    [...sources, ...FILES, ...builds()].map(workspaceOf).filter((path) => existsSync(join(ROOT, path, 'package.json'))),
  );
  for (const path of [...sources, ...FILES, ...builds(), ...[...workspaces].map((path) => `${path}/package.json`)])
    copy(to, path);
  for (const path of neededModules(ROOT, packages)) copy(to, path, (inside) => !NOT_NEEDED.test(inside));
  // By these names they import each other. Node does not read TypeScript below node_modules: the links lead out of it.
  for (const path of workspaces) {
    const { name } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
    const link = join(to, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(to, path)), link);
  }
  const { version, license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifest = { name: 'halte-server', private: true, version, license, type: 'module', engines };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(to, 'start.sh'), START_SCRIPT);
  chmodSync(join(to, 'start.sh'), 0o755);
}

/** Bytes of all files below; of what a link leads to only where it lies. @param {string} folder @returns {number} */
export const bytesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesBelow(path) : entry.isFile() ? statSync(path).size : 0);
  }, 0);

/** An empty folder, made if it is missing. Of one that is not empty only a former pack is removed. @param {string} to */
export function emptied(to) {
  const names = existsSync(to) ? readdirSync(to) : [];
  if (names.length > 0 && !names.includes('start.sh'))
    throw new UserError(`${to} is not empty, and no former pack: give --to another folder.`);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true, mode: 0o755 });
}
