import { apiFor } from '@halte/api';
import type { HostServices } from '@halte/contract';
import { createLocate, createPlaceHistory, type Locate, type PlaceHistory } from '@halte/places';
import { useHost } from '@halte/ui/host';

export interface PlaceServices {
  /** Recently chosen places. */
  readonly history: PlaceHistory;
  /** Finds the device's own position. */
  readonly locate: Locate;
}

const services = new WeakMap<HostServices, PlaceServices>();

/** Created once per host: all place fields share the history. */
export function placeServicesOf(host: HostServices): PlaceServices {
  const known = services.get(host);
  if (known) return known;
  const created = {
    history: createPlaceHistory({ cookieDomain: host.tenant.cookies.domain }),
    locate: createLocate(apiFor(host)),
  };
  services.set(host, created);
  return created;
}

export function usePlaceServices(): PlaceServices {
  return placeServicesOf(useHost());
}
