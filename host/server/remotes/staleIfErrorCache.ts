export interface CacheTimes {
  /** Milliseconds for which a value is used without a new request. */
  readonly freshMs: number;
  /** Milliseconds after a failed request before the next one. */
  readonly retryMs: number;
  /** Milliseconds that a caller waits for a pending request, from its start; then it gets the last value, or null. */
  readonly waitMs: number;
  /** Keys that are cached at once; the oldest are dropped. Absent where the keys are those of a configuration. */
  readonly most?: number;
}

interface CacheEntry<T> {
  value: T | null;
  expiresAt: number;
  pending: { readonly answer: Promise<void>; readonly since: number } | null;
}

function waitAtMost(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, Math.max(0, ms));
    void work.then(() => {
      clearTimeout(timer);
      done();
    });
  });
}

/**
 * Caches the values of `load` by key. After a failure (or null) the last value is served (stale-if-error, RFC 5861) and `load` is retried later.
 * Requests are deduplicated: one at a time for each key.
 */
export function createStaleIfErrorCache<T>(
  load: (key: string) => Promise<T | null>,
  { freshMs, retryMs, waitMs, most = Number.POSITIVE_INFINITY }: CacheTimes,
) {
  const entries = new Map<string, CacheEntry<T>>();

  async function refresh(key: string, entry: CacheEntry<T>): Promise<void> {
    const value = await load(key).catch(() => null);
    if (value !== null) entry.value = value;
    entry.expiresAt = Date.now() + (value === null ? retryMs : freshMs);
    entry.pending = null;
  }

  return async (key: string): Promise<T | null> => {
    const entry = entries.get(key) ?? { value: null, expiresAt: 0, pending: null };
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    const now = Date.now();
    if (!entry.pending && now >= entry.expiresAt) entry.pending = { answer: refresh(key, entry), since: now };
    if (entry.pending) await waitAtMost(entry.pending.answer, entry.pending.since + waitMs - now);
    return entry.value;
  };
}
