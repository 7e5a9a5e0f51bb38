import { busy } from '../problems/requestError.ts';

/** Lets only so many costly things happen at once. */
export interface ConcurrencyLimit {
  /** Runs `work` when it is its turn. @throws RequestError `busy` when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

export interface ConcurrencyLimitOptions {
  readonly atOnce: number;
  /** How many may wait; further ones are rejected. */
  readonly waiting: number;
  /** `Retry-After` of a rejection, seconds. */
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
    // A finished task passes its slot on, so that `running` does not change.
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
