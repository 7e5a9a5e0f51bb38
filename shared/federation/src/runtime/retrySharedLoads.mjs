import { nextTask } from '@halte/contract';

/** Runs a shared module in a task of its own: with the modules of the view that take it, it would be a long one on a phone. */
async function runFirst(factory) {
  await nextTask();
  try {
    factory();
  } catch {
    // The module that takes it runs it again, and fails with the same error.
  }
  return factory;
}

/**
 * Lets a shared module that failed to load be loaded again. The federation runtime keeps the promise of the first load, also where it was
 * rejected, so that one failed download of the map would be the answer to every remote until the page is loaded again.
 */
// biome-ignore lint/style/noDefaultExport: the federation plugin imports a runtime plugin by its default export
export default () => ({
  name: 'shared-loads',
  /** After a remote's entry has run. */
  beforeInitContainer: (args) => nextTask().then(() => args),
  beforeRegisterShare(args) {
    const { origin, pkgName, shared } = args;
    const { get } = shared;
    if (get)
      shared.get = () => {
        const loading = get();
        // A module of the first download is not a promise.
        if (!loading.then) return loading;
        const run = loading.then(runFirst);
        run.catch(() => {
          for (const scope of shared.scope) origin.shareScopeMap[scope][pkgName][shared.version].loading = null;
        });
        return run;
      };
    return args;
  },
});
