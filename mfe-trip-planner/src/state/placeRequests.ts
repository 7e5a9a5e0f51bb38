import { apiFor } from '@halte/api';
import type { HostServices } from '@halte/contract';
import { createLocate } from '@halte/places';

/** The API client and the locator of place fields. */
export function placeRequestsOf(host: HostServices) {
  const api = apiFor(host);
  return { api, locate: createLocate(api) };
}
