export { hostConfig } from './host.mjs';
export { remoteConfig } from './remote.mjs';
export { packageScriptConfig, scriptConfig } from './script.mjs';
