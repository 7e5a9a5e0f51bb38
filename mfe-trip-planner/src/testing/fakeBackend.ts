import { type Api, createApi } from '@halte/api';

/** A request as the backend would see it. */
export interface Asked {
  readonly path: string;
  readonly body: unknown;
  /** Answers it; with a status other than 200 the body is a problem. */
  answer(body: unknown, status?: number): Promise<void>;
  /** There is no connection. */
  fail(): Promise<void>;
}

/** What of a request the client needs; jsdom has none. */
class FakeRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;

  constructor(url: string, { headers, body, signal }: { headers: Headers; body?: string; signal?: AbortSignal }) {
    this.url = url;
    this.headers = headers;
    this.body = body;
    this.signal = signal;
  }
}

function responseOf(body: unknown, status: number) {
  const text = JSON.stringify(body);
  return {
    status,
    ok: status < 300,
    headers: new Headers({ 'Content-Type': 'application/json', 'Content-Length': String(text.length) }),
    json: async () => body,
    text: async () => text,
  };
}

/** One turn of the event loop: everything that was ready has run. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Stands in for the network, for clients made from now on: every request waits in `asked` until the test answers it. */
export function fakeBackend() {
  const asked: Asked[] = [];
  const { fetch, Request } = globalThis;

  function fakeFetch({ url, body, signal }: FakeRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')));
      asked.push({
        path: new URL(url).pathname,
        body: body === undefined ? null : JSON.parse(body),
        async answer(answer, status = 200) {
          resolve(responseOf(answer, status));
          await settled();
        },
        async fail() {
          reject(new TypeError('Failed to fetch'));
          await settled();
        },
      });
    });
  }

  Object.assign(globalThis, { fetch: fakeFetch, Request: FakeRequest });
  return {
    asked,
    settled,
    restore() {
      Object.assign(globalThis, { fetch, Request });
    },
  };
}

export const FAKE_BACKEND_URL = 'http://backend';

export function testApi(): Api {
  return createApi({ baseUrl: FAKE_BACKEND_URL, apiKey: 'test', locale: () => 'en', accessToken: () => null });
}
