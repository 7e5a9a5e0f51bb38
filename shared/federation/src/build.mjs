import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * Builds the remote in a folder by its webpack.config.mjs, into `dist`.
 *
 * @param {string} directory
 * @returns {Promise<{ isBuilt: boolean, output: string }>} `output`: errors and warnings of webpack
 */
export async function buildRemote(directory) {
  const { default: configure } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
  const compiler = webpack(configure({ directory }, { mode: 'production' }));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return { isBuilt: !stats.hasErrors(), output: stats.toString('errors-warnings') };
}
