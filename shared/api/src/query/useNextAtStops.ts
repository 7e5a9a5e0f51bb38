import { useQuery } from './useQuery.ts';

/** Ids of one request. */
const MOST_STOPS = 50;

/** The next departures of the saved stops, whatever lines are saved, so that every page shows the same departure of a stop. */
export function useNextAtStops(stopIds: readonly string[]) {
  // Sorted, so that another order on the page sends no new request.
  const query = { stopId: stopIds.slice(0, MOST_STOPS).toSorted() };
  return useQuery('/api/v1/stops/next', stopIds.length === 0 ? null : { params: { query } }, { keepsPrevious: true });
}
