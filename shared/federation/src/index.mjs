export { hostConfig } from './host.mjs';
export { remoteConfig } from './remote.mjs';
export { scriptConfig } from './script.mjs';
