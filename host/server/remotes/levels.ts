import { CAPABILITIES, CONTRACT_LEVEL } from '@halte/contract';
import { ADAPTERS } from '@halte/contract/adapt';
import type { HostLevels } from '@halte/contract/manifest/classify';
import type { HostManifest } from './manifest.ts';

/** This host, as a remote is compared with it. */
export type FindLevels = () => Promise<HostLevels>;

export function createFindLevels(hostManifest: () => Promise<HostManifest | null>): FindLevels {
  const adapts = [...ADAPTERS.keys()].filter((major) => typeof major === 'number');
  return async () => {
    const singletons = (await hostManifest())?.singletons ?? null;
    return { contract: CONTRACT_LEVEL, capabilities: CAPABILITIES, adapts, singletons };
  };
}
