import type { IncomingHttpHeaders } from 'node:http';

/** They concern one connection (RFC 9110, 7.6.1), or the pages of this host only: cookies hold tokens, a referrer holds searches. */
const NOT_SENT = [
  ...[
    'connection',
    'expect',
    'http2-settings',
    'keep-alive',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
  ],
  ...['cookie', 'referer', 'forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'],
];
/** The backend sets no cookie, so that none appears on the origin of the pages. */
const NOT_RETURNED = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'set-cookie',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** The headers that `Connection` names are of one connection too. */
const namedBy = (connection: string | undefined) =>
  (connection ?? '').split(',').map((name) => name.trim().toLowerCase());

function without<Headers extends object>(headers: Headers, names: readonly string[]): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers;
}

export interface Sender {
  /** Address of the peer of the connection. */
  readonly address: string | undefined;
  /** Id of the request, for the logs of both servers. */
  readonly requestId: string;
}

/** `X-Forwarded-For` as a proxy sends it: the address of its peer behind what the peer sent. Who reads it counts from the right. */
export function forwardedFor(headers: IncomingHttpHeaders, address: string | undefined): string {
  const before = headers['x-forwarded-for'];
  return [...(before === undefined ? [] : [String(before)]), address ?? 'unknown'].join(', ');
}

/** The headers of a request to the backend. */
export function headersForBackend(
  method: string,
  headers: IncomingHttpHeaders,
  { address, requestId }: Sender,
): IncomingHttpHeaders {
  // A GET is passed on without a body.
  const bodiless = ['GET', 'HEAD'].includes(method) ? ['content-length', 'content-type'] : [];
  return {
    ...without(headers, [...NOT_SENT, ...bodiless, ...namedBy(headers.connection)]),
    'x-forwarded-for': forwardedFor(headers, address),
    'x-request-id': requestId,
  };
}

/** The headers of the backend's answer for the browser. */
export function headersForBrowser(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, NOT_RETURNED);
}
