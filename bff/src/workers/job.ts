import type { JourneySearchBodyT } from '../api/journeySearch.ts';
import type { EpochSeconds } from '../timetable/feed.ts';

/** A search that somebody waits for, until it is over: answered, failed, or given up. */
export interface Job {
  readonly body: JourneySearchBodyT;
  readonly now: EpochSeconds;
  readonly answer: Promise<string>;
  isOver(): boolean;
  succeed(text: string): void;
  fail(error: unknown): void;
}

/** @param onGiveUp called when the signal is aborted before it is over. */
export function createJob(
  body: JourneySearchBodyT,
  now: EpochSeconds,
  signal: AbortSignal | undefined,
  onGiveUp: (ask: Job) => void,
): Job {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let over = false;
  const end = (settle: () => void) => {
    if (over) return;
    over = true;
    signal?.removeEventListener('abort', giveUp);
    settle();
  };
  const ask: Job = {
    body,
    now,
    answer: promise,
    isOver: () => over,
    succeed: (text) => end(() => resolve(text)),
    fail: (error) => end(() => reject(error)),
  };
  function giveUp() {
    ask.fail(signal?.reason);
    onGiveUp(ask);
  }
  if (signal?.aborted) ask.fail(signal.reason);
  else signal?.addEventListener('abort', giveUp);
  return ask;
}
