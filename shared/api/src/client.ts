import type { Locale, TenantPlaces } from '@halte/contract';
import { noteServerTime } from '@halte/i18n';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated.ts';
import { defaultHeaders } from './headers.ts';
import { createCallPolicy } from './policy/callPolicy.ts';
import { invalidAnswer, problemFrom, problemOf } from './policy/problem.ts';
import { retryAfterSeconds } from './policy/retry.ts';
import { serverTimeOf } from './policy/serverTime.ts';
import { CALL_LIMIT_MS } from './policy/timeLimit.ts';

export interface ApiOptions {
  /** Address of the backend for the browser, e.g. `/bff` or `https://bff.example.org`; the API's paths are appended. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly locale: () => Locale;
  readonly accessToken: () => string | null;
  readonly places?: TenantPlaces;
}

type Send = (request: Request) => Promise<Response>;

export interface Api extends Client<paths> {
  /**
   * A call that the API document does not describe; resolves to parsed JSON (null for an empty body). A relative address is appended to the base
   * address and gets the default headers; an absolute one gets only those of `init`. Rejects with {@link ApiProblem}.
   */
  call(url: string, init?: RequestInit): Promise<unknown>;
  /** As {@link call}, for an answer that is not JSON. */
  text(url: string, init?: RequestInit): Promise<string>;
  /** For a POST that only reads: `api.POST(path, { body, fetch: api.asRead })`. */
  readonly asRead: Send;
  /** The same for a search of journeys, which may take longer. */
  readonly asSearch: Send;
  /** The tenant's configuration of its backend's places; absent = the standard ones. */
  readonly places?: TenantPlaces;
  /** Call before a traveller's "try again" or new question: failed requests are sent again, however often they have failed. */
  wake(): void;
}

const SEARCH_LIMIT_MS = 15_000;

const READ_METHODS = ['GET', 'HEAD'];

/**
 * The arguments of `fetch` for each attempt. Not `request.clone()`: a browser sends the body of a copy as a stream, which neither it nor anything
 * between can send again.
 */
async function partsOf(request: Request): Promise<RequestInit> {
  const { method, headers } = request;
  const body = READ_METHODS.includes(method) ? '' : await request.text();
  // An empty text would be sent with a content type.
  return body === '' ? { method, headers } : { method, headers, body };
}

async function timed(sending: Promise<Response>, method: string): Promise<Response> {
  const sentAt = Date.now();
  const response = await sending;
  const seen = serverTimeOf(response.headers, { method, sentAt, receivedAt: Date.now() });
  if (seen) noteServerTime(seen);
  return response;
}

export function createApi({ baseUrl, apiKey, locale, accessToken, places }: ApiOptions): Api {
  const base = baseUrl.replace(/\/+$/, '');
  const headersFor = (url: string) => defaultHeaders(url, { apiKey, locale: locale(), accessToken: accessToken() });
  const policy = createCallPolicy();

  const sendAs =
    (isRead: boolean | null, limit: number): Send =>
    async (request) => {
      const { url, method, signal } = request;
      const parts = await partsOf(request);
      const send = (limited: AbortSignal) => timed(fetch(url, { ...parts, signal: limited }), method);
      return policy.run(send, { limit, isRead: isRead ?? READ_METHODS.includes(method), signal });
    };

  const client = createClient<paths>({ baseUrl: base, fetch: sendAs(null, CALL_LIMIT_MS) });
  client.use({
    onRequest({ request, schemaPath }) {
      for (const [name, value] of Object.entries(headersFor(schemaPath))) request.headers.set(name, value);
    },
  });
  if (typeof window !== 'undefined') window.addEventListener('online', policy.wake);

  async function text(url: string, init: RequestInit = {}): Promise<string> {
    const defaults = headersFor(url);
    const relative = Object.keys(defaults).length > 0;
    const headers = { ...defaults, ...Object.fromEntries(new Headers(init.headers)) };
    const { method = 'GET', signal } = init;
    const send = (limited: AbortSignal) =>
      fetch(relative ? `${base}${url}` : url, { ...init, headers, signal: limited });
    // Other origins do not share the backend's circuit: neither side may open the other's.
    const { run } = relative ? policy : createCallPolicy();
    try {
      const response = await run(send, { limit: CALL_LIMIT_MS, isRead: READ_METHODS.includes(method), signal });
      const answer = await response.text();
      if (!response.ok) throw problemIn(response, parsedOrNull(answer));
      return answer;
    } catch (error) {
      throw problemOf(error);
    }
  }

  async function call(url: string, init?: RequestInit): Promise<unknown> {
    const answer = await text(url, init);
    try {
      return answer === '' ? null : (JSON.parse(answer) as unknown);
    } catch (error) {
      throw problemOf(error);
    }
  }

  return {
    ...client,
    call,
    text,
    asRead: sendAs(true, CALL_LIMIT_MS),
    asSearch: sendAs(true, SEARCH_LIMIT_MS),
    wake: policy.wake,
    ...(places && { places }),
  };
}

function problemIn({ status, headers }: Response, body: unknown) {
  return problemFrom(status, body, retryAfterSeconds(headers, Date.now()));
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The result of every call of the generated client. */
interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

const NO_CONTENT = 204;

/**
 * The data of a call: `await answerOf(api.GET('/api/v1/places', { params: { query: { search } }, signal }))`. `isUsable` checks the parts that the
 * screen cannot do without: no external data is trusted.
 * Rejects with {@link ApiProblem}, or with an AbortError.
 */
export async function answerOf<Data>(
  call: Promise<Outcome<Data>>,
  isUsable: (data: Data) => boolean = () => true,
): Promise<Data> {
  let outcome: Outcome<Data>;
  try {
    outcome = await call;
  } catch (error) {
    throw problemOf(error);
  }
  const { response, data, error } = outcome;
  if (!response.ok) throw problemIn(response, error);
  const isMissing = (data === undefined || data === null) && response.status !== NO_CONTENT;
  if (isMissing || (data && !isUsable(data))) throw invalidAnswer(data);
  return data as Data;
}
