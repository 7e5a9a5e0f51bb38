import { join } from 'node:path';
import { REMOTE_IDS, type RemoteEntry, type RemoteId } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { createJsonFileReader } from './jsonFile.ts';
import { type FoundRemote, parseRemoteManifest, type RemoteManifest } from './manifest.ts';
import { createStaleIfErrorCache } from './staleIfErrorCache.ts';

/** What a page waits at most for a manifest from elsewhere. It comes into use when it arrives, for the pages after. */
const WAIT_MS = 1000;
const LIMIT_MS = 10_000;
const LOCAL = /^\/remotes\/([^/]+)\/?$/;

export interface TenantRemotes {
  readonly found: ReadonlyMap<RemoteId, FoundRemote>;
  /** Remotes that are elsewhere and whose place has not said yet where their entry is. */
  readonly unreachable: readonly RemoteId[];
}

export type FindRemotes = (tenant: Tenant) => Promise<TenantRemotes>;

async function fetchManifest(base: string): Promise<RemoteManifest | null> {
  const answer = await fetch(`${base}remote.json`, { signal: AbortSignal.timeout(LIMIT_MS) });
  return answer.ok ? parseRemoteManifest(await answer.json()) : null;
}

/** Reports the first failure of a row for each key. */
function reportFirstFailure<T>(ask: (key: string) => Promise<T | null>, report: (key: string) => void): typeof ask {
  const lost = new Set<string>();
  return async (key) => {
    const value = await ask(key).catch(() => null);
    if (value !== null) lost.delete(key);
    else if (!lost.has(key)) {
      lost.add(key);
      report(key);
    }
    return value;
  };
}

/**
 * Where a tenant's remotes are at this moment. `folders`: built remotes that this server has, by name. A tenant may name another place for
 * each: `/remotes/<name>` for a build that this server has, or the address of a folder elsewhere that holds a `remote.json`.
 * `onLoss`: such an address stopped answering.
 */
export function createFindRemotes(
  folders: ReadonlyMap<string, string>,
  onLoss: (address: string) => void = () => undefined,
): FindRemotes {
  const local = new Map(
    [...folders].map(([name, folder]) => [
      name,
      createJsonFileReader(join(folder, 'remote.json'), parseRemoteManifest),
    ]),
  );
  const elsewhere = createStaleIfErrorCache(reportFirstFailure(fetchManifest, onLoss), {
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
