import { createReadStream, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseRemoteManifest } from '@halte/contract/manifest/remote';

/** Where the files of the local build are. */
export const FILES = '/dev/remote/';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Names of a build: nothing that leads out of its folder. */
const NAME = /^\w[\w.~-]*(?:\/\w[\w.~-]*)*$/;

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** @param {import('node:http').ServerResponse} response @param {string} path */
export function sendFile(response, path) {
  const type = TYPES[extname(path)];
  if (type === undefined || !isFile(path)) return response.writeHead(404).end('There is no such file in the build.');
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  return createReadStream(path).pipe(response);
}

/** @param {import('node:http').ServerResponse} response @param {{ folder: string, name: string }} file */
export function sendBuilt(response, { folder, name }) {
  return sendFile(response, NAME.test(name) ? join(folder, name) : '');
}

/** The local remote as it was built last; null while there is no build. @param {string} folder @returns {import('./page.mjs').LocalRemote | null} */
export function localRemoteIn(folder) {
  const file = join(folder, 'remote.json');
  const manifest = isFile(file) ? parseRemoteManifest(JSON.parse(readFileSync(file, 'utf8'))) : null;
  return manifest === null ? null : { manifest, base: FILES };
}
