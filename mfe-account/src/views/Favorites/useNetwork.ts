import { answerOf, apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import type { HostServices } from '@halte/contract';

const REFRESH_MILLIS = 30_000;

/** All lines of the network, where one is kept. */
export function useLines(host: HostServices, isWanted: boolean) {
  const api = apiFor(host);
  return useApiQuery(isWanted ? ['lines', host.tenant.apiKey] : null, (signal) =>
    answerOf(api.GET('/api/v1/lines', { signal }), ({ lines }) => Array.isArray(lines)),
  );
}

/** What travellers should know now of the network, where a line is kept. */
export function useAlerts(host: HostServices, isWanted: boolean) {
  const api = apiFor(host);
  return useApiQuery(
    isWanted ? ['alerts', host.tenant.apiKey] : null,
    (signal) => answerOf(api.GET('/api/v1/alerts', { signal }), ({ alerts }) => Array.isArray(alerts)),
    { refreshInterval: REFRESH_MILLIS, keepPreviousData: true },
  );
}
