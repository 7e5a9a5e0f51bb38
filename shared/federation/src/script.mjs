import { minimizer, swc, TARGET } from './base.mjs';

/**
 * The webpack configuration of one script for pages of any origin: no modules, no chunks, no globals.
 *
 * @param {{ directory: string, entry: string, folder: string, filename: string }} script `folder`: where the file is written
 * @returns {import('webpack').Configuration}
 */
export function scriptConfig({ directory, entry, folder, filename }) {
  return {
    name: filename,
    mode: 'production',
    context: directory,
    target: TARGET,
    entry,
    devtool: false,
    performance: { hints: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, use: swc() }] },
    output: { path: folder, filename, iife: true },
    optimization: { minimizer: [minimizer({ compress: {}, mangle: true })] },
  };
}

/**
 * The webpack configuration of a module of an npm package: one file that Node runs. `installed` are packages that are installed next to it.
 *
 * @param {{ directory: string, entry: string, folder: string, filename: string, installed: readonly string[] }} module
 * @returns {import('webpack').Configuration}
 */
export function packageScriptConfig({ installed, ...script }) {
  const base = scriptConfig(script);
  return {
    ...base,
    target: 'node22',
    externalsType: 'module',
    externals: Object.fromEntries(installed.map((name) => [name, name])),
    experiments: { outputModule: true },
    // Relative addresses resolve from the installed file, not from its source.
    module: { ...base.module, parser: { javascript: { importMeta: false } } },
    output: { ...base.output, iife: false, module: true, chunkFormat: 'module', library: { type: 'module' } },
    optimization: { minimize: false },
  };
}
