import type { FailureCode } from '@halte/contract';
import { RemoteFailure } from './failure.ts';
import { ATTEMPT_MS, retryDelay } from './retryPolicy.ts';

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** `work`, or a failure with code `timeout` after so many milliseconds. */
async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('timeout', `It took longer than ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export interface Retry<T> {
  /** Runs until it succeeds or is not worth another attempt; attempts are counted from 1. Rejects with a {@link RemoteFailure} only. */
  run(start: (attempt: number) => Promise<T>): Promise<T>;
  /** What an attempt has brought that was given up as too slow; null when there is none. */
  takeLate(): T | null;
  /** Takes nothing any more that was started before. */
  reset(): void;
}

/**
 * Attempts at one thing. One that takes too long counts as failed, but is not lost: on a slow connection its result may be there before that of
 * the next attempt, and is taken then.
 */
export function createRetry<T>(diagnose: (error: unknown) => Promise<FailureCode>): Retry<T> {
  let slow = new Set<Promise<T>>();
  let arrived: { readonly value: T } | null = null;

  function keepWatch(work: Promise<T>): void {
    const watching = slow;
    watching.add(work);
    const settled = () => watching.delete(work);
    work.then((value) => {
      settled();
      if (watching === slow) arrived = { value };
    }, settled);
  }

  function take(value: T): T {
    slow = new Set();
    arrived = null;
    return value;
  }

  /** Fails as `work` does, but is there as soon as any earlier attempt is. */
  function firstOf(work: Promise<T>, earlier: ReadonlySet<Promise<T>>): Promise<T> {
    return new Promise((resolve, reject) => {
      for (const late of earlier) late.then((value) => slow === earlier && resolve(value)).catch(() => {});
      work.then(resolve, reject);
    });
  }

  async function attempt(start: () => Promise<T>): Promise<T> {
    if (arrived) return take(arrived.value);
    const earlier = slow;
    const work = start();
    const first = firstOf(work, earlier);
    keepWatch(work);
    return take(await withTimeout(first, ATTEMPT_MS));
  }

  return {
    async run(start) {
      for (let count = 1; ; count += 1) {
        try {
          return await attempt(() => start(count));
        } catch (error) {
          const code = await diagnose(error);
          const wait = retryDelay(code, count);
          if (wait === null)
            throw new RemoteFailure(code, error instanceof Error ? error.message : String(error), error);
          await pause(wait);
        }
      }
    },
    takeLate: () => (arrived ? take(arrived.value) : null),
    reset() {
      slow = new Set();
      arrived = null;
    },
  };
}
