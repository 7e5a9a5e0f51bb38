import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from './userError.mjs';

/** The file of an installed module, as a remote's folder imports it; null where it is not installed. @param {string} folder @param {string} request */
export function fileFrom(folder, request) {
  try {
    return createRequire(join(folder, 'package.json')).resolve(request);
  } catch {
    return null;
  }
}

/** The file of a part of the testkit of a remote's folder. @param {string} folder @param {string} part @throws UserError */
export function testkitFile(folder, part) {
  const file = fileFrom(folder, `@halte/testkit/${part}`);
  if (file === null) throw new UserError('@halte/testkit is not installed here: it is a dev dependency of a remote.');
  return file;
}

/** @param {string} folder @param {string} part @returns {Promise<any>} */
export const loadTestkit = (folder, part) => import(pathToFileURL(testkitFile(folder, part)).href);
