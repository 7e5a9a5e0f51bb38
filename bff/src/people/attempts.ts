import { getOrCompute } from '@halte/engine/common/memoize';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Attempt, AttemptLimit, Attempts } from '../store/attemptLimits.ts';

/** Counts recent failures by key, in bounded memory. */
export interface Failures {
  /** Seconds until another attempt is allowed; 0: now. */
  waitFor(key: string, now: EpochSeconds): number;
  /** Counts an attempt before its outcome is known: concurrent attempts must not slip through. */
  count(key: string, now: EpochSeconds): void;
  /** Takes back the latest attempt, which turned out not to be a failure. */
  uncount(key: string): void;
  /** Forgets all attempts of a key. */
  forget(key: string): void;
}

export interface FailuresOptions extends Pick<AttemptLimit, 'limit' | 'windowSeconds'> {
  /** Maximum number of keys; the least recently counted is evicted first. */
  readonly remembered: number;
}

export function createFailures({ limit, windowSeconds, remembered }: FailuresOptions): Failures {
  /** Times of each key's latest `limit` failures, oldest first. A Map iterates in insertion order. */
  const times = new Map<string, EpochSeconds[]>();

  function recent(key: string, now: EpochSeconds): EpochSeconds[] {
    return (times.get(key) ?? []).filter((time) => time > now - windowSeconds);
  }

  function keep(key: string, remaining: EpochSeconds[]): void {
    times.delete(key);
    if (remaining.length > 0) times.set(key, remaining);
    if (times.size <= remembered) return;
    const [oldest] = times.keys();
    times.delete(oldest!);
  }

  return {
    waitFor(key, now) {
      const failures = recent(key, now);
      return failures.length < limit ? 0 : Math.max(1, failures[0]! + windowSeconds - now);
    },
    count: (key, now) => keep(key, [...recent(key, now), now].slice(-limit)),
    uncount: (key) => keep(key, (times.get(key) ?? []).slice(0, -1)),
    forget: (key) => void times.delete(key),
  };
}

const REMEMBERED = 20_000;

/** Counts the attempts of one process. @param remembered keys of each kind, at most. */
export function attemptsInMemory(remembered = REMEMBERED): Attempts {
  const kinds = new Map<string, Failures>();
  const failuresOf = ({ of }: Attempt) => getOrCompute(kinds, of.name, () => createFailures({ ...of, remembered }));
  return {
    async enter(attempts, now) {
      const seconds = Math.max(0, ...attempts.map((attempt) => failuresOf(attempt).waitFor(attempt.key, now)));
      if (seconds === 0) for (const attempt of attempts) failuresOf(attempt).count(attempt.key, now);
      return seconds;
    },
    async takeBack(attempts) {
      for (const attempt of attempts) failuresOf(attempt).uncount(attempt.key);
    },
    async forget(attempts) {
      for (const attempt of attempts) failuresOf(attempt).forget(attempt.key);
    },
  };
}
