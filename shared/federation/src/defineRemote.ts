import type { RemoteConfig } from '@halte/contract/manifest';

/** The declaration of a remote, in its `remote.config.ts`; the build checks it, and writes it into `remote.json`. */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}
