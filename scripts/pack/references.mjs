import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** Addresses of fonts and pictures in a style sheet. */
const ADDRESS = /url\((["']?)([^"')]+)\1\)/g;

/** The imports of a compiled file, paths and packages, as they are written. @param {string} path @param {string} text */
export function importsOf(path, text) {
  if (path.endsWith('.css')) return [...text.matchAll(ADDRESS)].map(([, , address]) => address);
  if (!/\.[cm]?[jt]s$/.test(path)) return [];
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

export const isRelative = (request) => /^\.{1,2}\//.test(request);

/** The package of an import, e.g. `@halte/ui` of `@halte/ui/icons`; null for a part of Node, or an address that is no package. */
export function packageOf(request) {
  if (isRelative(request) || /^(?:node:|[a-z]+:|\/|#)/.test(request)) return null;
  return /^(?:@[\w-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(request)?.[0] ?? null;
}

/** The file of a relative import: beside a declaration, the declaration of what it names. */
export function fileOf(from, request) {
  const path = join(dirname(from), request);
  return /\.d\.m?ts$/.test(from) ? path.replace(/\.(m?)js$/, '.d.$1ts') : path;
}

/**
 * The files that are reached from `entries`, themselves included, sorted.
 *
 * @param {readonly string[]} entries
 * @param {(path: string) => string | null} read null where there is no such file
 */
export function reachedFrom(entries, read) {
  const found = new Set();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = read(path);
    if (text === null || found.has(path)) continue;
    found.add(path);
    for (const request of importsOf(path, text)) if (isRelative(request)) open.push(fileOf(path, request));
  }
  return [...found].sort();
}
