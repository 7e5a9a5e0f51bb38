import { ApiProblem } from '@halte/api';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';

/** `expired`: the journey is no longer in the timetable, which is final. */
type PollProblem = 'expired' | 'unanswered';

export interface PollOptions {
  /** Milliseconds until the first request. */
  readonly firstDelay: number;
  /** Fetches the journey with current real-time data; rejects like the API client. */
  readonly fetchJourney: (signal: AbortSignal) => Promise<DetailedJourney>;
  readonly onAnswer: (journey: DetailedJourney) => void;
  readonly onProblem: (problem: PollProblem) => void;
}

export const REFRESH_MS = 30_000;

function problemOf(error: unknown): PollProblem {
  return error instanceof ApiProblem && error.code === 'journey-expired' ? 'expired' : 'unanswered';
}

/**
 * Polls every 30 s while the page is visible, and immediately when it becomes visible or the network is back. A request that is still pending when
 * the next one is due is aborted. Stops when the returned function is called or the journey has expired.
 */
export function pollJourney({ firstDelay, fetchJourney, onAnswer, onProblem }: PollOptions): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | null = null;

  function stop(): void {
    clearTimeout(timer);
    pending?.abort();
    stopped.abort();
  }

  function handleProblem(problem: PollProblem): void {
    if (problem === 'expired') stop();
    onProblem(problem);
  }

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(onInterval, REFRESH_MS);
    pending?.abort();
    const request = new AbortController();
    pending = request;
    try {
      const journey = await fetchJourney(request.signal);
      if (!request.signal.aborted) onAnswer(journey);
    } catch (error) {
      if (!request.signal.aborted) handleProblem(problemOf(error));
    } finally {
      if (pending === request) pending = null;
    }
  }

  function onInterval(): void {
    if (pending) onProblem('unanswered');
    void refresh();
  }

  const refreshNow = () => void refresh();
  document.addEventListener('visibilitychange', refreshNow, { signal: stopped.signal });
  window.addEventListener('online', refreshNow, { signal: stopped.signal });
  timer = setTimeout(refreshNow, firstDelay);
  return stop;
}
