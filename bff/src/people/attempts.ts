import type { EpochSeconds } from '../common/time.ts';

/** Counts failures by a key, for a while, in bounded memory. */
export interface Attempts {
  /** Seconds until one more is allowed; 0 when it is now. */
  waitFor(key: string): number;
  /** Counts one, before its outcome is known: many at once must not slip through. */
  count(key: string): void;
  /** Takes back the latest one, which turned out not to be a failure. */
  uncount(key: string): void;
  /** Forgets them all. */
  forget(key: string): void;
}

export interface AttemptsOptions {
  readonly limit: number;
  readonly windowSeconds: number;
  /** Keys that are kept at once; the one not counted for longest is forgotten first. */
  readonly remembered: number;
  now(): EpochSeconds;
}

export function createAttempts({ limit, windowSeconds, remembered, now }: AttemptsOptions): Attempts {
  /** When each key's latest `limit` failures were, oldest first. A Map is in the order of insertion. */
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
