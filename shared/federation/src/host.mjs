import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, buildRules } from './base.mjs';
import { hostChunks } from './chunks/hostChunks.mjs';
import { provided } from './config/singletons.mjs';
import { DEVELOPMENT, HOT_PAGE } from './dev/hot.mjs';
import { FirstPaintPlugin, MOST_CSS_OF_FRAME } from './plugins/firstPaint.mjs';
import { FontFacesPlugin } from './plugins/fontFaces.mjs';
import { HostManifestPlugin } from './plugins/hostManifest.mjs';
import { LEFT_OUT, LeftOutPlugin } from './plugins/leftOut.mjs';
import { scriptConfig } from './script.mjs';
import { sourceHash } from './sources.mjs';

const NONCE = join(import.meta.dirname, 'runtime/nonce.mjs');
const UNUSED_COMPONENTS = join(import.meta.dirname, 'plugins/unusedComponents.cjs');
const RUNTIME_PLUGINS = ['provideRuntime', 'retrySharedLoads'].map((name) =>
  join(import.meta.dirname, `runtime/${name}.mjs`),
);

/** The script of the frame in which a tenant's own header runs: it shares nothing with the page around it. */
const headerFrame = (directory, dist) =>
  scriptConfig({
    directory,
    entry: './src/frame/main.ts',
    folder: join(directory, dist, 'frame'),
    filename: 'headerFrame.js',
  });

/** The service worker: one script, which is the same for pages of all builds. */
const worker = (directory) =>
  scriptConfig({
    directory,
    entry: './src/offline/worker.ts',
    folder: join(directory, 'dist/offline'),
    filename: 'worker.js',
  });

/**
 * The webpack configuration of the host: it knows no remote (they are registered from the boot document) and provides the singletons.
 *
 * @returns {(env: { directory?: string }, argv: { mode?: 'production' | 'development' }) => import('webpack').Configuration[]}
 */
export function hostConfig() {
  return ({ directory = process.cwd() }, { mode = 'production' }) => {
    const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    const production = mode === 'production';
    const base = baseConfig({ app: 'host', directory, mode, manifest: 'host.json', uniqueName: 'halte_host' });
    const frame = new FirstPaintPlugin({
      ...{ name: 'host', directory, rules: buildRules('host'), mostCss: MOST_CSS_OF_FRAME },
      entry: () => join(directory, 'src/firstPaint.tsx'),
    });
    const app = {
      ...base,
      module: {
        rules: [...base.module.rules, { test: /\/node_modules\/react-router\/.*\.m?js$/, use: UNUSED_COMPONENTS }],
      },
      entry: { main: [NONCE, ...(production ? [] : [HOT_PAGE]), './src/start.ts'] },
      output: { ...base.output, publicPath: '/assets/' },
      optimization: { ...base.optimization, splitChunks: hostChunks },
      plugins: [
        ...base.plugins,
        ...(production ? [frame] : []),
        new LeftOutPlugin(LEFT_OUT.host),
        new ModuleFederationPlugin({
          name: 'halte_host',
          remotes: {},
          shared: provided(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          runtimePlugins: RUNTIME_PLUGINS,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new FontFacesPlugin(),
        new HostManifestPlugin({ version: `${version}+${sourceHash(directory)}`, paint: () => frame.files }),
      ],
    };
    const frames = headerFrame(directory, production ? 'dist' : DEVELOPMENT);
    // Pages of a build for development are never kept.
    return production ? [app, frames, worker(directory)] : [app, frames];
  };
}
