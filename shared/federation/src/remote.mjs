import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, buildRules } from './base.mjs';
import { EXPOSED, remoteChunks } from './chunks/remoteChunks.mjs';
import { runtimeOfHost } from './config/facade.mjs';
import { consumed } from './config/singletons.mjs';
import { HOT_BUILD } from './dev/hot.mjs';
import { ConformancePlugin } from './plugins/conformance.mjs';
import { entryOfRemote, FirstPaintPlugin } from './plugins/firstPaint.mjs';
import { RemoteManifestPlugin } from './plugins/remoteManifest.mjs';
import { sourceHash } from './sources.mjs';
import { FEDERATED, NONCE, standaloneConfig } from './standalone.mjs';

/**
 * The webpack configuration of a remote: it exposes exactly `./remote` (src/remote.ts) and takes the singletons and the federation runtime
 * from the host. With `src/standalone.ts` there are two, of which the first is for hosts that share other versions (`standalone.mjs`).
 *
 * @param {import('@halte/contract/manifest').RemoteConfig} config what the remote declares in its `remote.config.ts`
 * @param {{ moreTexts?: RegExp }} [files] `moreTexts`: paths of texts that the header, or the views with `start`, do without: a file of their own, which
 * these do not preload
 * @returns {(env: { directory?: string }, argv: { mode?: 'production' | 'development' }) => import('webpack').Configuration | import('webpack').Configuration[]}
 */
export function remoteConfig(config, { moreTexts } = {}) {
  const { id: name } = config;
  return ({ directory = process.cwd() }, { mode = 'production' }) => {
    const production = mode === 'production';
    const exposed = join(directory, 'src/remote.ts');
    const hash = sourceHash(directory);
    const container = `halte_${name.replaceAll(/\W/g, '_')}_${hash}`;
    const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    const base = baseConfig({ app: name, directory, mode, manifest: 'remote.json', uniqueName: container });
    const { clean } = base.output;
    const hasPaint = production && existsSync(join(directory, 'src/firstPaint.ts'));
    const firstPaint = hasPaint
      ? [new FirstPaintPlugin({ name, directory, entry: entryOfRemote(directory), rules: buildRules(name) })]
      : [];
    const alone =
      production && existsSync(join(directory, 'src/standalone.ts'))
        ? standaloneConfig({ name, directory, container })
        : null;
    const slim = {
      ...base,
      ...(alone && { dependencies: ['standalone'] }),
      entry: {},
      externals: runtimeOfHost,
      output: {
        ...base.output,
        publicPath: 'auto',
        clean: clean && {
          keep: (file) => clean.keep(file) || alone?.files.names.has(file.replace(/\.(gz|br)$/, '')),
        },
      },
      optimization: { ...base.optimization, splitChunks: remoteChunks({ container, exposed, moreTexts }) },
      plugins: [
        ...base.plugins,
        ...firstPaint,
        new ModuleFederationPlugin({
          name: container,
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: { './remote': { name: EXPOSED, import: [NONCE, ...(production ? [] : [HOT_BUILD]), exposed] } },
          shared: consumed(),
          ...FEDERATED,
        }),
        new RemoteManifestPlugin({
          ...{ config, directory, container, version: `${version}+${hash}`, exposed, moreTexts },
          paint: () => firstPaint[0]?.files ?? {},
          standalone: () => alone?.files.files ?? null,
        }),
        new ConformancePlugin({ exposed }),
      ],
    };
    return alone ? [alone.config, slim] : slim;
  };
}
