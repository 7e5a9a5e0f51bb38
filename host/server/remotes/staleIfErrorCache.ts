export interface CacheTimes {
  /** Milliseconds for which a good answer is used without asking again. */
  readonly freshMs: number;
  /** Milliseconds after a failed question before the next one. */
  readonly retryMs: number;
  /** Milliseconds that a caller waits for a question under way, counted from its start: then it gets the last good answer, or null. */
  readonly waitMs: number;
}

interface Known<T> {
  value: T | null;
  askAgainAt: number;
  asking: { readonly answer: Promise<void>; readonly since: number } | null;
}

function atMost(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, Math.max(0, ms));
    void work.then(() => {
      clearTimeout(timer);
      done();
    });
  });
}

/**
 * Answers of `ask` by key, the last good one for as long as nothing newer is to be had: a source that is away for a while is no reason to
 * forget what it said. One question at a time for each key; one that fails, or comes to null, is asked again later.
 */
export function createStaleIfErrorCache<T>(
  ask: (key: string) => Promise<T | null>,
  { freshMs, retryMs, waitMs }: CacheTimes,
) {
  const known = new Map<string, Known<T>>();

  async function refresh(key: string, entry: Known<T>): Promise<void> {
    const value = await ask(key).catch(() => null);
    if (value !== null) entry.value = value;
    entry.askAgainAt = Date.now() + (value === null ? retryMs : freshMs);
    entry.asking = null;
  }

  return async (key: string): Promise<T | null> => {
    const entry = known.get(key) ?? { value: null, askAgainAt: 0, asking: null };
    known.set(key, entry);
    const now = Date.now();
    if (!entry.asking && now >= entry.askAgainAt) entry.asking = { answer: refresh(key, entry), since: now };
    if (entry.asking) await atMost(entry.asking.answer, entry.asking.since + waitMs - now);
    return entry.value;
  };
}
