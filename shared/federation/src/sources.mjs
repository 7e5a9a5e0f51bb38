import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Workspaces of this repository that `directory` is built from, itself first. */
function workspacesOf(directory, seen = new Set()) {
  if (seen.has(directory)) return seen;
  seen.add(directory);
  const { dependencies = {} } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@halte/')) workspacesOf(join(ROOT, 'shared', name.slice('@halte/'.length)), seen);
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
 * A hash of everything a workspace is built from: its sources, those of the shared packages it uses, and the lockfile. Needed before webpack
 * starts, because the container's name carries it: two versions of a remote in one page must not find each other's chunks.
 */
export function sourceHash(directory) {
  const files = [...workspacesOf(directory)].flatMap((workspace) => filesBelow(join(workspace, 'src'))).sort();
  const hash = createHash('sha256');
  for (const file of [...files, join(ROOT, 'package-lock.json')]) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
