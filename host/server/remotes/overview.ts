import { SHARE_VALUES } from '@halte/contract/registry/bucket';
import type { Tenant } from '@halte/contract/tenant';
import { faultsOf } from './faults.ts';
import type { FindManifest } from './findManifest.ts';
import type { FindLevels } from './levels.ts';
import { type Place, placesOf } from './places.ts';
import type { RegistrySource } from './registry.ts';

/** A place of a remote that visitors of a tenant are sent to, or would be. */
export interface Offered {
  readonly base: string;
  /** Null: it has no manifest. */
  readonly version: string | null;
  readonly contract: string | null;
  /** The part of the visitors that get it, from 0 to 1. */
  readonly share: number;
  /** Why pages cannot have it, in sentences without a subject; empty where they can. */
  readonly faults: readonly string[];
}

interface OverviewParts {
  readonly registry: RegistrySource;
  readonly findManifest: FindManifest;
  readonly findLevels: FindLevels;
}

/** All places of a remote for the visitors of a tenant, those that most get first. */
export async function offeredTo(
  id: string,
  tenant: Tenant,
  { registry, findManifest, findLevels }: OverviewParts,
): Promise<readonly Offered[]> {
  const host = await findLevels();
  const lists = Array.from({ length: SHARE_VALUES }, (_, share) => placesOf(id, tenant, { share, registry }));
  const places = new Map(lists.flat().map((place) => [place.base, place]));
  const describe = async (place: Place): Promise<Omit<Offered, 'share'>> => {
    const manifest = await findManifest(place.base, place.keys);
    const { version = place.version, levels } = manifest ?? {};
    return {
      base: place.base,
      version,
      contract: levels?.contract ?? null,
      faults: faultsOf(id, place, manifest, host),
    };
  };
  const described = await Promise.all([...places.values()].map(describe));
  const usable = new Set(described.flatMap(({ base, faults }) => (faults.length === 0 ? [base] : [])));
  const chosen = lists.map((list) => list.find(({ base }) => usable.has(base))?.base);
  return described
    .map((one) => ({ ...one, share: chosen.filter((base) => base === one.base).length / SHARE_VALUES }))
    .sort((one, other) => other.share - one.share);
}
