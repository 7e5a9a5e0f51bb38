import { ApiProblem } from '@halte/api';
import type { DetailedJourney } from '../trip/detailedJourney.ts';

/** `expired`: the timetable has the journey no longer, and will not have it again. */
export type PollProblem = 'expired' | 'unanswered';

export interface Watched {
  /** Milliseconds until the first question. */
  readonly firstAfter: number;
  /** Asks for the journey as it is now; rejects as the API does. */
  readonly ask: (signal: AbortSignal) => Promise<DetailedJourney>;
  readonly onAnswer: (journey: DetailedJourney) => void;
  readonly onProblem: (problem: PollProblem) => void;
}

export const REFRESH_MS = 30_000;

function problemIn(error: unknown): PollProblem {
  return error instanceof ApiProblem && error.code === 'journey-expired' ? 'expired' : 'unanswered';
}

/**
 * Asks every 30 s while the page can be seen, and at once when it is seen again or the network is back. A question that has no answer when the
 * next is due is given up. Runs until the returned function is called or the journey has expired.
 */
export function pollJourney({ firstAfter, ask, onAnswer, onProblem }: Watched): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;

  function stop(): void {
    clearTimeout(timer);
    asking?.abort();
    ended.abort();
  }

  function failed(problem: PollProblem): void {
    if (problem === 'expired') stop();
    onProblem(problem);
  }

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(due, REFRESH_MS);
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    try {
      const journey = await ask(mine.signal);
      if (!mine.signal.aborted) onAnswer(journey);
    } catch (error) {
      if (!mine.signal.aborted) failed(problemIn(error));
    } finally {
      if (asking === mine) asking = null;
    }
  }

  function due(): void {
    if (asking) onProblem('unanswered');
    void refresh();
  }

  const again = () => void refresh();
  document.addEventListener('visibilitychange', again, { signal: ended.signal });
  window.addEventListener('online', again, { signal: ended.signal });
  timer = setTimeout(again, firstAfter);
  return stop;
}
