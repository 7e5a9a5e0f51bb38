import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

/** Where builds for development are, below the workspace. */
export const DEVELOPMENT = '.cache/development';

/** Code of the page, which builds take in. */
export const RUNTIME = join(import.meta.dirname, '../runtime');

/** Takes the updates of a remote; part of its build. */
export const HOT_BUILD = join(RUNTIME, 'hotBuild.mjs');
/** Hands remotes their updates, loads the page again for those of the host, and shows errors; part of the host's build. */
export const HOT_PAGE = join(RUNTIME, 'hotPage.mjs');

export const hotAlias = { 'react-refresh/runtime$': join(RUNTIME, 'refreshRuntime.cjs') };

export const textRule = { test: /\/messages\/[a-z]{2,3}\.ts$/, use: join(import.meta.dirname, 'hotTexts.cjs') };

/** @param {string} app */
export const hotPlugins = (app) => [
  new webpack.DefinePlugin({ HALTE_BUILD: JSON.stringify(app) }),
  new webpack.HotModuleReplacementPlugin(),
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /shared\/federation\//] }),
];
