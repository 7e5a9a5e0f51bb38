import type { Api } from '@halte/api';
import type { HostServices } from '@halte/contract';
import { createPlaceHistory, type Locate, type PlaceHistory } from '@halte/places';
import { useHost } from '@halte/ui/host';

export interface PlaceServices {
  /** Recently chosen places. */
  readonly history: PlaceHistory;
  /** Finds the device's own position. */
  readonly locate: Locate;
  readonly loadApi: () => Promise<Api>;
}

const services = new WeakMap<HostServices, PlaceServices>();

/** Created once per host: all place fields share the history. The first screen sends no requests, so it does not load the client. */
export function placeServicesOf(host: HostServices): PlaceServices {
  const known = services.get(host);
  if (known) return known;
  const loadRequests = async () =>
    (await import(/* webpackChunkName: "after-fields" */ './placeRequests.ts')).placeRequestsOf(host);
  const created: PlaceServices = {
    history: createPlaceHistory({ cookieDomain: host.tenant.cookies.domain }),
    locate: async () => (await loadRequests()).locate(),
    loadApi: async () => (await loadRequests()).api,
  };
  services.set(host, created);
  return created;
}

export function usePlaceServices(): PlaceServices {
  return placeServicesOf(useHost());
}
