import { CAPABILITIES, CONTRACT_LEVEL } from '@halte/contract';
import { classify, type HostLevels } from '@halte/contract/manifest/classify';
import type { RemoteManifest } from '@halte/contract/manifest/remote';

/** This host, as a remote is compared with it. */
const HOST: HostLevels = { contract: CONTRACT_LEVEL, capabilities: CAPABILITIES, adapts: [] };

/** All that speaks against a remote in this host, in sentences without a subject; empty where it runs. */
export function reasonsAgainst({ levels }: Pick<RemoteManifest, 'levels'>): readonly string[] {
  const found = classify(levels, HOST);
  return found.verdict === 'refused' ? found.reasons : [];
}
