import { answerOf, apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import { isLineDetail } from '../../line/lineDetail.ts';

/** One line with all that is known of it. */
export function useLine(host: HostServices, id: string) {
  const api = apiFor(host);
  const answer = useApiQuery(['line', host.tenant.apiKey, id], (signal) =>
    answerOf(api.GET('/api/v1/lines/{id}', { params: { path: { id } }, signal }), isLineDetail),
  );
  return {
    ...answer,
    retry() {
      api.wake();
      answer.retry();
    },
  };
}
