import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Found } from '@halte/engine/journeys/found';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Encoding } from '@halte/server/acceptedEncoding';
import { monotonic } from '../common/monotonic.ts';
import type { SearchPart } from './searchParts.ts';

export interface Wanted {
  readonly body: JourneySearchBodyT;
  readonly now: EpochSeconds;
  /** Language of the names in the answer: see `searchedInLanguage`. */
  readonly language: string | null;
  /** Compression of the answer; null: none. */
  readonly encoding: Encoding | null;
  /** W3C Trace Context of its request. */
  readonly traceparent: string | null;
}

/** What a finder on the main thread has found for a search. */
export interface Finding {
  readonly request: SearchRequest;
  readonly found: Found | null;
  /** The network that its indices belong to. */
  readonly feed: Feed;
  readonly times: Pick<SearchPart, 'from' | 'to'>;
}

/** A search in the queue or on a thread, until it is answered, failed or aborted. */
export interface Job extends Wanted {
  readonly answer: Promise<Buffer>;
  /** On the clock of `monotonic`. */
  readonly askedAt: number;
  /** Null: the thread searches itself. */
  finding: Finding | null;
  isOver(): boolean;
  succeed(answer: Buffer): void;
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
    askedAt: monotonic(),
    finding: null,
    isOver: () => over,
    succeed: (answer) => end(() => resolve(answer)),
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
