import type { AnswerCache } from './keptReads.ts';

/** How many answers a cache has, and how old they get. */
export const BOUNDS: Readonly<Record<AnswerCache, { readonly most: number; readonly days: number }>> = {
  searches: { most: 10, days: 7 },
  roadmaps: { most: 30, days: 7 },
  seen: { most: 100, days: 7 },
  tiles: { most: 300, days: 30 },
};

/** Bytes of one answer; a large search has 150 kB. */
const MOST_BYTES = 1_000_000;
const DAY_MS = 86_400_000;
/** Written by this worker only: of an answer from the network, no header is kept but its type. */
const KEPT_AT = 'x-kept-at';

export const cacheName = (cache: AnswerCache) => `halte-${cache}`;

/** Those that are deleted when somebody signs out. */
export const OF_A_VISITOR: readonly AnswerCache[] = ['searches', 'roadmaps', 'seen'];
export const keptAnswerCaches = (): string[] => OF_A_VISITOR.map(cacheName);

/** All that an answer depends on. */
export interface AskedRead {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly language: string;
  readonly apiKey: string;
  readonly body: string;
}

/** The address in a cache. The order of parameters says nothing. */
export async function keyOf({ method, url, language, apiKey, body }: AskedRead): Promise<string> {
  const address = new URL(url);
  address.hash = '';
  address.searchParams.sort();
  const text = JSON.stringify([method, address.href, language, apiKey, body]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `${address.origin}/kept/${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** What is kept of an answer. */
export interface Content {
  readonly body: ArrayBuffer;
  readonly type: string;
}

/** Read once: storing may be tried again. */
export async function contentOf(response: Response): Promise<Content> {
  return { body: await response.arrayBuffer(), type: response.headers.get('content-type') ?? '' };
}

export interface KeptAnswer {
  readonly at: number;
  readonly response: Response;
}

/** A whole answer of this origin. One of another origin, whose content nobody can check, has the type `opaque`. */
export const isKeepable = ({ status, type, redirected }: Response): boolean =>
  status === 200 && (type === 'basic' || type === 'default') && !redirected;

/** The answers that are kept. */
export function createKeptAnswers(caches: CacheStorage) {
  async function put(cache: AnswerCache, key: string, { body, type }: Content, at: number): Promise<void> {
    if (body.byteLength > MOST_BYTES) return;
    const opened = await caches.open(cacheName(cache));
    // The newest is last: a cache lists its entries in the order in which they were put, again too.
    await opened.put(key, new Response(body, { headers: { 'content-type': type, [KEPT_AT]: String(at) } }));
    const keys = await opened.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - BOUNDS[cache].most))) await opened.delete(old);
  }

  /** Null for one that is too old, or is of a time that has not come. */
  async function get(cache: AnswerCache, key: string, now: number): Promise<KeptAnswer | null> {
    const opened = await caches.open(cacheName(cache));
    const response = await opened.match(key);
    if (!response) return null;
    const at = Number(response.headers.get(KEPT_AT));
    if (at <= now && now - at < BOUNDS[cache].days * DAY_MS) return { at, response };
    await opened.delete(key);
    return null;
  }

  const forget = async (...names: readonly AnswerCache[]): Promise<void> => {
    for (const name of names) await caches.delete(cacheName(name));
  };

  return { put, get, forget };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
