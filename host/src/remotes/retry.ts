import type { FailureCode } from '@halte/contract';
import { RemoteFailure } from './failure.ts';
import { ATTEMPT_MS, retryDelay } from './retryPolicy.ts';

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Rejects with code `timeout` when `work` takes longer than `ms`. */
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
  /** Retries with the delays of the retry policy; attempts are counted from 1. Rejects only with a {@link RemoteFailure}. */
  run(start: (attempt: number) => Promise<T>): Promise<T>;
  /** Returns and removes the result of an attempt that timed out and finished later; null when there is none. */
  takeLate(): T | null;
  /** Ignores the results of all attempts that have been started. */
  reset(): void;
}

/**
 * Retries one task, with a timeout for each attempt. An attempt that times out is not aborted: on a slow connection it may finish before the
 * next one does, and then its result is used.
 */
export function createRetry<T>(diagnose: (error: unknown) => Promise<FailureCode>): Retry<T> {
  /** Attempts whose results may still be used. A new set is created when they may not. */
  let running = new Set<Promise<T>>();
  let late: { readonly value: T } | null = null;

  function track(work: Promise<T>): void {
    const tracked = running;
    tracked.add(work);
    const untrack = () => tracked.delete(work);
    work.then((value) => {
      untrack();
      if (tracked === running) late = { value };
    }, untrack);
  }

  function take(value: T): T {
    running = new Set();
    late = null;
    return value;
  }

  /** Resolves with the first result of `work` and the earlier attempts; rejects when `work` does. */
  function firstOf(work: Promise<T>, earlier: ReadonlySet<Promise<T>>): Promise<T> {
    return new Promise((resolve, reject) => {
      for (const other of earlier) other.then((value) => running === earlier && resolve(value)).catch(() => {});
      work.then(resolve, reject);
    });
  }

  async function attempt(start: () => Promise<T>): Promise<T> {
    if (late) return take(late.value);
    const earlier = running;
    const work = start();
    const first = firstOf(work, earlier);
    track(work);
    return take(await withTimeout(first, ATTEMPT_MS));
  }

  return {
    async run(start) {
      for (let count = 1; ; count += 1) {
        try {
          return await attempt(() => start(count));
        } catch (error) {
          const code = await diagnose(error);
          const ms = retryDelay(code, count);
          if (ms === null) {
            throw new RemoteFailure(code, error instanceof Error ? error.message : String(error), error);
          }
          await delay(ms);
        }
      }
    },
    takeLate: () => (late ? take(late.value) : null),
    reset() {
      running = new Set();
      late = null;
    },
  };
}
