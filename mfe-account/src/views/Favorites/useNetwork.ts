import { answerOf, apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import { useLocale } from '@halte/i18n';
import { MOST_STOPS } from '../../favourites/nextAtStop.ts';

const REFRESH_MILLIS = 30_000;

/** What leaves the kept stops next: one request, sent again every 30 s while the page is visible. */
export function useNextAtStops(host: HostServices, stopIds: readonly string[], lineIds: readonly string[]) {
  const locale = useLocale();
  const api = apiFor(host);
  // In one order, so that another order on the page asks for nothing new.
  const query = { stopId: stopIds.slice(0, MOST_STOPS).toSorted(), lineId: lineIds.slice(0, MOST_STOPS).toSorted() };
  return useApiQuery(
    stopIds.length === 0 ? null : ['next-at-stops', host.tenant.apiKey, locale, query],
    (signal) =>
      answerOf(api.GET('/api/v1/stops/next', { params: { query }, signal }), ({ stops }) => Array.isArray(stops)),
    { refreshInterval: REFRESH_MILLIS, keepPreviousData: true, revalidateOnReconnect: true },
  );
}

/** All lines of the network, where one is kept. */
export function useLines(host: HostServices, isWanted: boolean) {
  const locale = useLocale();
  const api = apiFor(host);
  return useApiQuery(isWanted ? ['lines', host.tenant.apiKey, locale] : null, (signal) =>
    answerOf(api.GET('/api/v1/lines', { signal }), ({ lines }) => Array.isArray(lines)),
  );
}

/** What travellers should know now of the network, where a line is kept. */
export function useAlerts(host: HostServices, isWanted: boolean) {
  const locale = useLocale();
  const api = apiFor(host);
  return useApiQuery(
    isWanted ? ['alerts', host.tenant.apiKey, locale] : null,
    (signal) => answerOf(api.GET('/api/v1/alerts', { signal }), ({ alerts }) => Array.isArray(alerts)),
    { refreshInterval: REFRESH_MILLIS, keepPreviousData: true },
  );
}
