import { answerOf } from '@halte/api';
import { useApi, useApiQuery } from '@halte/api/query';
import { nowInstant } from '@halte/i18n';
import type { Position } from '@halte/places';
import { useHost } from '@halte/ui/host';
import type { Trip } from '../../trip/model.ts';
import { leavingNow } from '../../trip/rules.ts';
import { isAnswer, searchBody } from '../../trip/search.ts';
import { RAIL_MODES } from './networkOnMap.ts';

const REFRESH_MILLIS = 30_000;
/** While the page is visible. */
const LIVE = { refreshInterval: REFRESH_MILLIS, keepPreviousData: true, revalidateOnReconnect: true };
const ONCE = { revalidateIfStale: false, revalidateOnReconnect: true };

/** A search costs the backend more than a board. */
const SEARCH_MILLIS = 120_000;

const STOPS_SHOWN = 3;
/** More would make the address of a request too long. */
const MOST_LINES = 50;

/** The next departures around a position; no request without one. */
export function useDeparturesAround(at: Position | null, lineIds: readonly string[], limit = STOPS_SHOWN) {
  const { tenant } = useHost();
  const api = useApi();
  const query = at && {
    lat: at.lat,
    lon: at.lon,
    limit,
    ...(lineIds.length > 0 && { lineId: lineIds.slice(0, MOST_LINES) }),
  };
  return useApiQuery(
    query && ['home-around', tenant.apiKey, query],
    (signal) =>
      answerOf(
        api.GET('/api/v1/proximity/nearby', { params: { query: query ?? { lat: 0, lon: 0 } }, signal }),
        ({ stops }) => Array.isArray(stops),
      ),
    LIVE,
  );
}

/** The next journeys of a saved trip. */
export function useNextJourneys(trip: Trip) {
  const { tenant } = useHost();
  const api = useApi();
  return useApiQuery(
    ['next-journeys', tenant.apiKey, tenant.timeZone, trip],
    (signal) => {
      const body = searchBody(leavingNow(trip, nowInstant()), tenant.timeZone) ?? { tripType: 0 };
      return answerOf(
        api.POST('/api/trip-planner/v2/journeys/search', { body, signal, fetch: api.asSearch }),
        isAnswer,
      );
    },
    { ...LIVE, refreshInterval: SEARCH_MILLIS },
  );
}

/** The current disruptions of the network. */
export function useNetworkAlerts() {
  const { tenant } = useHost();
  const api = useApi();
  return useApiQuery(
    ['network-alerts', tenant.apiKey],
    (signal) => answerOf(api.GET('/api/v1/network/alerts', { signal }), ({ alerts }) => Array.isArray(alerts)),
    LIVE,
  );
}

/** All lines of the network, for tiles of saved lines. */
export function useAllLines() {
  const { tenant } = useHost();
  const api = useApi();
  return useApiQuery(
    ['home-lines', tenant.apiKey],
    (signal) => answerOf(api.GET('/api/v1/lines', { signal }), ({ lines }) => Array.isArray(lines)),
    ONCE,
  );
}

/** The current alerts of all lines: the network's disruptions name only some lines. */
export function useAllAlerts() {
  const { tenant } = useHost();
  const api = useApi();
  return useApiQuery(
    ['home-alerts', tenant.apiKey],
    (signal) => answerOf(api.GET('/api/v1/alerts', { signal }), ({ alerts }) => Array.isArray(alerts)),
    LIVE,
  );
}

/** The rail lines of the network. */
export function useNetworkLines() {
  const { tenant } = useHost();
  const api = useApi();
  return useApiQuery(
    ['network-lines', tenant.apiKey],
    (signal) => answerOf(api.GET('/api/v1/network/lines', { signal }), ({ lines }) => Array.isArray(lines)),
    ONCE,
  );
}

/** The centre of the network; requested only if the tenant has none. */
export function useNetworkMiddle(isWanted: boolean): Position | null {
  const { tenant } = useHost();
  const api = useApi();
  const { center } = tenant.map;
  const { data } = useApiQuery(
    isWanted && !center ? ['network-middle', tenant.apiKey] : null,
    (signal) => answerOf(api.GET('/api/v1/network', { signal }), (network) => typeof network.center?.lat === 'number'),
    ONCE,
  );
  return isWanted ? (center ?? data?.center ?? null) : null;
}

/** Where the vehicles of the rail lines are, where there are such lines. */
export function useRailVehicles(isWanted: boolean) {
  const { tenant } = useHost();
  const api = useApi();
  return useApiQuery(
    isWanted ? ['rail-vehicles', tenant.apiKey] : null,
    (signal) =>
      answerOf(api.GET('/api/v1/vehicles', { params: { query: { mode: [...RAIL_MODES] } }, signal }), ({ vehicles }) =>
        Array.isArray(vehicles),
      ),
    LIVE,
  );
}
