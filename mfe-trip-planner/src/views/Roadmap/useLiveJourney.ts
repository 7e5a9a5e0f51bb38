import type { HostServices } from '@halte/contract';
import { nowInstant } from '@halte/i18n';
import { useEffect, useState } from 'react';
import { servicesOf } from '../../parts/services.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import { isFollowed, type Received } from '../../roadmap/following.ts';
import { askJourney, REFRESH_MS, watchJourney } from '../../roadmap/watchJourney.ts';
import type { DetailedJourney } from '../../trip/roadmap.ts';
import type { SearchProblem } from '../../trip/search.ts';
import { tripStore } from '../../trip/store.ts';

export interface LiveJourney {
  readonly journey: DetailedJourney | null;
  /** Why there is none. */
  readonly problem: SearchProblem | null;
  readonly received: Received;
  readonly isExpired: boolean;
  /** Whether it is asked for again and again: it is of today. */
  readonly isFollowed: boolean;
  load(): void;
  /** Asks again at once. */
  refresh(): void;
}

interface Live extends Received {
  readonly journey: DetailedJourney | null;
  readonly isExpired: boolean;
}

const NOTHING_NEW: Live = { journey: null, receivedAt: null, hasFailed: false, isExpired: false };

/** A journey as it was found, and from then on as it is now. What is there stays until there is something newer. */
export function useLiveJourney(host: HostServices, code: string): LiveJourney {
  const { details, now } = useTripStore();
  const { api } = servicesOf(host);
  const { journey: loaded = null, problem = null } = details.get(code) ?? {};
  // Out of the memory of this visit: nobody knows how old it is.
  const [wasThere] = useState(loaded !== null);
  const [live, setLive] = useState(NOTHING_NEW);
  const [turn, setTurn] = useState(0);
  const journey = live.journey ?? loaded;
  const isOfNow = journey !== null && isFollowed(journey, now, host.tenant.timeZone);
  const isWatched = isOfNow && !live.isExpired;

  useEffect(() => {
    void tripStore.loadDetails(api, code);
  }, [api, code]);

  useEffect(() => {
    if (loaded && !wasThere) setLive((former) => ({ ...former, receivedAt: former.receivedAt ?? nowInstant() }));
  }, [loaded, wasThere]);

  useEffect(() => {
    if (!isWatched) return undefined;
    return watchJourney({
      firstAfter: wasThere || turn > 0 ? 0 : REFRESH_MS,
      ask: (signal) => askJourney(api, code, signal),
      onAnswer: (answer) => setLive({ ...NOTHING_NEW, journey: answer, receivedAt: nowInstant() }),
      onProblem: (reason) =>
        setLive((former) => ({ ...former, hasFailed: true, isExpired: former.isExpired || reason === 'expired' })),
    });
  }, [api, code, isWatched, wasThere, turn]);

  return {
    journey,
    problem,
    received: live,
    isExpired: live.isExpired,
    isFollowed: isOfNow,
    load: () => void tripStore.loadDetails(api, code),
    refresh: () => setTurn((former) => former + 1),
  };
}
