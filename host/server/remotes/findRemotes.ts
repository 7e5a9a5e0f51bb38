import type { RemoteEntry, RemoteId } from '@halte/contract';
import type { HostLevels } from '@halte/contract/manifest/classify';
import type { ListedRemote } from '@halte/contract/manifest/compose';
import type { Tenant } from '@halte/contract/tenant';
import { chosenBuild } from './chosenBuild.ts';
import { type Composition, compose } from './compose.ts';
import { faultsOf, isSignedPlace } from './faults.ts';
import { createFindManifest, type FindManifest, isLocal } from './findManifest.ts';
import { keepLast } from './keepLast.ts';
import { createFindLevels } from './levels.ts';
import type { FoundRemote, HostManifest } from './manifest.ts';
import { type Offered, offeredTo } from './overview.ts';
import { ownPlace, type Place, placesOf } from './places.ts';
import { NO_REGISTRY, type RegistrySource } from './registry.ts';
import { createRemoteProblems } from './remoteProblems.ts';
import { sayOnce } from './sayOnce.ts';

export interface FoundRemotes {
  readonly found: ReadonlyMap<RemoteId, FoundRemote>;
  /** The declarations of all of them, put together. */
  readonly areas: Composition;
  /** Remotes on other servers whose manifests have not been fetched yet. */
  readonly unreachable: readonly RemoteId[];
}

/** `share`: value of the visitor's cookie; null for one without it. */
export type FindRemotes = (tenant: Tenant, share: number | null) => Promise<FoundRemotes>;

export interface FindRemotesParts {
  /** Builds of this server, by name. */
  readonly folders: ReadonlyMap<string, string>;
  readonly registry?: RegistrySource;
  /** The folder of another server stopped answering. */
  readonly onFailure?: (address: string) => void;
  /** Of the build of the host, which says what its pages share. */
  readonly hostManifest?: () => Promise<HostManifest | null>;
  /** A remote runs without something, in a sentence; each is said once. */
  readonly onNote?: (note: string) => void;
}

interface RemoteAtParts {
  readonly findManifest: FindManifest;
  readonly host: HostLevels;
  readonly onNote: (note: string) => void;
}

async function remoteAt(
  id: string,
  place: Place,
  { findManifest, host, onNote }: RemoteAtParts,
): Promise<FoundRemote | null> {
  const { base, keys } = place;
  const found = await findManifest(base, keys);
  if (found === null || faultsOf(id, place, found, host).length > 0) return null;
  const { manifest, notes } = chosenBuild(found, host);
  for (const note of notes) onNote(`Remote ${id} ${found.version} ${note}.`);
  return { base, manifest, integrity: isSignedPlace(place) ? (found.integrity ?? null) : null };
}

/** Finds the manifests of a tenant's remotes, and says which versions of the registry cannot be used. */
export function createFindRemotes({ folders, registry = NO_REGISTRY, ...parts }: FindRemotesParts) {
  const { onFailure = () => undefined, onNote = () => undefined, hostManifest = async () => null } = parts;
  const findManifest = createFindManifest(folders, onFailure);
  const findLevels = createFindLevels(hostManifest);
  const sayNote = sayOnce(onNote);

  async function firstOf(id: string, places: readonly Place[], parts: RemoteAtParts): Promise<FoundRemote | null> {
    const remotes = await Promise.all(places.map((place) => remoteAt(id, place, parts)));
    return remotes.find((remote) => remote !== null) ?? null;
  }

  /** Builds of this server that are remotes of every tenant: the others are there for tenants that name them. */
  async function ownIds(): Promise<string[]> {
    const ids = [...folders.keys()];
    const manifests = await Promise.all(ids.map((id) => findManifest(ownPlace(id).base, null)));
    return ids.filter((id, index) => manifests[index]?.id === id);
  }

  /** A remote whose server has not answered yet declares what the build of this server does. */
  async function listed(id: RemoteId, remote: FoundRemote | null, parts: RemoteAtParts): Promise<ListedRemote[]> {
    const { manifest } = remote ?? (await remoteAt(id, ownPlace(id), parts)) ?? {};
    return manifest ? [{ id, manifest }] : [];
  }

  const composed = keepLast(compose, (one, other) => one.id === other.id && one.manifest === other.manifest);

  async function idsOf(tenant: Tenant): Promise<readonly string[]> {
    const { header: _, ...named } = tenant.remotes;
    const bases = registry.current()?.remotes.keys() ?? [];
    return [...new Set([...(await ownIds()), ...Object.keys(named), ...bases])];
  }

  /** For operators: all versions that visitors of a tenant may get, by remote. */
  async function offered(
    tenant: Tenant,
  ): Promise<readonly { readonly id: string; readonly offered: readonly Offered[] }[]> {
    const ids = await idsOf(tenant);
    const parts = { registry, findManifest, findLevels };
    return Promise.all(ids.map(async (id) => ({ id, offered: await offeredTo(id, tenant, parts) })));
  }

  const findRemotes: FindRemotes = async (tenant, share) => {
    const [ids, host] = await Promise.all([idsOf(tenant), findLevels()]);
    const parts = { findManifest, host, onNote: sayNote };
    const all = await Promise.all(
      ids.map(async (id) => {
        const places = placesOf(id, tenant, { share, registry });
        const remote = await firstOf(id, places, parts);
        return { id, places, remote, listed: await listed(id, remote, parts) };
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

  return { findRemotes, findLevels, offered, ...createRemoteProblems({ folders, registry, findManifest, findLevels }) };
}

/** First paints are for this server. */
const codeOf = (hashes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(hashes).filter(([file]) => !file.endsWith('.json')));

/** For the boot document. */
export function entriesOf(remotes: ReadonlyMap<RemoteId, FoundRemote>): Partial<Record<RemoteId, RemoteEntry>> {
  return Object.fromEntries(
    [...remotes].map(([id, { base, manifest, integrity }]) => [
      id,
      {
        ...{ container: manifest.container, version: manifest.version, entry: `${base}${manifest.entry}` },
        ...(integrity && { integrity: codeOf(integrity) }),
      },
    ]),
  );
}
