import type { components } from '@halte/api';
import { useQuery } from '@halte/api/query';
import { type FavouriteTrip, searchOf } from '../../favourites/trip.ts';

type Journey = components['schemas']['Journey'];

/** The next journey of a trip; null where there is none, undefined until it is known. Nothing is asked for a trip that is not wanted. */
export function useNextJourney(trip: FavouriteTrip, isWanted: boolean): Journey | null | undefined {
  const question = isWanted ? { body: searchOf(trip) } : null;
  const { data } = useQuery('/api/trip-planner/v2/journeys/search', question, { isLive: () => true });
  return data && (data.groups.flatMap(({ journeys }) => journeys)[0] ?? null);
}
