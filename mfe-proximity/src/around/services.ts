import { type Api, apiFor } from '@halte/api';
import { createObservable, type HostServices, type Locale, type Writable } from '@halte/contract';
import { createPlaceHistory, type PlaceHistory } from '@halte/places';
import { type LoadedPoints, NOTHING_LOADED } from './loadedPoints.ts';

/** Services that this area builds from those of the host, once per host. */
export interface Services {
  readonly loadApi: () => Promise<Api>;
  readonly history: PlaceHistory;
  /** The points that this visit has seen, with their names in one language. */
  loadedIn(locale: Locale): Writable<LoadedPoints>;
}

const made = new WeakMap<HostServices, Services>();

function make(host: HostServices): Services {
  const loaded = new Map<Locale, Writable<LoadedPoints>>();
  return {
    loadApi: async () => apiFor(host),
    history: createPlaceHistory({ cookieDomain: host.tenant.cookies.domain }),
    loadedIn(locale) {
      const points = loaded.get(locale) ?? createObservable(NOTHING_LOADED);
      loaded.set(locale, points);
      return points;
    },
  };
}

export function servicesOf(host: HostServices): Services {
  const known = made.get(host);
  const services = known ?? make(host);
  if (!known) made.set(host, services);
  return services;
}
