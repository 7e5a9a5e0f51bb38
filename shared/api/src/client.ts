import type { Locale } from '@halte/contract';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated.ts';
import { defaultHeaders } from './headers.ts';
import { problemFrom, problemOf } from './problem.ts';

export interface ApiOptions {
  /** Of the backend as the browser sees it, e.g. `/bff` or `https://bff.example.org`; the API's paths are put behind it. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly locale: () => Locale;
  readonly accessToken: () => string | null;
}

export interface Api extends Client<paths> {
  /**
   * A call the API document does not describe, answered with parsed JSON (null for an empty body). A relative address is put behind the base
   * address and gets the default headers; an absolute one gets only those of `init`. Rejects with {@link ApiProblem}.
   */
  call(url: string, init?: RequestInit): Promise<unknown>;
}

export function createApi({ baseUrl, apiKey, locale, accessToken }: ApiOptions): Api {
  const base = baseUrl.replace(/\/+$/, '');
  const headersFor = (url: string) => defaultHeaders(url, { apiKey, locale: locale(), accessToken: accessToken() });
  const client = createClient<paths>({ baseUrl: base });
  client.use({
    onRequest({ request, schemaPath }) {
      for (const [name, value] of Object.entries(headersFor(schemaPath))) request.headers.set(name, value);
    },
  });

  async function call(url: string, init: RequestInit = {}): Promise<unknown> {
    const defaults = headersFor(url);
    const relative = Object.keys(defaults).length > 0;
    const headers = { ...defaults, ...Object.fromEntries(new Headers(init.headers)) };
    try {
      const response = await fetch(relative ? `${base}${url}` : url, { ...init, headers });
      const text = await response.text();
      if (!response.ok) throw problemFrom(response.status, parsedOrNull(text));
      return text === '' ? null : (JSON.parse(text) as unknown);
    } catch (error) {
      throw problemOf(error);
    }
  }

  return { ...client, call };
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What every call of the generated client resolves to. */
interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The data of a call: `await answerOf(api.GET('/api/v1/places', { params: { query: { search } }, signal }))`.
 * Rejects with {@link ApiProblem}, or with the AbortError of a call that was called off.
 */
export async function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  let outcome: Outcome<Data>;
  try {
    outcome = await call;
  } catch (error) {
    throw problemOf(error);
  }
  if (!outcome.response.ok) throw problemFrom(outcome.response.status, outcome.error);
  return outcome.data as Data;
}
