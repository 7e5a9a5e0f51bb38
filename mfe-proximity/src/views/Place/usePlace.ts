import { apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import type { HostServices, ProviderKind } from '@halte/contract';
import { useEffect } from 'react';
import { fetchPlace } from '../../place/fetchPlace.ts';
import { isMissing } from '../../place/placeDetails.ts';

const REFRESH_MS = 30_000;

/** The place of the address with all that both look-ups tell, and what is there as it is now. */
export function usePlace(host: HostServices, kind: ProviderKind, id: string) {
  const api = apiFor(host);
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
