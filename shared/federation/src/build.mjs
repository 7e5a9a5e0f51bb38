import { compile, configurationIn } from './build/compile.mjs';

/**
 * Builds the remote in a folder by its webpack.config.mjs, into `dist`.
 *
 * @param {string} directory
 * @returns {Promise<{ isBuilt: boolean, output: string }>} `output`: errors and warnings of webpack
 */
export async function buildRemote(directory) {
  const stats = await compile(await configurationIn(directory, 'production'));
  return { isBuilt: !stats.hasErrors(), output: stats.toString('errors-warnings') };
}
