import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { DEVELOPMENT, hotAlias, hotPlugins, textRule } from './dev/hot.mjs';
import { CompileHintsPlugin } from './plugins/compileHints.mjs';
import { FILE_MS, FreshRetriesPlugin, insertStyleSheet } from './plugins/freshRetries.mjs';
import { PrecompressPlugin } from './plugins/precompress.mjs';
import { isHarmlessOrder } from './styleOrder.mjs';

/** Files of the last build, kept next to the new ones: pages that are open during a deploy still request them. */
function previousFiles(dist, manifest) {
  const path = join(dist, manifest);
  return new Set(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).files ?? []) : []);
}

/** A loader of this package: that of a remote's folder may be another, or none. @param {string} name */
const loaderOf = (name) => fileURLToPath(import.meta.resolve(name));
const CSS_LOADER = loaderOf('css-loader');
const SWC_LOADER = loaderOf('swc-loader');

export const TARGET = ['web', 'es2022'];

/**
 * Compiles TypeScript for the browsers that are supported.
 *
 * @param {{ development?: boolean, refresh?: boolean }} [react] `refresh`: components can be replaced while they are shown
 */
export const swc = (react = {}) => ({
  loader: SWC_LOADER,
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', ...react } },
    },
  },
});

/**
 * Calls with no effect in production, which the minifier removes together with their texts: logs of i18next and react-i18next, which do not run in
 * debug mode (their errors stay), Leaflet's warning about its deprecated `Mixin.Events`, and what react-router tells its developers.
 */
const SILENT = [
  'this.logger.log',
  'this.logger.warn',
  'this.logger.deprecate',
  'this.logger.once',
  'i18n.logger.once',
  'checkDeprecatedMixinEvents',
  'warnOnce',
  'warning',
  'warningOnce',
];

/** @param {object} terserOptions */
export const minimizer = (terserOptions) => new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions });

/**
 * The end of all class names of one file. A hash of each class, as css-loader has it, cannot be compressed: the first page had 2 kB more.
 *
 * @param {{ rootContext: string, resourcePath: string }} file
 */
const fileMark = ({ rootContext, resourcePath }) =>
  createHash('sha256').update(relative(rootContext, resourcePath)).digest('base64url').slice(0, 5);

/** `app` becomes part of every class name, so that no remote can restyle another. */
const classNames = (app) => ({
  auto: /\.module\.css$/,
  getLocalIdent: (file, _template, local) => `${app}_${local}_${fileMark(file)}`,
  namedExport: false,
  exportLocalsConvention: 'as-is',
});

const media = {
  test: /\.(woff2?|svg|png)$/,
  type: 'asset/resource',
  generator: { filename: 'media/[name].[contenthash:8][ext]' },
};

/** As in their sources, the default export of a CommonJS package is its export `default`, and not the whole of it. */
const COMPILED_PACKAGES = { test: /[\\/]node_modules[\\/]@halte[\\/].*\.js$/, type: 'javascript/auto' };

/** The rules of a build that runs in Node: with the same class names, and without style sheets. */
export function buildRules(app) {
  const modules = { ...classNames(app), exportOnlyLocals: true };
  return [
    { test: /\.tsx?$/, use: swc() },
    COMPILED_PACKAGES,
    { test: /\.css$/, use: [{ loader: CSS_LOADER, options: { modules } }] },
    { ...media, generator: { ...media.generator, emit: false } },
  ];
}

function rules(app, production) {
  return [
    { test: /\.tsx?$/, use: production ? swc() : swc({ development: true, refresh: true }) },
    ...(production ? [] : [textRule]),
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: CSS_LOADER,
          options: {
            modules: classNames(app),
          },
        },
      ],
      sideEffects: true,
    },
    media,
  ];
}

/** The rules of a page that is built where its packages are installed: some of these are compiled. @param {string} app */
export const pageRules = (app) => [COMPILED_PACKAGES, ...rules(app, true)];

/**
 * The webpack configuration that host and remotes share. A development build goes to a separate folder and supports hot replacement (`npm run dev`).
 *
 * @param {{ app: string, directory: string, mode: 'production' | 'development', manifest: string, uniqueName: string }} build
 */
export function baseConfig({ app, directory, mode, manifest, uniqueName }) {
  const production = mode === 'production';
  const dist = join(directory, production ? 'dist' : DEVELOPMENT);
  const previous = previousFiles(dist, manifest);
  // An update replaces the files that a page knows by name.
  const hash = production ? '.[contenthash:8]' : '';
  return /** @satisfies {import('webpack').Configuration} */ ({
    name: app,
    mode,
    context: directory,
    target: TARGET,
    // A warm cache on the disk gives a different, in one case broken, federated build.
    cache: production ? false : { type: 'memory' },
    devtool: production ? false : 'cheap-module-source-map',
    performance: { hints: false },
    stats: 'errors-warnings',
    ignoreWarnings: [isHarmlessOrder],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: production ? {} : hotAlias },
    module: { rules: rules(app, production) },
    output: {
      path: dist,
      uniqueName,
      filename: `[name]${hash}.js`,
      chunkFilename: `[id]${hash}.js`,
      // `frame` and `offline` are written by other configurations of the host.
      clean: production && {
        keep: (file) => previous.has(file.replace(/\.(gz|br)$/, '')) || /^(?:frame|offline)\b/.test(file),
      },
      // Both are needed for "try again": a chunk that hangs must fail, and a module that threw must not stay half made in the cache.
      chunkLoadTimeout: FILE_MS,
      strictModuleErrorHandling: true,
    },
    optimization: {
      // A build that fails leaves the last good one in place.
      emitOnErrors: false,
      minimizer: [
        // Without it a recursive exported function is inlined into its export getter: a new identity on each access.
        minimizer({ compress: { keep_fnames: true, passes: 3, pure_funcs: SILENT } }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[id]${hash}.css`,
        insert: insertStyleSheet,
      }),
      new FreshRetriesPlugin(),
      ...(production ? [new CompileHintsPlugin(), new PrecompressPlugin()] : hotPlugins(app)),
    ],
  });
}
