import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * What the webpack.config.mjs of a folder says.
 *
 * @param {string} directory @param {'production' | 'development'} mode
 * @returns {Promise<import('webpack').Configuration | import('webpack').Configuration[]>}
 */
export async function configurationIn(directory, mode) {
  const { default: configure } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
  return configure({ directory }, { mode });
}

/**
 * Builds once.
 *
 * @param {import('webpack').Configuration | import('webpack').Configuration[]} configuration
 * @returns {Promise<import('webpack').Stats | import('webpack').MultiStats>} with the errors of the sources; rejects where webpack cannot run
 */
export async function compile(configuration) {
  const compiler = webpack(/** @type {any} */ (configuration));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats;
}
