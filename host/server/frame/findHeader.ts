import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { reportFirstFailure } from '../remotes/reportFirstFailure.ts';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';
import { type HeaderManifest, parseHeaderManifest } from './headerManifest.ts';

const REQUEST_TIMEOUT_MS = 10_000;
/** How long the frame's page waits; the built-in header is shown after three seconds. */
const WAIT_MS = 2500;
const LOCAL = /^\/remotes\/([^/]+)\/?$/;

export interface FoundHeader {
  /** Ends in a slash; absolute unless the header is a build of this server. */
  readonly base: string;
  readonly manifest: HeaderManifest;
}

export type FindHeader = (tenant: Tenant) => Promise<FoundHeader | null>;

async function fetchText(base: string): Promise<string | null> {
  const answer = await fetch(`${base}remote.json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return answer.ok ? answer.text() : null;
}

/**
 * Finds the manifest of a tenant's own header. `folders`: builds of this server, by name. `warn` is called when there is no manifest of a header with
 * hashes at an address, and again if it disappears.
 */
export function createFindHeader(folders: ReadonlyMap<string, string>, warn: (address: string) => void): FindHeader {
  async function load(base: string, pinned: string | null): Promise<HeaderManifest | null> {
    const name = LOCAL.exec(base)?.[1];
    const text =
      name === undefined
        ? await fetchText(base)
        : await readFile(join(folders.get(name) ?? '', 'remote.json'), 'utf8').catch(() => null);
    return text === null ? null : parseHeaderManifest(text, pinned);
  }
  const loadKey = (key: string) => {
    const [base = '', pinned = ''] = key.split(' ');
    return load(base, pinned === '' ? null : pinned);
  };

  const cached = createStaleIfErrorCache(
    reportFirstFailure(loadKey, (key) => warn(`${key.split(' ')[0]}remote.json`)),
    { freshMs: 30_000, retryMs: 3000, waitMs: WAIT_MS },
  );

  return async ({ remotes, integrity }) => {
    if (remotes.header === undefined) return null;
    const base = remotes.header.endsWith('/') ? remotes.header : `${remotes.header}/`;
    const manifest = await cached(`${base} ${integrity.header ?? ''}`);
    return manifest ? { base, manifest } : null;
  };
}
