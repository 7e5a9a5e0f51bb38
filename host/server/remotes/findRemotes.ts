import type { RemoteEntry, RemoteId } from '@halte/contract';
import type { RemoteManifest } from '@halte/contract/manifest/remote';
import type { RegistryRemote } from '@halte/contract/registry';
import { bucketOf } from '@halte/contract/registry/bucket';
import type { RegistryKey } from '@halte/contract/registry/schema';
import type { Tenant } from '@halte/contract/tenant';
import { type Composition, compose, type ListedRemote } from './compose.ts';
import { createFindManifest, type FindManifest, isLocal } from './findManifest.ts';
import { reasonsAgainst } from './levels.ts';
import type { FoundRemote } from './manifest.ts';
import { NO_REGISTRY, type RegistrySource } from './registry.ts';

export interface FoundRemotes {
  readonly found: ReadonlyMap<RemoteId, FoundRemote>;
  /** The declarations of all of them, put together. */
  readonly areas: Composition;
  /** Remotes on other servers whose manifests have not been fetched yet. */
  readonly unreachable: readonly RemoteId[];
}

/** `share`: value of the visitor's cookie; null for one without it. */
export type FindRemotes = (tenant: Tenant, share: number | null) => Promise<FoundRemotes>;

/** A folder with a `remote.json`. */
interface Place {
  /** Ends in a slash. */
  readonly base: string;
  /** The version that must be in it; null: any. */
  readonly version: string | null;
  /** One of them must have signed its manifest; null: it needs no signature. */
  readonly keys: readonly RegistryKey[] | null;
}

export interface FindRemotesParts {
  /** Builds of this server, by name. */
  readonly folders: ReadonlyMap<string, string>;
  readonly registry?: RegistrySource;
  /** The folder of another server stopped answering. */
  readonly onFailure?: (address: string) => void;
}

const ownPlace = (id: string): Place => ({ base: `/remotes/${id}/`, version: null, keys: null });

/** Versions beyond these are not asked for: a page waits for all of them at once. */
const MOST_CANDIDATES = 3;

/** Where a remote may be, the best place first: what the tenant's file names; else what the registry offers, then this server's own build. */
function placesOf(id: RemoteId, tenant: Tenant, share: number | null, registry: RegistrySource): readonly Place[] {
  const named = Object.hasOwn(tenant.remotes, id) ? tenant.remotes[id] : undefined;
  if (named !== undefined) return [{ base: named.endsWith('/') ? named : `${named}/`, version: null, keys: null }];
  const known = registry.current();
  const remote = known?.remotes.get(id);
  if (!known || !remote) return [ownPlace(id)];
  const versions = known.releases.candidates(id, { tenant: tenant.id, bucket: bucketOf(share, id) });
  const offered = versions.slice(0, MOST_CANDIDATES).map((version) => placeOf(remote, version));
  return [...offered, ownPlace(id)];
}

/** Each script is 75 bytes of the content policy; servers in front of a host refuse headers of more than 8 to 16 kB. */
const MOST_SCRIPTS = 60;
const UNCOVERED = `names no hashes of its files, or more than ${MOST_SCRIPTS} scripts`;

/** Whether there is a hash of each file that a page loads at once, and no more scripts than a policy can list. */
function isCovered({ entry, preload }: RemoteManifest, integrity: Readonly<Record<string, string>>): boolean {
  const named = Object.values(preload).flatMap(({ js, css }) => [...js, ...css]);
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  return [entry, ...named].every((file) => Object.hasOwn(integrity, file)) && scripts.length <= MOST_SCRIPTS;
}

const placeOf = ({ base, keys }: RegistryRemote, version: string): Place => ({
  base: `${base}${version}/`,
  version,
  keys,
});

async function remoteAt(
  id: string,
  { base, version, keys }: Place,
  findManifest: FindManifest,
): Promise<FoundRemote | null> {
  const manifest = await findManifest(base, keys);
  const isOther = version !== null && (manifest?.version !== version || manifest.id !== id);
  if (!manifest || isOther || reasonsAgainst(manifest).length > 0) return null;
  if (keys === null || isLocal(base)) return { base, manifest, integrity: null };
  const { integrity = {} } = manifest;
  return isCovered(manifest, integrity) ? { base, manifest, integrity } : null;
}

