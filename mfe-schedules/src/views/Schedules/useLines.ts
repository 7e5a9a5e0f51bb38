import { answerOf, apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import { areLines } from '../../lines/rules.ts';

/** All lines of the network. */
export function useLines(host: HostServices) {
  const api = apiFor(host);
  const answer = useApiQuery(`lines/${host.tenant.apiKey}`, (signal) =>
    answerOf(api.GET('/api/v1/lines', { signal }), areLines),
  );
  return {
    ...answer,
    retry() {
      api.wake();
      answer.retry();
    },
  };
}

/** The lines that a search finds, by their stops too; null sends no request. */
export function useLineSearch(host: HostServices, search: string | null) {
  const api = apiFor(host);
  const key = search === null ? null : ['line-search', host.tenant.apiKey, search];
  return useApiQuery(key, (signal) =>
    answerOf(api.GET('/api/v1/lines', { params: { query: { search: search ?? '' } }, signal }), areLines),
  );
}

/** What travellers should know now of the whole network. */
export function useAlerts(host: HostServices) {
  const api = apiFor(host);
  return useApiQuery(['alerts', host.tenant.apiKey], (signal) =>
    answerOf(api.GET('/api/v1/alerts', { signal }), ({ alerts }) => Array.isArray(alerts)),
  );
}
