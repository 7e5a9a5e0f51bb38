import type { NetworkNotice } from '@halte/contract';
import { cached } from './remotes/cached.ts';

const LIMIT_MS = 500;

/** Who serves the timetable, as the backend says; null when it does not answer in time: the page does not wait for it. */
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
  const known = cached(ask, { goodMs: 30_000, badMs: 3000 });
  return (bffUrl: string, apiKey: string) => known(`${bffUrl} ${apiKey}`);
}
