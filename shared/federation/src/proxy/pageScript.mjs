import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { compile } from '../build/compile.mjs';
import { RUNTIME } from '../dev/hot.mjs';

/**
 * Builds the script for the pages of a deployed host (`runtime/devPage.cjs`), with the React of the remote's folder.
 *
 * @param {{ directory: string, folder: string }} options `folder`: where it is written, as `page.js`
 * @returns {Promise<string>} its path
 */
export async function buildPageScript({ directory, folder }) {
  const { resolve } = createRequire(join(directory, 'package.json'));
  const react = resolve('react/package.json');
  const { version } = JSON.parse(readFileSync(react, 'utf8'));
  const stats = await compile({
    mode: 'development',
    target: ['web', 'es2022'],
    context: directory,
    devtool: false,
    entry: join(RUNTIME, 'devPage.cjs'),
    output: { path: folder, filename: 'page.js', uniqueName: 'halte_dev_page' },
    resolve: {
      alias: {
        react$: dirname(react),
        'react-dom$': dirname(resolve('react-dom/package.json')),
        'react-dom/client$': resolve('react-dom/client'),
      },
    },
    plugins: [new webpack.DefinePlugin({ HALTE_BUILD: '"dev page"', HALTE_REACT: JSON.stringify(version) })],
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return join(folder, 'page.js');
}
