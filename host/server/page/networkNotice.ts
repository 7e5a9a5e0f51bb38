import type { NetworkNotice } from '@halte/contract';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';

/** How long a page waits for the answer. */
const WAIT_MS = 500;
const REQUEST_TIMEOUT_MS = 5000;

/** Fetches the notice about the network's timetable; null until the backend has answered, because pages do not wait longer for it. */
export function createNetworkNotice() {
  const load = async (key: string): Promise<NetworkNotice | null> => {
    const [bffUrl, apiKey = ''] = key.split(' ');
    const answer = await fetch(`${bffUrl}/api/v1/network`, {
      headers: { 'x-api-key': apiKey },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!answer.ok) return null;
    const { name, from, to, shiftedByWeeks, imaginary, center } = (await answer.json()) as NetworkNotice;
    return { name, from, to, shiftedByWeeks, imaginary, center };
  };
  const cached = createStaleIfErrorCache(load, { freshMs: 30_000, retryMs: 3000, waitMs: WAIT_MS });
  return (bffUrl: string, apiKey: string) => cached(`${bffUrl} ${apiKey}`);
}
