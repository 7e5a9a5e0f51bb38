import { useQuery } from '@halte/api/query';
import type { FirstViews } from '@halte/contract';
import { searchBody, storedWalkQuestion, type Trip } from '@halte/contract/trip';
import { nowInstant } from '@halte/i18n';
import type { Position } from '@halte/places';
import { useHost } from '@halte/ui/host';
import { leavingNow } from '../../trip/rules.ts';

const STOPS_SHOWN = 3;
/** More would make the address of a request too long. */
const MOST_LINES = 50;

/** The next departures around a position; no request without one. */
export function useDeparturesAround(at: Position | null, lineIds: readonly string[], limit = STOPS_SHOWN) {
  const lines = lineIds.length > 0 && { lineId: lineIds.slice(0, MOST_LINES) };
  const question = at && { params: { query: { lat: at.lat, lon: at.lon, limit, ...lines, ...storedWalkQuestion() } } };
  return useQuery('/api/v1/proximity/nearby', question, { keepsPrevious: true });
}

/** The next journeys of a saved trip. The search has no time, which means now. */
export function useNextJourneys(trip: Trip) {
  const { timeZone } = useHost().tenant;
  const now = searchBody(leavingNow(trip, nowInstant()), timeZone);
  const { departureDateTime: _, ...body } = now ?? { tripType: 0 };
  return useQuery('/api/trip-planner/v2/journeys/search', now && { body }, { isLive: () => true });
}

/** Where a map of the network begins; requested only if the page came without it. Null until it is known. */
export function useFirstViews(): FirstViews | null {
  const { firstViews } = useHost().tenant.map;
  const { data } = useQuery('/api/v1/network', firstViews ? null : {});
  return firstViews ?? data?.firstViews ?? null;
}

/** The centre of the network; requested only if the tenant has none. */
export function useNetworkMiddle(isWanted: boolean): Position | null {
  const { center } = useHost().tenant.map;
  const { data } = useQuery('/api/v1/network', isWanted && !center ? {} : null);
  return isWanted ? (center ?? data?.center ?? null) : null;
}
