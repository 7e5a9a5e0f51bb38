import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.mjs';
import { EXPOSED, remoteChunks } from './chunks/remoteChunks.mjs';
import { runtimeOfHost } from './config/facade.mjs';
import { StandaloneFilesPlugin } from './plugins/standalone.mjs';

export const NONCE = join(import.meta.dirname, 'runtime/nonce.mjs');

/** Options of the federation plugin in which the builds of a remote are alike. */
export const FEDERATED = {
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: false,
  manifest: false,
  experiments: { optimization: { target: /** @type {const} */ ('web'), disableRemote: true, disableSnapshot: true } },
};

/**
 * The webpack configuration of the build that takes nothing from the page, from `src/standalone.ts`. It goes beside the one that does, and is made
 * before it.
 *
 * @param {{ name: string, directory: string, container: string }} remote `container`: of the other build
 */
export function standaloneConfig({ name, directory, container: other }) {
  const container = `${other}_alone`;
  const exposed = join(directory, 'src/standalone.ts');
  const base = baseConfig({ app: name, directory, mode: 'production', manifest: 'remote.json', uniqueName: container });
  const files = new StandaloneFilesPlugin({ container, exposed });
  const config = {
    ...base,
    name: 'standalone',
    entry: {},
    externals: runtimeOfHost,
    output: { ...base.output, publicPath: 'auto', clean: false },
    optimization: { ...base.optimization, splitChunks: remoteChunks({ container, exposed }) },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        ...FEDERATED,
        name: container,
        filename: 'standaloneEntry.[contenthash:8].js',
        exposes: { './remote': { name: EXPOSED, import: [NONCE, exposed] } },
      }),
      files,
    ],
  };
  return { config, files };
}
