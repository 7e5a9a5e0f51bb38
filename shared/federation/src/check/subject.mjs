import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { UserError } from '../userError.mjs';
import { hostFigures } from './hostFigures.mjs';

/**
 * The remote that is checked.
 *
 * @typedef {{
 *   folder: string,
 *   declaration: import('@halte/contract/manifest').RemoteConfig,
 *   figures: () => Promise<import('./hostFigures.mjs').HostFigures>,
 *   buildErrors: () => Promise<readonly string[]>,
 *   installed: (name: string) => string | null,
 * }} Subject `buildErrors`: of the build for production, which is made once; `installed`: the version of a package that the remote's code gets
 */

/** @param {() => Promise<any>} make */
function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

async function declarationIn(folder) {
  const file = join(folder, 'remote.config.ts');
  if (!existsSync(file))
    throw new UserError(`There is no remote.config.ts in ${folder}: run this in the remote's folder.`);
  const { declaration } = await import(pathToFileURL(file).href);
  if (declaration === undefined) throw new UserError('remote.config.ts exports no constant named "declaration".');
  return declaration;
}

/** Errors of the build of a folder, without their stacks. */
async function buildErrorsOf(folder) {
  const { default: configure } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  const compiler = webpack(configure({ directory: folder }, { mode: 'production' }));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const { errors } = stats.toJson({ all: false, errors: true });
  return errors.map(({ message }) => message.replace(/^Error: /, ''));
}

/** The version of the package that a file of the folder would import; null where it is not installed. */
function installedIn(folder, name) {
  const folders = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  const file = folders.map((path) => join(path, name, 'package.json')).find((path) => existsSync(path));
  return file === undefined ? null : JSON.parse(readFileSync(file, 'utf8')).version;
}

/** @param {{ folder: string, host: string | null }} given `host`: origin of a deployed host @returns {Promise<Subject>} */
export async function subjectIn({ folder, host }) {
  return {
    folder,
    declaration: await declarationIn(folder),
    figures: once(() => hostFigures(host)),
    buildErrors: once(() => buildErrorsOf(folder)),
    installed: (name) => installedIn(folder, name),
  };
}
