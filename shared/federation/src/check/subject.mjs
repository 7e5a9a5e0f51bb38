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
 *   openBrowser: () => Promise<OpenBrowser | { leftOut: string }>,
 *   close: () => Promise<void>,
 * }} Subject `buildErrors`: of the build for production, which is made once; `installed`: the version of a package that the remote's code gets; `openBrowser`: with the pages of a fake host, opened once,
 * or why there is none; `close`: ends what was opened
 */

/** @typedef {import('./browser/openBrowser.mjs').OpenBrowser} OpenBrowser */

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

/**
 * @param {{ folder: string, host: string | null, executablePath?: string | null }} given `host`: origin of a deployed host; `executablePath`: of a Chromium, null
 * for rules without a browser
 * @returns {Promise<Subject>}
 */
export async function subjectIn({ folder, host, executablePath = null }) {
  const declaration = await declarationIn(folder);
  const buildErrors = once(() => buildErrorsOf(folder));
  /** @type {OpenBrowser | null} */
  let opened = null;
  return {
    folder,
    declaration,
    figures: once(() => hostFigures(host)),
    buildErrors,
    installed: (name) => installedVersion(name, folder),
    openBrowser: once(async () => {
      if (executablePath === null) return { leftOut: 'It needs a browser.' };
      if ((await buildErrors()).length > 0) return { leftOut: 'There is no build of it.' };
      const page = join(folder, '.cache/check-page');
      const [{ openBrowser }, { buildPage }] = await Promise.all([
        import('./browser/openBrowser.mjs'),
        import('../fakeHost/buildPage.mjs'),
      ]);
      await buildPage({ directory: folder, folder: page });
      opened = await openBrowser({ folder, page, executablePath, declaration });
      return opened;
    }),
    close: async () => opened?.close(),
  };
}
