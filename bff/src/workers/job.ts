import type { JourneySearchBodyT } from '../api/journeySearch.ts';
import type { EpochSeconds } from '../common/time.ts';

export interface Wanted {
  readonly body: JourneySearchBodyT;
  readonly now: EpochSeconds;
  /** Language of the names in the answer: see `searchedInLanguage`. */
  readonly language: string | null;
}

/** A search in the queue or on a thread, until it is answered, failed or aborted. */
export interface Job extends Wanted {
  readonly answer: Promise<Buffer>;
  isOver(): boolean;
  succeed(json: Buffer): void;
  fail(error: unknown): void;
}

/** @param onAbort called if the signal is aborted before the job is done. */
export function createJob(wanted: Wanted, signal: AbortSignal | undefined, onAbort: (job: Job) => void): Job {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let over = false;
  const end = (settle: () => void) => {
    if (over) return;
    over = true;
    signal?.removeEventListener('abort', abort);
    settle();
  };
  const job: Job = {
    ...wanted,
    answer: promise,
    isOver: () => over,
    succeed: (json) => end(() => resolve(json)),
    fail: (error) => end(() => reject(error)),
  };
  function abort() {
    job.fail(signal?.reason);
    onAbort(job);
  }
  if (signal?.aborted) job.fail(signal.reason);
  else signal?.addEventListener('abort', abort);
  return job;
}
