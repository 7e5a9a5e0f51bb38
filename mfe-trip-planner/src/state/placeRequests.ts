import { apiFor } from '@halte/api';
import type { HostServices } from '@halte/contract';
import { createLocate } from '@halte/places';

/** What place fields send requests with. */
export function placeRequestsOf(host: HostServices) {
  const api = apiFor(host);
  return { api, locate: createLocate(api) };
}
