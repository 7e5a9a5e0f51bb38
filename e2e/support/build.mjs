/** Builds the remote in the current folder for production, as its own `build` script does, through webpack itself. */
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const { default: configuration } = await import(pathToFileURL(`${process.cwd()}/webpack.config.mjs`).href);
const compiler = webpack(configuration({}, { mode: 'production' }));
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  compiler.close(() => {});
});
