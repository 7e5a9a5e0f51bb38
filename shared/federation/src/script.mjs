import { minimizer, swc, TARGET } from './base.mjs';

/**
 * The webpack configuration of one script for pages of any origin: no modules, no chunks, no globals.
 *
 * @param {{ directory: string, entry: string, folder: string, filename: string }} script `folder`: where the file is written
 * @returns {import('webpack').Configuration}
 */
export function scriptConfig({ directory, entry, folder, filename }) {
  return {
    mode: 'production',
    context: directory,
    target: TARGET,
    entry,
    devtool: false,
    performance: { hints: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, use: swc }] },
    output: { path: folder, filename, iife: true },
    optimization: { minimizer: [minimizer({ compress: {}, mangle: true })] },
  };
}
