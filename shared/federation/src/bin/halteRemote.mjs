#!/usr/bin/env node
/** The command `halte-remote`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const HELP = `halte-remote build   builds the remote in this folder from its webpack.config.mjs into dist`;

/** Builds the remote in a folder; resolves to the exit code. */
async function build(directory) {
  const { default: configure } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
  const compiler = webpack(configure({ directory }, { mode: 'production' }));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  console.log(stats.toString('errors-warnings'));
  return stats.hasErrors() ? 1 : 0;
}

const [name] = process.argv.slice(2);
if (name === 'build') process.exitCode = await build(process.cwd());
else {
  console.log(HELP);
  process.exitCode = name === undefined || name === '--help' ? 0 : 1;
}
