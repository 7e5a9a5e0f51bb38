/**
 * The one React Refresh runtime of the page, in the place of the copy that each build would have: React knows one only. The host's build
 * creates it before React starts. Names of components carry their build, because two remotes may have modules of one name.
 */
function create() {
  const runtime = require('react-refresh');
  runtime.injectIntoGlobalHook(globalThis);
  return runtime;
}

globalThis.halteRefresh ??= create();
const runtime = globalThis.halteRefresh;

module.exports = {
  ...runtime,
  injectIntoGlobalHook() {},
  register: (type, id) => runtime.register(type, `${HALTE_BUILD} ${id}`),
};
