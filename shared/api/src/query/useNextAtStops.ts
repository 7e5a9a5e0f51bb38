import type { HostServices } from '@halte/contract';
import { apiFor } from '../apiFor.ts';
import { answerOf } from '../client.ts';
import { useApiQuery } from './useApiQuery.ts';

const REFRESH_MILLIS = 30_000;
/** Ids of one request. */
const MOST_STOPS = 50;

/** What leaves the kept stops next, whatever lines are kept, so that every page names the same departure of a stop: one request, sent again every 30 s while the page is visible. */
export function useNextAtStops(host: HostServices, stopIds: readonly string[]) {
  const api = apiFor(host);
  // In one order, so that another order on the page asks for nothing new.
  const query = { stopId: stopIds.slice(0, MOST_STOPS).toSorted() };
  return useApiQuery(
    stopIds.length === 0 ? null : ['next-at-stops', host.tenant.apiKey, query],
    (signal) =>
      answerOf(api.GET('/api/v1/stops/next', { params: { query }, signal }), ({ stops }) => Array.isArray(stops)),
    { refreshInterval: REFRESH_MILLIS, keepPreviousData: true, revalidateOnReconnect: true },
  );
}
