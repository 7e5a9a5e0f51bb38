/** A request as the backend would see it. */
export interface BackendRequest {
  readonly url: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
  /** Signal of the caller: aborted when the response is no longer needed. */
  readonly signal: AbortSignal | undefined;
  /** Answers it; with a status of 400 and more the body is a problem. A text is sent as it is, all else as JSON. */
  answer(body: unknown, status?: number, headers?: Readonly<Record<string, string>>): Promise<void>;
  /** There is no connection. */
  fail(): Promise<void>;
}

interface RequestParts {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** The part of Request that the client needs; jsdom has none. */
class FakeRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;

  constructor(url: string, { method = 'GET', headers, body, signal }: RequestParts = {}) {
    this.url = url;
    this.method = method;
    this.headers = new Headers(headers);
    this.body = body;
    this.signal = signal;
  }

  async text(): Promise<string> {
    return this.body ?? '';
  }
}

interface ResponseParts {
  readonly status?: number;
  readonly headers?: HeadersInit;
}

/** The same for an answer. */
class FakeResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly #body: string;

  constructor(body: string | ArrayBuffer | null, { status = 200, headers }: ResponseParts = {}) {
    this.status = status;
    this.headers = new Headers(headers);
    this.#body = typeof body === 'string' ? body : new TextDecoder().decode(body ?? new ArrayBuffer(0));
  }

  get ok(): boolean {
    return this.status < 300;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new TextEncoder().encode(this.#body).buffer as ArrayBuffer;
  }

  async text(): Promise<string> {
    return this.#body;
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#body);
  }
}

/** One turn of the event loop: everything that was ready has run. */
const settled = () => new Promise<void>((done) => setTimeout(done, 0));

/**
 * Stands in for the network, for clients made from now on. Each request is counted in `requests` and waits until the test answers it, unless
 * `react` does so at once.
 */
export function fakeBackend(react: (requests: BackendRequest) => void = () => undefined) {
  const requests: BackendRequest[] = [];
  const { fetch, Request, Response } = globalThis;

  function fakeFetch(input: FakeRequest | string, init: RequestParts = {}): Promise<unknown> {
    const request = typeof input === 'string' ? new FakeRequest(input, init) : input;
    const { url, method, headers, body } = request;
    const signal = init.signal ?? request.signal;
    return new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('Aborted', 'AbortError'));
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
      const question: BackendRequest = {
        url,
        method,
        headers,
        signal,
        path: new URL(url).pathname,
        body: !body ? null : JSON.parse(body),
        async answer(answer, status = 200, more = {}) {
          const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
          resolve(new FakeResponse(text, { status, headers: { 'Content-Type': 'application/json', ...more } }));
          await settled();
        },
        async fail() {
          reject(new TypeError('Failed to fetch'));
          await settled();
        },
      };
      requests.push(question);
      react(question);
    });
  }

  Object.assign(globalThis, { fetch: fakeFetch, Request: FakeRequest, Response: FakeResponse });
  return {
    requests,
    settled,
    restore() {
      Object.assign(globalThis, { fetch, Request, Response });
    },
  };
}

export type FakeBackend = ReturnType<typeof fakeBackend>;
