import { useQuery } from '@halte/api/query';
import { whenIdle } from '@halte/contract';
import { type Instant, nowInstant } from '@halte/i18n';
import { useEffect, useState } from 'react';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { type LaterRides, laterRidesKey } from '../rules/laterRides.ts';

const NONE: LaterRides = [];

/** The later vehicles for each ride of a journey; none until they are known. They are requested when the page is idle, and again when times change. */
export function useLaterRides(journey: DetailedJourney): LaterRides {
  const [isIdle, setIdle] = useState(false);
  const { journeySummaryCode } = journey;
  const times = laterRidesKey(journey);
  const [changed, setChanged] = useState<{ times: string; at: Instant | null }>({ times, at: null });
  if (times !== changed.times) setChanged({ times, at: nowInstant() });

  useEffect(() => whenIdle(() => setIdle(true), { timeout: 2000, delay: 500 }), []);

  const question = isIdle ? { body: { tripType: 0 as const, journeySummaryCode } } : null;
  const options = { asks: 'once', keepsPrevious: true, ...(changed.at !== null && { since: changed.at }) } as const;
  const { data } = useQuery('/api/trip-planner/v2/journeys/later', question, options);
  return data?.rides.map(({ journeys }) => journeys) ?? NONE;
}
