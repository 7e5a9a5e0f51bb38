import { useQuery } from './useQuery.ts';

/** Ids of one request. */
const MOST_STOPS = 50;

/** What leaves the kept stops next, whatever lines are kept, so that every page names the same departure of a stop. */
export function useNextAtStops(stopIds: readonly string[]) {
  // In one order, so that another order on the page asks for nothing new.
  const query = { stopId: stopIds.slice(0, MOST_STOPS).toSorted() };
  return useQuery('/api/v1/stops/next', stopIds.length === 0 ? null : { params: { query } }, { keepsPrevious: true });
}