/** Finds the manifests of a tenant's remotes, and says which versions of the registry cannot be used. */
export function createFindRemotes({ folders, registry = NO_REGISTRY, onFailure = () => undefined }: FindRemotesParts) {
  const findManifest = createFindManifest(folders, onFailure);

  async function firstOf(id: string, places: readonly Place[]): Promise<FoundRemote | null> {
    const remotes = await Promise.all(places.map((place) => remoteAt(id, place, findManifest)));
    return remotes.find((remote) => remote !== null) ?? null;
  }

  /** Builds of this server that are remotes of every tenant: the others are there for tenants that name them. */
  async function ownIds(): Promise<string[]> {
    const ids = [...folders.keys()];
    const manifests = await Promise.all(ids.map((id) => findManifest(ownPlace(id).base, null)));
    return ids.filter((id, index) => manifests[index]?.id === id);
  }

  /** A remote whose server has not answered yet declares what the build of this server does. */
  async function listed(id: RemoteId, remote: FoundRemote | null): Promise<ListedRemote[]> {
    const { manifest } = remote ?? (await remoteAt(id, ownPlace(id), findManifest)) ?? {};
    return manifest ? [{ id, manifest }] : [];
  }

  const composed = keepLast(compose, (one, other) => one.id === other.id && one.manifest === other.manifest);

  const findRemotes: FindRemotes = async (tenant, share) => {
    const { header: _, ...named } = tenant.remotes;
    const bases = registry.current()?.remotes.keys() ?? [];
    const ids = [...new Set([...(await ownIds()), ...Object.keys(named), ...bases])];
    const all = await Promise.all(
      ids.map(async (id) => {
        const places = placesOf(id, tenant, share, registry);
        const remote = await firstOf(id, places);
        return { id, places, remote, listed: await listed(id, remote) };
      }),
    );
    const areas = composed(
      tenant.id,
      all.flatMap((one) => one.listed),
    );
    return {
      areas,
      found: new Map(all.flatMap(({ id, remote }) => (remote === null ? [] : [[id, remote]]))),
      unreachable: all.flatMap(({ id, places, remote }) =>
        remote === null && places.some(({ base }) => !isLocal(base)) ? [id] : [],
      ),
    };
  };

  async function problemOf(id: string, place: Place): Promise<string[]> {
    if (await remoteAt(id, place, findManifest)) return [];
    const manifest = await findManifest(place.base, place.keys);
    const sentence = (reason: string) =>
      `Version ${place.version} of remote ${id} ${reason}: pages have the next one that is offered.`;
    if (manifest?.version === place.version && manifest.id === id) {
      const reasons = reasonsAgainst(manifest);
      return (reasons.length > 0 ? reasons : [UNCOVERED]).map(sentence);
    }
    const unread =
      place.keys === null ? 'cannot be read' : 'cannot be read or has no signature by a key of the registry';
    return [sentence(manifest ? `has ${manifest.id} ${manifest.version} in its folder` : unread)];
  }

  async function registryProblems(): Promise<string[]> {
    const known = registry.current();
    const offered = [...(known?.releases.offered() ?? [])].flatMap(([id, versions]) =>
      versions.map((version) => problemOf(id, placeOf(known!.remotes.get(id)!, version))),
    );
    return [...registry.problems(), ...(await Promise.all(offered)).flat()];
  }

  /** Remotes that a tenant's file names, or that are builds of this server, but are of another level than this host. */
  async function refused(tenant: Tenant): Promise<string[]> {
    const { header: _, ...named } = tenant.remotes;
    const places = [...folders.keys(), ...Object.keys(named)].map((id) => ({
      id,
      place: placesOf(id, tenant, null, NO_REGISTRY)[0] ?? ownPlace(id),
    }));
    const sentences = await Promise.all(
      places.map(async ({ id, place }) => {
        const manifest = await findManifest(place.base, place.keys);
        const reasons = manifest?.id === id ? reasonsAgainst(manifest) : [];
        return reasons.map((reason) => `Remote ${id} is left out: it ${reason}.`);
      }),
    );
    return sentences.flat();
  }

  return { findRemotes, registryProblems, refused };
}

/** Calls `make` again for a key only when its list has changed. The last result is kept for each key: there are as many as tenants. */
function keepLast<T, Result>(make: (list: readonly T[]) => Result, isSame: (one: T, other: T) => boolean) {
  const known = new Map<string, { readonly list: readonly T[]; readonly result: Result }>();
  return (key: string, list: readonly T[]): Result => {
    const last = known.get(key);
    const isKnown =
      last?.list.length === list.length && list.every((item, index) => isSame(item, last.list[index] as T));
    if (last && isKnown) return last.result;
    const result = make(list);
    known.set(key, { list, result });
    return result;
  };
}

/** For the boot document. */
export function entriesOf(remotes: ReadonlyMap<RemoteId, FoundRemote>): Partial<Record<RemoteId, RemoteEntry>> {
  return Object.fromEntries(
    [...remotes].map(([id, { base, manifest, integrity }]) => [
      id,
      {
        ...{ container: manifest.container, version: manifest.version, entry: `${base}${manifest.entry}` },
        ...(integrity && { integrity }),
      },
    ]),
  );
}
