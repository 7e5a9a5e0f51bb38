import type { EpochSeconds } from '../common/time.ts';

/** Counts recent failures by key, in bounded memory. */
export interface Attempts {
  /** Seconds until another attempt is allowed; 0: now. */
  waitFor(key: string): number;
  /** Counts an attempt before its outcome is known: concurrent attempts must not slip through. */
  count(key: string): void;
  /** Takes back the latest attempt, which turned out not to be a failure. */
  uncount(key: string): void;
  /** Forgets all attempts of a key. */
  forget(key: string): void;
}

export interface AttemptsOptions {
  readonly limit: number;
  readonly windowSeconds: number;
  /** Maximum number of keys; the least recently counted is evicted first. */
  readonly remembered: number;
  now(): EpochSeconds;
}

export function createAttempts({ limit, windowSeconds, remembered, now }: AttemptsOptions): Attempts {
  /** Times of each key's latest `limit` failures, oldest first. A Map iterates in insertion order. */
  const times = new Map<string, EpochSeconds[]>();

  function recent(key: string): EpochSeconds[] {
    const since = now() - windowSeconds;
    return (times.get(key) ?? []).filter((time) => time > since);
  }

  function keep(key: string, remaining: EpochSeconds[]): void {
    times.delete(key);
    if (remaining.length > 0) times.set(key, remaining);
    if (times.size <= remembered) return;
    const [oldest] = times.keys();
    times.delete(oldest!);
  }

  return {
    waitFor(key) {
      const failures = recent(key);
      return failures.length < limit ? 0 : Math.max(1, failures[0]! + windowSeconds - now());
    },
    count: (key) => keep(key, [...recent(key), now()].slice(-limit)),
    uncount: (key) => keep(key, recent(key).slice(0, -1)),
    forget: (key) => void times.delete(key),
  };
}
