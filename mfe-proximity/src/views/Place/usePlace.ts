import { useApi, useApiQuery } from '@halte/api/query';
import type { ProviderKind } from '@halte/contract';
import { useHost } from '@halte/ui/host';
import { useEffect } from 'react';
import { fetchPlace } from '../../place/fetchPlace.ts';
import { isMissing } from '../../place/placeDetails.ts';

const REFRESH_MS = 30_000;

/** The place of the address with all that both look-ups tell, and what is there as it is now. */
export function usePlace(kind: ProviderKind, id: string) {
  const host = useHost();
  const api = useApi();
  const answer = useApiQuery(
    ['place', host.tenant.apiKey, kind, id],
    (signal) => fetchPlace(api, { kind, id }, signal),
    { refreshInterval: REFRESH_MS, revalidateOnFocus: true, focusThrottleInterval: REFRESH_MS },
  );
  const { problem } = answer;
  useEffect(() => {
    if (problem && !isMissing(problem)) host.report(problem, 'place');
  }, [problem, host]);
  return {
    ...answer,
    retry() {
      api.wake();
      answer.retry();
    },
  };
}
