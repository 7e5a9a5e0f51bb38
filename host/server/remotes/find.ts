import { join } from 'node:path';
import { REMOTE_IDS, type RemoteEntry, type RemoteId } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { cached } from './cached.ts';
import { watchedJson } from './files.ts';
import { type FoundRemote, parseRemoteManifest, type RemoteManifest } from './manifest.ts';

const ELSEWHERE_MS = 1000;
const LOCAL = /^\/remotes\/([^/]+)\/?$/;

export type FindRemotes = (tenant: Tenant) => Promise<ReadonlyMap<RemoteId, FoundRemote>>;

async function fetchManifest(base: string): Promise<RemoteManifest | null> {
  const answer = await fetch(`${base}remote.json`, { signal: AbortSignal.timeout(ELSEWHERE_MS) });
  return answer.ok ? parseRemoteManifest(await answer.json()) : null;
}

/**
 * Where a tenant's remotes are at this moment. `folders`: built remotes that this server has, by name. A tenant may name another place for
 * each: `/remotes/<name>` for a build that this server has, or the address of a folder elsewhere that holds a `remote.json`.
 */
export function createFindRemotes(folders: ReadonlyMap<string, string>): FindRemotes {
  const local = new Map(
    [...folders].map(([name, folder]) => [name, watchedJson(join(folder, 'remote.json'), parseRemoteManifest)]),
  );
  const elsewhere = cached(fetchManifest, { goodMs: 30_000, badMs: 3000 });

  async function find(place: string): Promise<FoundRemote | null> {
    const name = LOCAL.exec(place)?.[1];
    const base = place.endsWith('/') ? place : `${place}/`;
    const manifest = name === undefined ? await elsewhere(base) : ((await local.get(name)?.()) ?? null);
    return manifest ? { base, manifest } : null;
  }

  return async ({ remotes }) => {
    const found = await Promise.all(
      REMOTE_IDS.map(async (id) => [id, await find(remotes[id] ?? `/remotes/${id}`)] as const),
    );
    return new Map(found.filter((pair): pair is [RemoteId, FoundRemote] => pair[1] !== null));
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
