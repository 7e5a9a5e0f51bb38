import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Provides the host's federation runtime to slim remotes (`experiments.externalRuntime`), which look for it under this global name.
 * The host's own `provideExternalRuntime` does the same for 22 kB more, because it keeps unused exports.
 */
// biome-ignore lint/style/noDefaultExport: the federation plugin imports a runtime plugin by its default export
export default () => ({
  name: 'provide-runtime-core',
  beforeInit(args) {
    globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
    return args;
  },
});
