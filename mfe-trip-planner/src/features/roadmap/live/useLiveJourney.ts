import type { ApiProblem } from '@halte/api';
import { useApi } from '@halte/api/query';
import { nowInstant } from '@halte/i18n';
import { useOnlineAgain } from '@halte/ui';
import { useEffect, useState } from 'react';
import { fetchJourney, useJourneyDetails } from '../../../state/useJourneyDetails.ts';
import { useNow } from '../../../state/useNow.ts';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { isCurrent, type Received } from '../rules/freshness.ts';
import { pollJourney, REFRESH_MS } from './pollJourney.ts';

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

interface Live extends Received {
  readonly isExpired: boolean;
}

const NO_ANSWER_YET: Live = { receivedAt: null, hasFailed: false, isExpired: false };

/** A journey with its real-time updates by polling. The last answer stays until a newer one arrives. */
export function useLiveJourney(code: string): LiveJourney {
  const now = useNow();
  const api = useApi();
  const { data, problem, mutate, retry } = useJourneyDetails(code);
  const journey = data ?? null;
  // Details cached by an earlier screen have an unknown age.
  const [wasCached] = useState(journey !== null);
  const [live, setLive] = useState(NO_ANSWER_YET);
  const [refreshCount, setRefreshCount] = useState(0);
  const isLoaded = journey !== null;
  const isJourneyCurrent = journey !== null && isCurrent(journey, now);
  const isPolled = isJourneyCurrent && !live.isExpired;

  useEffect(() => {
    if (isLoaded && !wasCached) setLive((former) => ({ ...former, receivedAt: former.receivedAt ?? nowInstant() }));
  }, [isLoaded, wasCached]);

  useEffect(() => {
    if (!isPolled) return undefined;
    return pollJourney({
      firstDelay: wasCached || refreshCount > 0 ? 0 : REFRESH_MS,
      fetchJourney: (signal) => fetchJourney(api, code, signal),
      onAnswer: (answer) => {
        void mutate(answer, { revalidate: false });
        setLive({ ...NO_ANSWER_YET, receivedAt: nowInstant() });
      },
      onProblem: (reason) =>
        setLive((former) => ({ ...former, hasFailed: true, isExpired: former.isExpired || reason === 'expired' })),
    });
  }, [api, code, isPolled, wasCached, refreshCount, mutate]);

  useOnlineAgain(problem === null ? null : retry);

  return {
    journey,
    problem,
    received: live,
    isExpired: live.isExpired,
    isCurrent: isJourneyCurrent,
    load: retry,
    refresh() {
      api.wake();
      setRefreshCount((former) => former + 1);
    },
  };
}
