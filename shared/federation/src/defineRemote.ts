import type { RemoteConfig } from '@halte/contract/manifest';

/** What a remote says about itself, in its `remote.config.ts`; the build checks it, and writes it into `remote.json`. */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}
