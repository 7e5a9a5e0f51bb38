import { join } from 'node:path';
import { parseRemoteManifest, type RemoteManifest } from '@halte/contract/manifest/remote';
import type { RegistryKey } from '@halte/contract/registry/schema';
import { createJsonFileReader } from './jsonFile.ts';
import { reportFirstFailure } from './reportFirstFailure.ts';
import { isSigned, keysInForce } from './signature.ts';
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

/**
 * The manifest in a folder; null while it cannot be read or is invalid. `keys`: also where none of them signed it; null: it needs no signature.
 */
export type FindManifest = (base: string, keys: readonly RegistryKey[] | null) => Promise<RemoteManifest | null>;

async function fetched(address: string): Promise<Buffer | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}

async function fetchManifest(base: string, keys: readonly RegistryKey[] | null): Promise<RemoteManifest | null> {
  const [content, signature] = await Promise.all([
    fetched(`${base}remote.json`),
    keys === null ? null : fetched(`${base}remote.json.sig`),
  ]);
  if (content === null) return null;
  if (keys !== null && !(signature && isSigned(content, signature.toString(), keys))) return null;
  return parseRemoteManifest(JSON.parse(content.toString()));
}

/** `folders`: builds of this server, by name. `onFailure`: a folder of another server stopped answering. */
export function createFindManifest(
  folders: ReadonlyMap<string, string>,
  onFailure: (base: string) => void,
): FindManifest {
  const readers = new Map<string, () => Promise<RemoteManifest | null>>();
  const load = (key: string) => {
    const [base, keys]: [string, RegistryKey[] | null] = JSON.parse(key);
    return fetchManifest(base, keys);
  };
  const elsewhere = createStaleIfErrorCache(
    reportFirstFailure(load, (key) => onFailure(JSON.parse(key)[0])),
    { freshMs: 30_000, retryMs: 3000, waitMs: WAIT_MS, most: MOST_MANIFESTS },
  );

  function readerOf(base: string) {
    const [, name = '', version = '.'] = LOCAL.exec(base) ?? [];
    const folder = folders.get(name);
    return folder === undefined
      ? async () => null
      : createJsonFileReader(join(folder, version, 'remote.json'), parseRemoteManifest);
  }

  return async (base, keys) => {
    // With other keys it is another entry: nothing that a former or expired key signed stays in use.
    if (!isLocal(base)) return elsewhere(JSON.stringify([base, keys && keysInForce(keys, Date.now())]));
    // Names come from the files of tenants and the registry: there are no more of them than an operator wrote.
    const reader = readers.get(base) ?? readerOf(base);
    readers.set(base, reader);
    return reader();
  };
}
