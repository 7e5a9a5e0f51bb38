import federation from '@module-federation/webpack-bundler-runtime/bundler';
// `federation` has this function in builds that expose something only.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { FACADE } from '../config/facade.mjs';

const { attachShareScopeMap, bundlerRuntime, runtime } = federation;

/** `runtime.init` also takes an instance with the identifier of its own build for the wanted one; here that would be the host's, for each remote. */
function init(options) {
  const known = runtime.getInstance((instance) => instance.name === options.name);
  if (!known) return runtime.createInstance({ ...options, id: '' });
  known.initOptions({ ...options, id: '' });
  return known;
}

/**
 * Provides this build's federation runtime to slim remotes, and nothing of it that they do not call (config/facade.mjs). `runtime.init` is
 * called by `bundlerRuntime.init`, which takes it from the build that it initializes.
 */
export function provideRuntime() {
  globalThis[FACADE] ??= {
    attachShareScopeMap,
    bundlerRuntime: {
      I: bundlerRuntime.I,
      consumes: bundlerRuntime.consumes,
      init: bundlerRuntime.init,
      initContainerEntry,
    },
    runtime: { init },
  };
}

// biome-ignore lint/style/noDefaultExport: the federation plugin imports a runtime plugin by its default export
export default () => ({
  name: 'provide-runtime',
  beforeInit(args) {
    provideRuntime();
    return args;
  },
});
