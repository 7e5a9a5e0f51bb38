import type { PublicTenant } from '@halte/contract';
import type { ToFrame, ToHost } from '../frame/protocol.ts';

type Request = Extract<ToHost, { readonly type: 'request' }>;
type Answer = Extract<ToFrame, { readonly type: 'answer' }>;

const TIMEOUT_MS = 15_000;
/** The request headers that are forwarded; all others, such as `cookie`, are dropped. */
const HEADERS = new Set(['accept', 'accept-language', 'authorization', 'content-type', 'if-none-match', 'x-api-key']);

/** The call's address where it is one of the tenant's backend, else null. */
function backendAddress({ bffUrl }: PublicTenant, address: string): URL | null {
  const base = new URL(`${bffUrl}/`, location.origin);
  const url = URL.parse(address);
  return url !== null && url.origin === base.origin && url.pathname.startsWith(base.pathname) ? url : null;
}

/** Makes a call of the backend for the frame, without the host's cookies. */
export async function forwardRequest(
  tenant: PublicTenant,
  { id, url, method, headers, body }: Request,
): Promise<Answer> {
  const failed: Answer = { type: 'answer', id, status: 0, headers: [], body: '' };
  const address = backendAddress(tenant, url);
  if (address === null) return failed;
  try {
    const answer = await fetch(address.href, {
      method,
      headers: headers
        .filter(([name]) => HEADERS.has(name.toLowerCase()))
        .map(([name, value]): [string, string] => [name, value]),
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { type: 'answer', id, status: answer.status, headers: [...answer.headers], body: await answer.text() };
  } catch {
    return failed;
  }
}
