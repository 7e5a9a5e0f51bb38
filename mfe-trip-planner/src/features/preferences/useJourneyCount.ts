import { useQuery } from '@halte/api/query';
import { type Preferences, searchBody, type Trip } from '@halte/contract/trip';
import { useDebouncedValue } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { journeysOf, resultsOf } from '../../trip/search.ts';
import { itineraryOptionsOf } from './itineraryOptions.ts';

/** Debounce after the last change: going through several options does not send a request for each. */
const DEBOUNCE_MS = 400;

/** How many journeys a search with these options finds; null until that is known, and for a trip that cannot be searched. */
export function useJourneyCount(trip: Trip, options: Preferences | null): number | null {
  const { timeZone } = useHost().tenant;
  const searched = options && searchBody(trip, timeZone, itineraryOptionsOf(options, {}));
  const body = searched && JSON.stringify(searched);
  const settled = useDebouncedValue(body, DEBOUNCE_MS);
  const question = searched && settled === body ? { body: searched } : null;
  const { data } = useQuery('/api/trip-planner/v2/journeys/search', question, { asks: 'once', isAction: true });
  return data ? journeysOf(resultsOf(data).groups).length : null;
}
