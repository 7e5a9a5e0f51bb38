import { type Api, createApi } from '@halte/api';
import type { HostServices } from '@halte/contract';
import { createLocate, createPlaceHistory, type Locate, type PlaceHistory } from '@halte/places';

/** What this area builds out of what the host lends, once for each host. */
export interface Services {
  readonly api: Api;
  readonly history: PlaceHistory;
  readonly locate: Locate;
}

const made = new WeakMap<HostServices, Services>();

function make({ tenant, locale, session }: HostServices): Services {
  const { bffUrl, apiKey, cookies } = tenant;
  const api = createApi({ baseUrl: bffUrl, apiKey, locale: locale.get, accessToken: session.accessToken });
  return { api, history: createPlaceHistory({ cookieDomain: cookies.domain }), locate: createLocate(api) };
}

export function servicesOf(host: HostServices): Services {
  const known = made.get(host);
  const services = known ?? make(host);
  if (!known) made.set(host, services);
  return services;
}

const DEFAULT_SHIFT_MINUTES = 30;

/** By how much "earlier" and "later" move a trip. */
export function shiftMinutes({ tenant }: HostServices): number {
  const minutes = Number(tenant.appConfig['trip-planner.next-previous.time']);
  return minutes > 0 ? minutes : DEFAULT_SHIFT_MINUTES;
}
