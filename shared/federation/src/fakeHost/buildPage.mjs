import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { pageRules, TARGET } from '../base.mjs';
import { compile } from '../build/compile.mjs';
import { hotAlias, RUNTIME } from '../dev/hot.mjs';
import { testkitFile } from '../testkit.mjs';

/** Where the files of the page are. */
export const PAGE_FILES = '/kit/';

/** In an open page, what is built is shown at once. It comes before React. */
const LOOP = ['refreshRuntime.cjs', 'hotPage.mjs'].map((name) => join(RUNTIME, name));

/**
 * Builds the page of the testkit that shows a remote, with React for development as the remote's folder has it: it says where markup and first render differ,
 * and can replace components.
 *
 * @param {{ directory: string, folder: string, isLoop?: boolean }} options `folder`: where `page.js` and `page.css` are written
 * @throws UserError where the testkit is not installed
 */
export async function buildPage({ directory, folder, isLoop = false }) {
  const stats = await compile({
    ...{ mode: 'development', target: TARGET, context: directory, devtool: false, performance: { hints: false } },
    entry: { page: [...(isLoop ? LOOP : []), testkitFile(directory, 'areaPage')] },
    output: {
      ...{ path: folder, filename: '[name].js', chunkFilename: '[id].js', publicPath: PAGE_FILES },
      uniqueName: 'halte_kit_page',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: isLoop ? hotAlias : {} },
    module: { rules: pageRules('kit') },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[id].css' }),
      new webpack.DefinePlugin({ HALTE_BUILD: '"kit page"' }),
    ],
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
