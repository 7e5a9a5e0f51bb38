import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, configurationIn } from '../build/compile.mjs';
import { installedVersion } from '../config/singletons.mjs';
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
  const stats = await compile(await configurationIn(folder, 'production'));
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ message }) => message.replace(/^Error: /, ''));
}

/** @param {{ folder: string, host: string | null }} given `host`: origin of a deployed host @returns {Promise<Subject>} */
export async function subjectIn({ folder, host }) {
  return {
    folder,
    declaration: await declarationIn(folder),
    figures: once(() => hostFigures(host)),
    buildErrors: once(() => buildErrorsOf(folder)),
    installed: (name) => installedVersion(name, folder),
  };
}
