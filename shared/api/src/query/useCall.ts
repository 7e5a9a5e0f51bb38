import { useHost } from '@halte/ui/host';
import type { Api } from '../client.ts';
import { authorization } from '../headers.ts';
import { type Query, useAnswer } from './useAnswer.ts';

const FRESH_FOR_SECONDS = 600;

/**
 * The JSON at an absolute address, of another server than the backend; null asks nothing. A personal one is that of the account, whose token is
 * sent: never for an address that does not come from the tenant's configuration.
 */
export function useCall(address: string | null, { isPersonal }: { readonly isPersonal: boolean }): Query<unknown> {
  const { session } = useHost();
  const question = address === null ? null : {};
  const headers = () => (isPersonal ? authorization(session.accessToken()) : {});
  const send = (api: Api, signal: AbortSignal) => api.call(address ?? '', { signal, headers: headers() });
  const request = { question, subject: null, freshFor: FRESH_FOR_SECONDS, isLive: false, isPersonal, send };
  return useAnswer({ ...request, address: address ?? '' }, {});
}
