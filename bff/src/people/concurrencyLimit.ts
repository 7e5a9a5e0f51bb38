import { busy } from '../problems/requestError.ts';

/** Limits how many expensive tasks run at once. */
export interface ConcurrencyLimit {
  /** Runs `work` when it is its turn. @throws RequestError `busy` if too many are waiting already. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

export interface ConcurrencyLimitOptions {
  readonly atOnce: number;
  /** Maximum queue length; further tasks are rejected. */
  readonly waiting: number;
  /** `Retry-After` of a rejection, in seconds. */
  readonly retryAfterSeconds: number;
}

export function createConcurrencyLimit({
  atOnce,
  waiting,
  retryAfterSeconds,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (queue.length >= waiting)
      throw busy('busy', `Too many people are signing in: try again in ${retryAfterSeconds} s.`, retryAfterSeconds);
    // A finished task hands over its slot, so `running` does not change.
    await new Promise<void>((begin) => queue.push(begin));
  }

  function done(): void {
    const next = queue.shift();
    if (next) next();
    else running--;
  }

  return {
    async take(work) {
      await turn();
      try {
        return await work();
      } finally {
        done();
      }
    },
  };
}
