import { fieldsOf } from '@halte/contract/fields';
import { type HeadersFor, NO_HEADERS, type RequestHeaders } from './liveHeaders.ts';

/** The reason why an address gave no usable answer. The message is for an operator and omits the query, which may contain keys. */
class LiveDataError extends Error {
  override readonly name = 'LiveDataError';
}

interface LiveRequest {
  readonly signal: AbortSignal;
  /** A larger body is not read to its end. */
  readonly mostBytes: number;
  readonly accept: string;
  /** W3C Trace Context; null or absent: none. */
  readonly traceparent?: string | null | undefined;
}

/** The body at an http(s) address. Rejects with a {@link LiveDataError}. */
export type FetchLive = (url: string, request: LiveRequest) => Promise<Buffer>;

/** Less than a lease: a server that waits for a source may still tell the others that it does not answer. */
const TIMEOUT_MS = 8_000;
const MOST_REDIRECTS = 5;
/** Most answers cached for conditional requests; a sharing system has four. */
const MAX_CACHED = 40;

/** The address in displayable form: without user, password and query. */
export function shownAddress(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

interface CachedAnswer {
  readonly validators: RequestHeaders;
  readonly body: Buffer;
}

/** Sends the configured headers of an address and, after the first answer, conditional requests, so that an unchanged answer is not sent again. */
export function createFetchLive(headersFor: HeadersFor = NO_HEADERS): FetchLive {
  const cache = new Map<string, CachedAnswer>();

  function keep(url: string, { headers }: Response, body: Buffer): void {
    cache.delete(url);
    const [tag, modified] = [headers.get('etag'), headers.get('last-modified')];
    const validators = { ...(tag && { 'if-none-match': tag }), ...(modified && { 'if-modified-since': modified }) };
    if (!tag && !modified) return;
    cache.set(url, { validators, body });
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!);
  }

  return async (url, { signal, mostBytes, accept, traceparent }) => {
    const shown = shownAddress(url);
    const known = cache.get(url);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const response = await follow(
        url,
        { accept, ...known?.validators, ...(traceparent && { traceparent }) },
        headersFor,
        limit,
      );
      if (response.status === 304 && known) return known.body;
      if (!response.ok) {
        await response.body?.cancel();
        throw new LiveDataError(`${shown} answered ${response.status}.`);
      }
      const body = await bodyOf(response, mostBytes, shown);
      keep(url, response, body);
      return body;
    } catch (error) {
      if (error instanceof LiveDataError) throw error;
      if (fieldsOf(error)['name'] === 'TimeoutError')
        throw new LiveDataError(`${shown} did not answer within ${TIMEOUT_MS / 1_000} s.`, { cause: error });
      throw new LiveDataError(`${shown} cannot be reached.`, { cause: error });
    }
  };
}

/** Follows redirects manually: a key is only sent to the address it is configured for, not to redirect targets. */
async function follow(
  url: string,
  common: RequestHeaders,
  headersFor: HeadersFor,
  signal: AbortSignal,
): Promise<Response> {
  let address = url;
  for (let turns = 0; turns <= MOST_REDIRECTS; turns++) {
    const { bare, authorization } = credentialsOf(address);
    const headers = { ...common, ...authorization, ...headersFor(bare) };
    const response = await fetch(bare, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, address);
    if (!next || !/^https?:$/.test(next.protocol))
      throw new LiveDataError(`${shownAddress(url)} sends to what is no web address.`);
    address = next.href;
  }
  throw new LiveDataError(`${shownAddress(url)} sends on and on to other addresses.`);
}

/** `fetch` rejects addresses with a user and a password, so they are moved to a header. */
function credentialsOf(address: string): { readonly bare: string; readonly authorization: RequestHeaders } {
  const url = new URL(address);
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  [url.username, url.password] = ['', ''];
  const authorization: RequestHeaders =
    user || password ? { authorization: `Basic ${btoa(`${user}:${password}`)}` } : {};
  return { bare: url.href, authorization };
}

async function bodyOf(response: Response, mostBytes: number, shown: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new LiveDataError(`${shown} sends more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
