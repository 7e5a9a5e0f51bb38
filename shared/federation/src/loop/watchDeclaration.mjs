import { watch } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { configurationIn } from '../build/compile.mjs';

/** Files that webpack reads only when it starts: a change of one restarts the builds. */
const READ_AT_START = ['remote.config.ts', 'webpack.config.mjs'];
/** Editors write a file in several steps. */
const SETTLED_MS = 50;

/**
 * Lets the files at the top of a folder be imported again: each import of one gives it as it is now.
 *
 * @param {string} folder
 * @returns {() => void} begins a new generation
 */
function freshImports(folder) {
  let generation = 0;
  const top = `${pathToFileURL(folder).href}/`;
  const isAtTop = (url) => url.startsWith(top) && !url.slice(top.length).includes('/');
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return generation > 0 && isAtTop(found.url) ? { ...found, url: `${found.url}?generation=${generation}` } : found;
    },
  });
  return () => {
    generation += 1;
  };
}

/**
 * Runs the builds of a remote, and restarts them when its declaration changes.
 *
 * @param {{ folder: string, start: () => Promise<() => Promise<void>>, onFailure: (error: Error) => void }} options `start`: the builds, returns what stops them;
 * `onFailure`: the changed declaration cannot be read, and the builds go on with the one before
 * @returns {Promise<() => Promise<void>>} stops both
 */
export async function watchDeclaration({ folder, start, onFailure }) {
  const renew = freshImports(folder);
  let stopBuilds = await start();
  /** One change after the other. */
  let running = Promise.resolve();
  async function again() {
    renew();
    try {
      await configurationIn(folder, 'development');
    } catch (error) {
      return onFailure(/** @type {Error} */ (error));
    }
    await stopBuilds();
    stopBuilds = await start();
  }
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let settling;
  const watcher = watch(folder, (_event, name) => {
    if (!READ_AT_START.includes(name ?? '')) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      running = running.then(again);
    }, SETTLED_MS);
  });
  return async () => {
    clearTimeout(settling);
    watcher.close();
    await running;
    await stopBuilds();
  };
}
