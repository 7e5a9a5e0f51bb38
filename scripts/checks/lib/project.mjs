import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../lib/userError.mjs';

const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.turbo',
  '.git',
  '.halte',
  'coverage',
  'test-results',
  'playwright-report',
]);

function walk(root, folder, found) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() && !NOT_SOURCE.has(entry.name)) walk(root, path, found);
    else if (entry.isFile()) found.push(path);
  }
  return found;
}

/**
 * The input of an architecture check: paths from the root, with `/`, and their text.
 *
 * @typedef {{ root: string | null, files: readonly string[], read(path: string): string }} Project
 * @typedef {{ file: string, line: number, message: string }} Finding
 * @typedef {{ name: string, check(project: Project): Finding[] | Promise<Finding[]> }} ArchitectureCheck
 */

/** The sources below `root`. @returns {Project} */
export function projectAt(root) {
  const texts = new Map();
  const read = (path) => {
    if (!texts.has(path)) texts.set(path, readFileSync(join(root, path), 'utf8'));
    return texts.get(path);
  };
  return { root, files: walk(root, '', []).sort(), read };
}

/** A project that is only in memory, to see a check fail. @returns {Project} */
export function projectOf(texts) {
  return { root: null, files: Object.keys(texts).sort(), read: (path) => texts[path] };
}

/** The folder of a project that is on disk. @param {Project} project */
export function rootOf({ root }) {
  if (root === null) throw new Error('This check needs files on disk.');
  return root;
}

export const isTest = (path) => /\.test\.[cm]?[jt]sx?$|(^|\/)(e2e|testing|__fixtures__|fixtures|testdata)\//.test(path);
export const isGenerated = (path) => /(^|\/)generated\.ts$/.test(path);
export const isCode = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
/** `shared/ui`, `host`, `mfe-account` … */
export const workspaceOf = (path) => /^(shared\/[^/]+|host|bff|e2e|mfe-[^/]+)\//.exec(path)?.[1] ?? null;

/** 1-based line of a position in a text. */
export const lineAt = (text, position) => text.slice(0, position).split('\n').length;

/** Findings for every match of a pattern (with the `g` flag), worded by `message(match)`. */
export function findPattern(project, file, pattern, message) {
  const text = project.read(file);
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    message: message(match),
  }));
}

/** The scripts that the workspaces with a build were built to, on disk. @param {Project} project */
export function builtScripts(project) {
  const workspaces = project.files.flatMap(
    (file) => /^(host|mfe-[^/]+|shared\/login-widget)\/(?:webpack\.config|build)\.mjs$/.exec(file)?.[1] ?? [],
  );
  return workspaces.flatMap((workspace) => {
    const dist = `${rootOf(project)}/${workspace}/dist`;
    if (!existsSync(dist)) throw new UserError(`There is no ${workspace}/dist: run npm run build.`);
    return readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file: `${workspace}/dist/${file}`, text: readFileSync(join(dist, file), 'utf8') }));
  });
}
