import type { PublicTenant } from '@halte/contract';
import type { Send, ToFrame } from './protocol.ts';
import { isOfBackend } from './services.ts';

type Answer = Extract<ToFrame, { readonly type: 'answer' }>;

/** Statuses that have no body. */
const EMPTY = new Set([204, 205, 304]);

/**
 * `fetch` for the frame: calls of the tenant's backend are made by the host, because the frame's opaque origin cannot be allowed by a server. All
 * other calls are the browser's.
 */
export function createRequests(tenant: PublicTenant, send: Send, browserFetch: typeof fetch) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;

  async function fetchThroughHost(request: Request): Promise<Response> {
    const { url, method, headers, signal } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
    // A request that is aborted already fires no event.
    signal.throwIfAborted();
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
      send({ type: 'request', id, url, method, headers: [...headers], body });
    }).finally(() => waiting.delete(id));
    if (answer.status === 0) throw new TypeError('Failed to fetch');
    const { status } = answer;
    return new Response(EMPTY.has(status) ? null : answer.body, {
      status,
      headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
    });
  }

  const fetchOf: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return isOfBackend(tenant, address) ? fetchThroughHost(new Request(input, init)) : browserFetch(input, init);
  };
  return {
    fetch: fetchOf,
    onAnswer: (answer: Answer) => waiting.get(answer.id)?.(answer),
  };
}
