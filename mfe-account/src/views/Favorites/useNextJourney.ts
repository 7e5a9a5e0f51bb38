import { answerOf, apiFor, type components } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import { type FavouriteTrip, searchOf } from '../../favourites/trip.ts';

type Journey = components['schemas']['Journey'];

/** A search costs the backend more than a board. */
const REFRESH_MILLIS = 120_000;

/** The next journey of a trip; null where there is none. Nothing is asked for a trip that is not wanted. */
export function useNextJourney(host: HostServices, trip: FavouriteTrip, isWanted: boolean) {
  const api = apiFor(host);
  return useApiQuery(
    isWanted ? ['next-journey', host.tenant.apiKey, trip.query] : null,
    async (signal): Promise<Journey | null> => {
      const body = searchOf(trip, host.tenant.timeZone);
      const call = api.POST('/api/trip-planner/v2/journeys/search', { body, signal, fetch: api.asSearch });
      const { groups } = await answerOf(call, (answer) => Array.isArray(answer.groups));
      return groups.flatMap(({ journeys }) => journeys)[0] ?? null;
    },
    { refreshInterval: REFRESH_MILLIS },
  );
}
