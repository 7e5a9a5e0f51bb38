import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FirstPaint, parseFirstPaint } from '@halte/contract/firstPaint';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';

/** How long a page waits for a file of another server. A later answer is used by the next pages. */
const WAIT_MS = 300;
const REQUEST_TIMEOUT_MS = 10_000;
const RETRY_MS = 3000;
/** Views × languages of the builds of several tenants. */
const MOST_FILES = 400;
const LOCAL = /^\/(?:(assets)|remotes\/([^/]+)(?:\/([^/]+))?)\/([\w.-]+)$/;

/** The first paint in a file, by its address; null while it cannot be read, and for one that is invalid. */
export type FindPaint = (address: string) => Promise<FirstPaint | null>;

/** Files of paints never change: their names have hashes. `folders`: builds of remotes of this server, by name. */
export function createFindPaint(hostDist: string, folders: ReadonlyMap<string, string>): FindPaint {
  function pathOf(address: string): string | null {
    const [, assets, name = '', version = '.', file = ''] = LOCAL.exec(address) ?? [];
    const folder = assets ? hostDist : folders.get(name);
    return folder === undefined ? null : join(folder, version, file);
  }

  async function load(address: string): Promise<FirstPaint | null> {
    if (address.startsWith('/')) {
      const path = pathOf(address);
      return path === null ? null : parseFirstPaint(JSON.parse(await readFile(path, 'utf8')));
    }
    const answer = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    return answer.ok ? parseFirstPaint(await answer.json()) : null;
  }

  const times = { freshMs: Number.POSITIVE_INFINITY, retryMs: RETRY_MS, waitMs: WAIT_MS, most: MOST_FILES };
  return createStaleIfErrorCache(load, times);
}
