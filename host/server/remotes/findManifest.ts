import { join } from 'node:path';
import { parseRemoteManifest, type RemoteManifest } from '@halte/contract/manifest/remote';
import { createJsonFileReader } from './jsonFile.ts';
import { reportFirstFailure } from './reportFirstFailure.ts';
import { createStaleIfErrorCache } from './staleIfErrorCache.ts';

/** How long a page waits for a manifest of another server. A later answer is used by the next pages. */
const WAIT_MS = 1000;
const REQUEST_TIMEOUT_MS = 10_000;
/** Manifests of other servers that are kept: more than all tenants and versions of a registry offer at once. */
const MOST_MANIFESTS = 500;
/** A build of this server, or one of its versions. */
const LOCAL = /^\/remotes\/([^/]+)\/(?:([^/]+)\/)?$/;

/** @param base address of a folder; ends in a slash */
export const isLocal = (base: string): boolean => LOCAL.test(base);

/** The manifest in a folder; null while it cannot be read or is invalid. */
export type FindManifest = (base: string) => Promise<RemoteManifest | null>;

async function fetchManifest(base: string): Promise<RemoteManifest | null> {
  const answer = await fetch(`${base}remote.json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return answer.ok ? parseRemoteManifest(await answer.json()) : null;
}

/** `folders`: builds of this server, by name. `onFailure`: a folder of another server stopped answering. */
export function createFindManifest(
  folders: ReadonlyMap<string, string>,
  onFailure: (base: string) => void,
): FindManifest {
  const readers = new Map<string, FindManifest>();
  const elsewhere = createStaleIfErrorCache(reportFirstFailure(fetchManifest, onFailure), {
    freshMs: 30_000,
    retryMs: 3000,
    waitMs: WAIT_MS,
    most: MOST_MANIFESTS,
  });

  function readerOf(base: string): FindManifest {
    const [, name = '', version = '.'] = LOCAL.exec(base) ?? [];
    const folder = folders.get(name);
    return folder === undefined
      ? async () => null
      : createJsonFileReader(join(folder, version, 'remote.json'), parseRemoteManifest);
  }

  return async (base) => {
    if (!isLocal(base)) return elsewhere(base);
    // Names come from the files of tenants and the registry: there are no more of them than an operator wrote.
    const reader = readers.get(base) ?? readerOf(base);
    readers.set(base, reader);
    return reader(base);
  };
}
