import type { Tenant } from '@halte/contract/tenant';
import { faultsOf, reasonsAgainst } from './faults.ts';
import type { FindManifest } from './findManifest.ts';
import type { FindLevels } from './levels.ts';
import { namedPlace, offeredPlace, ownPlace, type Place } from './places.ts';
import type { RegistrySource } from './registry.ts';

export interface RemoteProblemsParts {
  /** Builds of this server, by name. */
  readonly folders: ReadonlyMap<string, string>;
  readonly registry: RegistrySource;
  readonly findManifest: FindManifest;
  readonly findLevels: FindLevels;
}

/** What an operator must know of remotes that pages do not have, in sentences. */
export function createRemoteProblems({ folders, registry, findManifest, findLevels }: RemoteProblemsParts) {
  async function problemsOf(id: string, place: Place): Promise<string[]> {
    const faults = faultsOf(id, place, await findManifest(place.base, place.keys), await findLevels());
    return faults.map(
      (fault) => `Version ${place.version} of remote ${id} ${fault}: pages have the next one that is offered.`,
    );
  }

  return {
    /** Of the registry, and of the versions that it offers. */
    async registryProblems(): Promise<string[]> {
      const known = registry.current();
      const offered = [...(known?.releases.offered() ?? [])].flatMap(([id, versions]) =>
        versions.map((version) => problemsOf(id, offeredPlace(known!.remotes.get(id)!, version))),
      );
      return [...registry.problems(), ...(await Promise.all(offered)).flat()];
    },

    /** Of remotes that a tenant's file names, or that are builds of this server, but are of another level than this host. */
    async refused(tenant: Tenant): Promise<string[]> {
      const { header: _, ...named } = tenant.remotes;
      const sentences = await Promise.all(
        [...folders.keys(), ...Object.keys(named)].map(async (id) => {
          const { base, keys } = namedPlace(id, tenant) ?? ownPlace(id);
          const manifest = await findManifest(base, keys);
          const reasons = manifest?.id === id ? reasonsAgainst(manifest, await findLevels()) : [];
          return reasons.map((reason) => `Remote ${id} is left out: it ${reason}.`);
        }),
      );
      return sentences.flat();
    },
  };
}
