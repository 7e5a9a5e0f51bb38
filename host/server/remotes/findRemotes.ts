import { join } from 'node:path';
import { REMOTE_IDS, type RemoteEntry, type RemoteId } from '@halte/contract';
import { parseRemoteManifest, type RemoteManifest } from '@halte/contract/manifest/remote';
import type { Tenant } from '@halte/contract/tenant';
import { createJsonFileReader } from './jsonFile.ts';
import type { FoundRemote } from './manifest.ts';
import { reportFirstFailure } from './reportFirstFailure.ts';
import { createStaleIfErrorCache } from './staleIfErrorCache.ts';

/** How long a page waits for a manifest of another server. A later answer is used by the next pages. */
const WAIT_MS = 1000;
const REQUEST_TIMEOUT_MS = 10_000;
const LOCAL = /^\/remotes\/([^/]+)\/?$/;

export interface FoundRemotes {
  readonly found: ReadonlyMap<RemoteId, FoundRemote>;
  /** Remotes on other servers whose manifests have not been fetched yet. */
  readonly unreachable: readonly RemoteId[];
}

export type FindRemotes = (tenant: Tenant) => Promise<FoundRemotes>;

async function fetchManifest(base: string): Promise<RemoteManifest | null> {
  const answer = await fetch(`${base}remote.json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return answer.ok ? parseRemoteManifest(await answer.json()) : null;
}

/**
 * Finds the manifests of a tenant's remotes. `folders`: builds of this server, by name. A tenant may configure each remote: `/remotes/<name>`
 * for a build of this server, or the address of a folder with a `remote.json` on another server. `onFailure`: such an address stopped answering.
 */
export function createFindRemotes(
  folders: ReadonlyMap<string, string>,
  onFailure: (address: string) => void = () => undefined,
): FindRemotes {
  const local = new Map(
    [...folders].map(([name, folder]) => [
      name,
      createJsonFileReader(join(folder, 'remote.json'), parseRemoteManifest),
    ]),
  );
  const elsewhere = createStaleIfErrorCache(reportFirstFailure(fetchManifest, onFailure), {
    freshMs: 30_000,
    retryMs: 3000,
    waitMs: WAIT_MS,
  });

  async function find(place: string): Promise<FoundRemote | null> {
    const name = LOCAL.exec(place)?.[1];
    const base = place.endsWith('/') ? place : `${place}/`;
    const manifest = name === undefined ? await elsewhere(base) : ((await local.get(name)?.()) ?? null);
    return manifest ? { base, manifest } : null;
  }

  return async ({ remotes }) => {
    const pairs = await Promise.all(
      REMOTE_IDS.map(async (id) => [id, await find(remotes[id] ?? `/remotes/${id}`)] as const),
    );
    const absent = pairs.flatMap(([id, remote]) => (remote === null ? [id] : []));
    return {
      found: new Map(pairs.filter((pair): pair is [RemoteId, FoundRemote] => pair[1] !== null)),
      unreachable: absent.filter((id) => !LOCAL.test(remotes[id] ?? `/remotes/${id}`)),
    };
  };
}

/** For the boot document. */
export function entriesOf(remotes: ReadonlyMap<RemoteId, FoundRemote>): Partial<Record<RemoteId, RemoteEntry>> {
  return Object.fromEntries(
    [...remotes].map(([id, { base, manifest }]) => [
      id,
      { container: manifest.container, version: manifest.version, entry: `${base}${manifest.entry}` },
    ]),
  );
}
