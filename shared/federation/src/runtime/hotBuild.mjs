/** Replaces the changed modules of a remote in the open page; where one cannot be replaced, the page is loaded again. */
let latest = __webpack_hash__;
let isUpdating = false;

async function update(hash) {
  latest = hash;
  if (isUpdating) return;
  isUpdating = true;
  try {
    while (latest !== __webpack_hash__) {
      const replaced = await import.meta.webpackHot.check(true);
      if (replaced === null) throw new Error('There is no update from the build of this page to the latest one.');
    }
    isUpdating = false;
  } catch (error) {
    console.info(`${HALTE_BUILD}: the page is loaded again.`, error);
    location.reload();
  }
}

globalThis.halteBuilds ??= {};
globalThis.halteBuilds[HALTE_BUILD] = update;
