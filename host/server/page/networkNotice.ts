import type { NetworkNotice } from '@halte/contract';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';

/** What a page waits at most. */
const WAIT_MS = 500;
const LIMIT_MS = 5000;

/** Who serves the timetable, as the backend said last; null when it never did so in time: the page does not wait for it. */
export function createNetworkNotice() {
  const ask = async (key: string): Promise<NetworkNotice | null> => {
    const [bffUrl, apiKey = ''] = key.split(' ');
    const answer = await fetch(`${bffUrl}/api/v1/network`, {
      headers: { 'x-api-key': apiKey },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) return null;
    const { name, from, to, shiftedByWeeks, imaginary, center } = (await answer.json()) as NetworkNotice;
    return { name, from, to, shiftedByWeeks, imaginary, center };
  };
  const known = createStaleIfErrorCache(ask, { freshMs: 30_000, retryMs: 3000, waitMs: WAIT_MS });
  return (bffUrl: string, apiKey: string) => known(`${bffUrl} ${apiKey}`);
}
