import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FirstPaint, parseFirstPaint } from '@halte/contract/firstPaint';
import { reportFirstFailure } from '../remotes/reportFirstFailure.ts';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';

/** How long a page waits for a file of another server. A later answer is used by the next pages. */
const WAIT_MS = 300;
const REQUEST_TIMEOUT_MS = 10_000;
const RETRY_MS = 3000;
/** Views × languages of the builds of several tenants. */
const MOST_FILES = 400;
/** Builds have markup and rules of 6 kB, compressed, at most. */
const MOST_BYTES = 256 * 1024;
const LOCAL = /^\/(?:(assets)|remotes\/([^/]+)(?:\/([^/]+))?)\/([\w.-]+)$/;

/**
 * The first paint in a file, by its address; null while it cannot be read, and for one that is invalid.
 *
 * @param hash that its content must have, as in `integrity` attributes; null: its server is trusted
 */
export type FindPaint = (address: string, hash: string | null) => Promise<FirstPaint | null>;

/** @throws Error for a longer answer, before it is there as a whole */
async function contentOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`The answer has more than ${MOST_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function fetched(address: string): Promise<Buffer | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return answer.ok ? contentOf(answer) : null;
}

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Folders of builds of this server, those of remotes by name. */
interface Folders {
  readonly host: string;
  readonly remotes: ReadonlyMap<string, string>;
}

/** Files of paints never change: their names have hashes. `onFailure`: one cannot be read, is invalid or is not what was signed. */
export function createFindPaint({ host, remotes }: Folders, onFailure: (address: string) => void): FindPaint {
  function pathOf(address: string): string | null {
    const [, assets, name = '', version = '.', file = ''] = LOCAL.exec(address) ?? [];
    const folder = assets ? host : remotes.get(name);
    return folder === undefined ? null : join(folder, version, file);
  }

  async function read(address: string): Promise<Buffer | null> {
    if (!address.startsWith('/')) return fetched(address);
    const path = pathOf(address);
    return path === null ? null : readFile(path);
  }

  async function load(key: string): Promise<FirstPaint | null> {
    const [address, hash]: [string, string | null] = JSON.parse(key);
    const content = await read(address);
    if (content === null || (hash !== null && hashOf(content) !== hash)) return null;
    return parseFirstPaint(JSON.parse(content.toString()));
  }

  const times = { freshMs: Number.POSITIVE_INFINITY, retryMs: RETRY_MS, waitMs: WAIT_MS, most: MOST_FILES };
  const cache = createStaleIfErrorCache(
    reportFirstFailure(load, (key) => onFailure(JSON.parse(key)[0])),
    times,
  );
  // With another hash it is another entry: nothing that was read for a former manifest stands in for it.
  return (address, hash) => cache(JSON.stringify([address, hash]));
}
