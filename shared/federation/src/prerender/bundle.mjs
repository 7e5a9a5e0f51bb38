import { dirname } from 'node:path';
import { compile } from '../build/compile.mjs';

/** Packages run as they are installed, which saves their part of the compilation. */
async function installed({ request = '' }) {
  const isPackage = /^(?:@[\w-]+\/)?[\w-]/.test(request) && !/^@halte\/|\.css$/.test(request);
  return isPackage && !/^[a-z]:/i.test(request) ? `commonjs ${request}` : undefined;
}

/**
 * Leaves out the code of the map, which effects load: none runs in a build, and it cannot be loaded without a window.
 *
 * @param {{ request?: string, contextInfo?: { issuer?: string } }} dependency
 */
async function withoutMap({ request = '', contextInfo }) {
  const { issuer = '' } = contextInfo ?? {};
  return request === '@halte/map-core' && /\/map-core\/src\/lazy\.[jt]s$/.test(issuer) ? 'var undefined' : undefined;
}

/**
 * The configuration of a bundle that runs in Node, with the class names of the build for browsers.
 *
 * @param {{ name: string, directory: string, entry: string, file: string, rules: readonly object[] }} bundle `rules`: for all files, style sheets included
 * @returns {import('webpack').Configuration}
 */
function bundleConfig({ name, directory, entry, file, rules }) {
  return {
    name,
    mode: 'production',
    context: directory,
    target: 'node22',
    cache: false,
    devtool: false,
    performance: { hints: false },
    entry,
    externals: [installed, withoutMap],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [...rules], parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: { path: dirname(file), filename: 'main.cjs', library: { type: 'commonjs2' } },
    // Read by nothing but the thread that runs it.
    optimization: { minimize: false, concatenateModules: false, realContentHash: false, moduleIds: 'named' },
  };
}

/**
 * Bundles code of a remote or of the host for Node: it is then run in a thread of its own.
 *
 * @param {Parameters<typeof bundleConfig>[0]} bundle
 * @returns {Promise<void>} rejects with the errors of the build
 */
export async function buildForNode(bundle) {
  const stats = await compile(bundleConfig(bundle));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
