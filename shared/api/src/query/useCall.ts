import { useHost } from '@halte/ui/host';
import { useSyncExternalStore } from 'react';
import type { Api } from '../client.ts';
import { authorization } from '../headers.ts';
import { invalidAnswer } from '../policy/problem.ts';
import { type Query, type QueryOptions, useAnswer } from './useAnswer.ts';

interface Call {
  /** The answer is that of the account, whose token is sent: never to an address that does not come from the tenant's configuration. */
  readonly isPersonal: boolean;
  readonly isUsable?: (answer: unknown) => boolean;
}

/** Seconds. */
const FRESH_FOR = 600;
const PERSONAL_FRESH_FOR = 60;

/** The JSON at an absolute address of another server than the backend. A null address sends no request, nor does a personal call of a visitor who is signed out. */
export function useCall(
  address: string | null,
  { isPersonal, isUsable }: Call,
  options: QueryOptions<unknown> = {},
): Query<unknown> {
  const { session } = useHost();
  const { authenticated } = useSyncExternalStore(session.state.subscribe, session.state.get, session.state.get);
  async function send(api: Api, signal: AbortSignal): Promise<unknown> {
    const headers = isPersonal ? authorization(session.accessToken()) : {};
    const answer = await api.call(address ?? '', { signal, headers });
    if (isUsable && !isUsable(answer)) throw invalidAnswer(answer);
    return answer;
  }
  const freshFor = isPersonal ? PERSONAL_FRESH_FOR : FRESH_FOR;
  const isSent = address !== null && (authenticated || !isPersonal);
  const request = { address: address ?? '', question: isSent ? {} : null, subject: null };
  return useAnswer({ ...request, freshFor, isLive: false, isPersonal, send }, options);
}
