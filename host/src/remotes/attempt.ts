import { classify, RemoteFailure } from './failure.ts';
import { ATTEMPT_MS, pauseBeforeRetry } from './policy.ts';

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** `work`, or a failure with code `timeout` after so many milliseconds. */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
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

export interface Attempts<T> {
  /** Starts the work; called again for each attempt, which are counted from 1. */
  readonly run: (attempt: number) => Promise<T>;
  /** What the remote's server answers when asked for its entry: the status, or null for no answer. */
  readonly probe: () => Promise<number | null>;
}

/** Runs until it succeeds or is not worth another try. Rejects with a {@link RemoteFailure} only. */
export async function persist<T>({ run, probe }: Attempts<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTimeout(run(attempt), ATTEMPT_MS);
    } catch (error) {
      const preliminary = classify(error, null);
      const code = preliminary === 'network' ? classify(error, await probe()) : preliminary;
      const wait = pauseBeforeRetry(code, attempt);
      if (wait === null) throw new RemoteFailure(code, error instanceof Error ? error.message : String(error), error);
      await pause(wait);
    }
  }
}
