import { type Api, answerOf } from '@halte/api';
import { type ApiQuery, useApi, useApiQuery } from '@halte/api/query';
import { useSnapshot } from 'valtio';
import type { DetailedJourney } from '../trip/detailedJourney.ts';
import { fetchOnce } from './fetchOnce.ts';
import { useTripPlanner } from './TripPlannerProvider.tsx';

/** Fetches a journey with its current times. */
export function fetchJourney(api: Api, journeySummaryCode: string, signal: AbortSignal): Promise<DetailedJourney> {
  const body = { tripType: 0, journeySummaryCode } as const;
  const call = api.POST('/api/trip-planner/v2/journeys/detailed', { body, signal, fetch: api.asRead });
  return answerOf(call, ({ sections }) => Array.isArray(sections) && sections.length > 0);
}

/** The details of a journey; null fetches nothing. Cached until the next outbound search, because delays may have changed by then. */
export function useJourneyDetails(code: string | null): ApiQuery<DetailedJourney> {
  const { id, searches } = useTripPlanner();
  const api = useApi();
  const { outboundCount } = useSnapshot(searches.state);
  const key = code === null ? null : ['journey', id, outboundCount, code];
  const query = useApiQuery(key, (signal) => fetchJourney(api, code ?? '', signal), fetchOnce);
  return {
    ...query,
    retry() {
      api.wake();
      query.retry();
    },
  };
}
