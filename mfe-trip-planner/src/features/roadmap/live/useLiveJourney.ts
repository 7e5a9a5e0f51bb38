import type { ApiProblem } from '@halte/api';
import { useOnlineAgain } from '@halte/ui';
import { useJourneyDetails } from '../../../state/useJourneyDetails.ts';
import { useNow } from '../../../state/useNow.ts';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { isCurrent, type Received } from '../rules/freshness.ts';

export interface LiveJourney {
  readonly journey: DetailedJourney | null;
  /** Why the journey could not be loaded. */
  readonly problem: ApiProblem | null;
  readonly received: Received;
  readonly isExpired: boolean;
  /** Whether real-time data concerns it, so that it is polled. */
  readonly isCurrent: boolean;
  load(): void;
  /** Fetches the journey again immediately. */
  refresh(): void;
}

/** It is no longer in the timetable, which is final. */
const isGone = (problem: ApiProblem | null) => problem?.code === 'journey-expired';

/** A journey with its real-time updates by polling. The last answer stays until a newer one arrives. */
export function useLiveJourney(code: string): LiveJourney {
  const now = useNow();
  const { data, receivedAt, problem, retry } = useJourneyDetails(code, {
    isLive: (journey, failure) => isCurrent(journey, now) && !isGone(failure),
  });
  const journey = data ?? null;
  const notLoaded = journey === null ? problem : null;
  useOnlineAgain(notLoaded === null ? null : retry);
  return {
    journey,
    problem: notLoaded,
    received: { receivedAt, hasFailed: journey !== null && problem !== null },
    isExpired: journey !== null && isGone(problem),
    isCurrent: journey !== null && isCurrent(journey, now),
    load: retry,
    refresh: retry,
  };
}
