import { type Query, useQuery } from '@halte/api/query';
import { useSnapshot } from 'valtio';
import type { DetailedJourney } from '../trip/detailedJourney.ts';
import { useTripPlanner } from './TripPlannerProvider.tsx';

interface Polling {
  /** Whether the journey is asked for again and again. */
  readonly isLive?: (journey: DetailedJourney, problem: Query<DetailedJourney>['problem']) => boolean;
}

/**
 * The details of a journey; null fetches nothing. They stay as they are until the next outbound search, because delays may have changed by then,
 * and are polled while they are live.
 */
export function useJourneyDetails(code: string | null, { isLive }: Polling = {}): Query<DetailedJourney> {
  const { searches } = useTripPlanner();
  const { outboundSince } = useSnapshot(searches.state);
  const question = code === null ? null : { body: { tripType: 0 as const, journeySummaryCode: code } };
  return useQuery('/api/trip-planner/v2/journeys/detailed', question, {
    asks: 'once',
    ...(outboundSince !== null && { since: outboundSince }),
    ...(isLive && { isLive, isPersistent: true }),
  });
}
