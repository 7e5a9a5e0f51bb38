import { type Api, answerOf, apiFor } from '@halte/api';
import type { HostServices } from '@halte/contract';
import { nowInstant } from '@halte/i18n';
import { boundsToCoords } from '@halte/map-core';
import { createPlaceHistory, type PlaceHistory } from '@halte/places';
import type { NearbyQuery, ShownNearby } from './nearby.ts';
import type { FetchPoints } from './usePoints.ts';

/** What this area builds from the services of the host, once per host. */
export interface Services {
  readonly api: Api;
  readonly loadApi: () => Promise<Api>;
  readonly history: PlaceHistory;
  readonly fetchPoints: FetchPoints;
  fetchNearby(query: NearbyQuery, signal: AbortSignal): Promise<ShownNearby>;
}

const made = new WeakMap<HostServices, Services>();

function make(host: HostServices): Services {
  const { tenant } = host;
  const api = apiFor(host);
  return {
    api,
    loadApi: async () => api,
    async fetchPoints(bounds, signal) {
      const query = { coord: [...boundsToCoords(bounds)] };
      // The traveller has moved the map: an open circuit breaker does not hold the request back.
      api.wake();
      const call = api.GET('/api/v1/proximity/points', { params: { query }, signal });
      const { points, clusters } = await answerOf(
        call,
        (answer) => Array.isArray(answer.points) && Array.isArray(answer.clusters),
      );
      return { bounds, points, clusters };
    },
    async fetchNearby(query, signal) {
      const call = api.GET('/api/v1/proximity/nearby', { params: { query }, signal });
      const answer = await answerOf(call, ({ stops, places }) => Array.isArray(stops) && Array.isArray(places));
      return { ...answer, receivedAt: nowInstant() };
    },
    history: createPlaceHistory({ cookieDomain: tenant.cookies.domain }),
  };
}

export function servicesOf(host: HostServices): Services {
  const known = made.get(host);
  const services = known ?? make(host);
  if (!known) made.set(host, services);
  return services;
}
