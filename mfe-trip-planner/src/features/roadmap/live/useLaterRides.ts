import { answerOf } from '@halte/api';
import { useApi, useApiQuery } from '@halte/api/query';
import { whenIdle } from '@halte/contract';
import { useEffect, useState } from 'react';
import { fetchOnce } from '../../../state/fetchOnce.ts';
import { useTripPlanner } from '../../../state/TripPlannerProvider.tsx';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { type LaterRides, laterRidesKey } from '../rules/laterRides.ts';

const NONE: LaterRides = [];

/** The later vehicles for each ride of a journey; none until they are known. They are requested when the page is idle. */
export function useLaterRides(journey: DetailedJourney): LaterRides {
  const { id } = useTripPlanner();
  const api = useApi();
  const [isIdle, setIdle] = useState(false);
  const { journeySummaryCode } = journey;

  useEffect(() => whenIdle(() => setIdle(true), { timeout: 2000, delay: 500 }), []);

  const { data } = useApiQuery(
    isIdle ? ['later', id, journeySummaryCode, laterRidesKey(journey)] : null,
    (signal) => {
      const body = { tripType: 0, journeySummaryCode } as const;
      const call = api.POST('/api/trip-planner/v2/journeys/later', { body, signal, fetch: api.asRead });
      return answerOf(call, ({ rides }) => Array.isArray(rides));
    },
    { ...fetchOnce, keepPreviousData: true },
  );
  return data?.rides.map(({ journeys }) => journeys) ?? NONE;
}
