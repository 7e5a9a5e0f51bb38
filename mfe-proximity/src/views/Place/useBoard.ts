import { type Api, answerOf } from '@halte/api';
import { useApi, useApiQuery } from '@halte/api/query';
import { type ProviderKind, sameKind } from '@halte/contract';
import { useHost } from '@halte/ui/host';
import type { Schedules } from '../../place/board.ts';
import { isStop } from '../../place/placeDetails.ts';

const REFRESH_MS = 30_000;
/** One more than shown, so that a row is full until the next refresh, and to see how often they come. */
const DEPARTURES = 5;

function fetchBoard(api: Api, kind: ProviderKind, id: string, signal: AbortSignal): Promise<Schedules> {
  // By terminus: a row never promises where only some of its departures go.
  const params = { path: { id }, query: { limit: DEPARTURES, groupedByTerminus: 'true' as const } };
  const call = sameKind(kind, 'stopArea')
    ? api.GET('/api/proximity/v2/stopAreas/{id}/schedules', { params, signal })
    : api.GET('/api/v1/stopPoints/{id}/schedules', { params, signal });
  return answerOf(call, ({ lines }) => Array.isArray(lines));
}

/** The next departures of a stop, requested with the details and then every 30 s while the page is visible. */
export function useBoard(kind: ProviderKind, id: string) {
  const host = useHost();
  const api = useApi();
  const answer = useApiQuery(
    isStop(kind) ? ['board', host.tenant.apiKey, kind, id] : null,
    (signal) => fetchBoard(api, kind, id, signal),
    { refreshInterval: REFRESH_MS, revalidateOnFocus: true, focusThrottleInterval: REFRESH_MS },
  );
  return {
    ...answer,
    retry() {
      api.wake();
      answer.retry();
    },
  };
}
