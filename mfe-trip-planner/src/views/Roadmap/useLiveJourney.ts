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
  /** Why there is none. */
  readonly problem: ApiProblem | null;
  readonly received: Received;
  readonly isExpired: boolean;
  /** Whether it is asked for again and again: it is of today. */
  readonly isCurrent: boolean;
  load(): void;
  /** Asks again at once. */
  refresh(): void;
}

interface Live extends Received {
  readonly isExpired: boolean;
}

const NOTHING_NEW: Live = { receivedAt: null, hasFailed: false, isExpired: false };

/** A journey as it was found, and from then on as it is now. What is there stays until there is something newer. */
export function useLiveJourney(host: HostServices, code: string): LiveJourney {
  const { now } = useTripStore();
  const details = useDetails();
  const { api } = servicesOf(host);
  const { journey = null, problem = null } = details.get(code) ?? {};
  // Out of the memory of this visit: nobody knows how old it is.
  const [wasThere] = useState(journey !== null);
  const [live, setLive] = useState(NOTHING_NEW);
  const [turn, setTurn] = useState(0);
  const isThere = journey !== null;
  const isOfNow = journey !== null && isCurrent(journey, now, host.tenant.timeZone);
  const isWatched = isOfNow && !live.isExpired;

  useEffect(() => {
    void detailsStore.load(api, code);
  }, [api, code]);

  useEffect(() => {
    if (isThere && !wasThere) setLive((former) => ({ ...former, receivedAt: former.receivedAt ?? nowInstant() }));
  }, [isThere, wasThere]);

  useEffect(() => {
    if (!isWatched) return undefined;
    return pollJourney({
      firstAfter: wasThere || turn > 0 ? 0 : REFRESH_MS,
      ask: (signal) => askJourney(api, code, signal),
      onAnswer: (answer) => {
        detailsStore.keep(code, answer);
        setLive({ ...NOTHING_NEW, receivedAt: nowInstant() });
      },
      onProblem: (reason) =>
        setLive((former) => ({ ...former, hasFailed: true, isExpired: former.isExpired || reason === 'expired' })),
    });
  }, [api, code, isWatched, wasThere, turn]);

  const retry = () => void detailsStore.retry(api, code);
  useOnlineAgain(problem === null ? null : retry);

  return {
    journey,
    problem,
    received: live,
    isExpired: live.isExpired,
    isCurrent: isOfNow,
    load: retry,
    refresh() {
      api.wake();
      setTurn((former) => former + 1);
    },
  };
}
