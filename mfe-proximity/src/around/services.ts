import { type Api, answerOf, apiFor } from '@halte/api';
import type { HostServices } from '@halte/contract';
import { boundsToCoords } from '@halte/map-core';
import { createLocate, createPlaceHistory, type Locate, type PlaceHistory } from '@halte/places';
import { createPointsLoader, type PointsLoader } from './loader.ts';

/** What this area builds out of what the host provides, once for each host: what was loaded stays for the whole visit. */
export interface Services {
  readonly api: Api;
  readonly history: PlaceHistory;
  readonly locate: Locate;
  readonly points: PointsLoader;
}

const made = new WeakMap<HostServices, Services>();

function make(host: HostServices): Services {
  const { tenant } = host;
  const api = apiFor(host);
  const points = createPointsLoader(async (bounds, signal) => {
    const query = { coord: [...boundsToCoords(bounds)] };
    // Each is a new question of the traveller.
    api.wake();
    const call = api.GET('/api/v1/proximity/points', { params: { query }, signal });
    const answer = await answerOf(call, ({ points: found }) => Array.isArray(found));
    return answer.points;
  });
  return {
    api,
    history: createPlaceHistory({ cookieDomain: tenant.cookies.domain }),
    locate: createLocate(api),
    points,
  };
}

export function servicesOf(host: HostServices): Services {
  const known = made.get(host);
  const services = known ?? make(host);
  if (!known) made.set(host, services);
  return services;
}
