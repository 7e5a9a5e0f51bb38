import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** `directory` and the folders around it, the nearest first. */
function* around(directory) {
  for (let folder = directory; ; folder = dirname(folder)) {
    yield folder;
    if (folder === dirname(folder)) return;
  }
}

/** The lock file that says which packages a workspace gets. */
function lockFileOf(directory) {
  for (const folder of around(directory)) {
    const name = LOCK_FILES.find((file) => existsSync(join(folder, file)));
    if (name !== undefined) return join(folder, name);
  }
  throw new Error(`There is no package-lock.json in ${directory} or above: run npm install there.`);
}

/** The folder of a dependency that is a workspace of the same repository; null where it is installed, because the lock file names what that is. */
function workspaceOf(name, directory) {
  for (const folder of around(directory)) {
    const path = join(folder, 'node_modules', name);
    if (!existsSync(path)) continue;
    const real = realpathSync(path);
    return /[\\/]node_modules[\\/]/.test(real) ? null : real;
  }
  throw new Error(`${name}, which ${join(directory, 'package.json')} names, is not installed.`);
}

/** Workspaces that `directory` is built from, itself first. */
function workspacesOf(directory, seen = new Set()) {
  if (seen.has(directory)) return seen;
  seen.add(directory);
  const { dependencies = {} } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies).filter((dependency) => dependency.startsWith('@halte/'))) {
    const workspace = workspaceOf(name, directory);
    if (workspace !== null) workspacesOf(workspace, seen);
  }
  return seen;
}

function filesBelow(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.[tj]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A hash of everything a workspace is built from: its sources, those of the workspaces it uses, and the lock file. Needed before webpack
 * starts, because the container's name carries it: two versions of a remote in one page must not find each other's chunks.
 *
 * @param {string} directory
 */
export function sourceHash(directory) {
  const own = realpathSync(directory);
  const lock = lockFileOf(own);
  const files = [...workspacesOf(own)].flatMap((workspace) => filesBelow(join(workspace, 'src'))).sort();
  const hash = createHash('sha256');
  for (const file of [...files, lock]) {
    hash
      .update(relative(dirname(lock), file))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
