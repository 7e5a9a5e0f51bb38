import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import webpack from 'webpack';
import { configurationIn } from '../build/compile.mjs';
import { DEVELOPMENT } from './hot.mjs';

/**
 * @typedef {{ app: string, hash: string, seconds: number, errors: string[] }} Build `errors`: each begins with the path of its file. A build
 * with errors writes nothing: the one before stays.
 */

async function configurationsOf(folder) {
  const configuration = await configurationIn(folder, 'development');
  rmSync(join(folder, DEVELOPMENT), { recursive: true, force: true });
  return [configuration].flat();
}

function errorsOf(stats, root) {
  const { compilation } = stats;
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ message, moduleIdentifier, moduleName, loc }) => {
    const [path = moduleName] = /[^!]*$/.exec(moduleIdentifier ?? '') ?? [];
    const file = path ? relative(root, path) : compilation.name;
    // swc appends its own stack trace below.
    const [shown] = stripVTControlCharacters(message).split(/\n+Caused by:/);
    return `${file}${loc ? `:${loc}` : ''}\n${shown}`;
  });
}

/**
 * Builds workspaces for development, and again after each change of a file that they consist of.
 *
 * @param {{ root: string, workspaces: readonly string[], onBuild: (build: Build) => void }} builds `workspaces`: folders below `root`
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchBuilds({ root, workspaces, onBuild }) {
  const configurations = await Promise.all(workspaces.map((name) => configurationsOf(join(root, name))));
  const compiler = webpack(configurations.flat());
  for (const { name, hooks } of compiler.compilers) {
    hooks.done.tap('watchBuilds', (stats) => {
      const { hash = '', startTime, endTime } = stats;
      onBuild({ app: name ?? '', hash, seconds: (endTime - startTime) / 1000, errors: errorsOf(stats, root) });
    });
  }
  compiler.watch({}, () => {});
  return () => /** @type {Promise<void>} */ (new Promise((resolve) => compiler.close(() => resolve())));
}
