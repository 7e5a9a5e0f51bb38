import { useHost } from '@halte/ui/host';
import { apiFor } from '../apiFor.ts';
import type { Api } from '../client.ts';

/** The client of the host in the context. */
export function useApi(): Api {
  return apiFor(useHost());
}
