import * as runtimeCore from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
// `federation` has this function in builds that expose something only.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { BUNDLER_RUNTIME } from '../config/bundlerRuntime.mjs';

const { bundlerRuntime, runtime } = federation;

/** `runtime.init` also takes an instance with the identifier of its own build for the wanted one; here that would be the host's, for each remote. */
function init(options) {
  const known = runtime.getInstance((instance) => instance.name === options.name);
  if (!known) return runtime.createInstance({ ...options, id: '' });
  known.initOptions({ ...options, id: '' });
  return known;
}

/**
 * Provides this build's federation runtime to slim remotes, under the global names that they look for: the library's for its core
 * (`experiments.externalRuntime`) and ours for the rest (config/bundlerRuntime.mjs). The library's `provideExternalRuntime` does the first for
 * 22 kB more, because it keeps unused exports.
 */
export function provideRuntime() {
  globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  globalThis[BUNDLER_RUNTIME] ??= {
    ...federation,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    runtime: { ...runtime, init },
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
