import type { ApiProblem } from '@halte/api';
import { useOnlineAgain } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import { nowInstant } from '@halte/i18n';
import { useEffect, useState } from 'react';
import { servicesOf } from '../../parts/services.ts';
import { useDetails } from '../../parts/useDetails.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import { isCurrent, type Received } from '../../roadmap/freshness.ts';
import { pollJourney, REFRESH_MS } from '../../roadmap/pollJourney.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { askJourney, detailsStore } from '../../trip/detailsStore.ts';

export interface LiveJourney {
  readonly journey: DetailedJourney | null;
  /** Why the journey could not be loaded. */
  readonly problem: ApiProblem | null;
  readonly received: Received;
  readonly isExpired: boolean;
  /** Whether it is today and therefore polled. */
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
export function useLiveJourney(host: HostServices, code: string): LiveJourney {
  const { now } = useTripStore();
  const details = useDetails();
  const { api } = servicesOf(host);
  const { journey = null, problem = null } = details.get(code) ?? {};
  // Details cached by an earlier screen have an unknown age.
  const [wasCached] = useState(journey !== null);
  const [live, setLive] = useState(NO_ANSWER_YET);
  const [refreshCount, setRefreshCount] = useState(0);
  const isLoaded = journey !== null;
  const isJourneyCurrent = journey !== null && isCurrent(journey, now, host.tenant.timeZone);
  const isPolled = isJourneyCurrent && !live.isExpired;

  useEffect(() => {
    void detailsStore.load(api, code);
  }, [api, code]);

  useEffect(() => {
    if (isLoaded && !wasCached) setLive((former) => ({ ...former, receivedAt: former.receivedAt ?? nowInstant() }));
  }, [isLoaded, wasCached]);

  useEffect(() => {
    if (!isPolled) return undefined;
    return pollJourney({
      firstDelay: wasCached || refreshCount > 0 ? 0 : REFRESH_MS,
      fetchJourney: (signal) => askJourney(api, code, signal),
      onAnswer: (answer) => {
        detailsStore.keep(code, answer);
        setLive({ ...NO_ANSWER_YET, receivedAt: nowInstant() });
      },
      onProblem: (reason) =>
        setLive((former) => ({ ...former, hasFailed: true, isExpired: former.isExpired || reason === 'expired' })),
    });
  }, [api, code, isPolled, wasCached, refreshCount]);

  const retry = () => void detailsStore.retry(api, code);
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
