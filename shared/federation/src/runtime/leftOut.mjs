/**
 * Replaces the files of the federation runtime that the builds leave out (plugins/leftOut.mjs). It has the names of their exports, and what
 * nothing calls throws.
 */
function leftOut() {
  throw new Error('The build leaves this part of the federation runtime out.');
}

// Preloading: the server writes the links into the page.
// Manifests of remotes: the boot document names the entries.
export {
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
  leftOut as getGlobalRemoteInfo,
};
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}

// Ranges of versions: remotes name none, and a version that is not the host's must not take its place.
export function satisfy() {
  return false;
}

// Remotes that a build names: here they are registered at run time.
// Messages of the builds.
export {
  leftOut as remotes,
  leftOut as bindLoggerToCompiler,
  leftOut as createInfrastructureLogger,
  leftOut as createLogger,
  leftOut as infrastructureLogger,
  leftOut as logger,
};

// Explanations of errors: each names its code, and says where its explanation is.
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };

// Pages run in a browser. Whether somebody debugs the runtime is written in the local storage, whose first use is a question to another process
// of the browser: 3 ms of the task in which the host's file is evaluated.
export const isBrowserEnvValue = true;
export const isBrowserEnv = () => true;
export const isReactNativeEnv = () => false;
export const isDebugMode = () => false;
export const getProcessEnv = () => ({});
