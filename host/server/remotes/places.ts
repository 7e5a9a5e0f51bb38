import type { RemoteId } from '@halte/contract';
import type { RegistryRemote } from '@halte/contract/registry';
import { bucketOf } from '@halte/contract/registry/bucket';
import { MOST_CANDIDATES } from '@halte/contract/registry/resolve';
import type { RegistryKey } from '@halte/contract/registry/schema';
import type { Tenant } from '@halte/contract/tenant';
import type { RegistrySource } from './registry.ts';

/** A folder with a `remote.json`. */
export interface Place {
  /** Ends in a slash. */
  readonly base: string;
  /** The version that must be in it; null: any. */
  readonly version: string | null;
  /** One of them must have signed its manifest; null: it needs no signature. */
  readonly keys: readonly RegistryKey[] | null;
}

/** The build of this server. */
export const ownPlace = (id: string): Place => ({ base: `/remotes/${id}/`, version: null, keys: null });

/** A version of the registry. */
export const offeredPlace = ({ base, keys }: RegistryRemote, version: string): Place => ({
  base: `${base}${version}/`,
  version,
  keys,
});

/** What the tenant's file names; null where it names nothing. */
export function namedPlace(id: RemoteId, { remotes }: Tenant): Place | null {
  const named = Object.hasOwn(remotes, id) ? remotes[id] : undefined;
  return named === undefined ? null : { base: named.endsWith('/') ? named : `${named}/`, version: null, keys: null };
}

/** Where a remote may be, the best place first: what the tenant's file names; else what the registry offers, then this server's own build. */
export function placesOf(
  id: RemoteId,
  tenant: Tenant,
  { share, registry }: { readonly share: number | null; readonly registry: RegistrySource },
): readonly Place[] {
  const named = namedPlace(id, tenant);
  if (named) return [named];
  const known = registry.current();
  const remote = known?.remotes.get(id);
  if (!known || !remote) return [ownPlace(id)];
  const versions = known.releases.candidates(id, { tenant: tenant.id, bucket: bucketOf(share, id) });
  // A page waits for all of them at once.
  return [...versions.slice(0, MOST_CANDIDATES).map((version) => offeredPlace(remote, version)), ownPlace(id)];
}
