/** @jest-environment node */
import { clockOffset } from '@halte/i18n';
import { answerOf, createApi } from './client.ts';
import { ApiProblem, isAborted } from './policy/problem.ts';

interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly signal?: AbortSignal | null | undefined;
  readonly body?: unknown;
}

const sent: Sent[] = [];
let answer: (sent: Sent) => Promise<Response>;

function reply(status: number, body: string): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
}

beforeEach(() => {
  sent.length = 0;
  answer = async () => reply(200, '[]');
  globalThis.fetch = (async (input: Request | string, init?: RequestInit) => {
    const request = typeof input === 'string' ? null : input;
    const call: Sent = request
      ? { url: request.url, headers: request.headers, signal: request.signal }
      : { url: input as string, headers: new Headers(init?.headers), signal: init?.signal, body: init?.body };
    sent.push(call);
    return answer(call);
  }) as typeof fetch;
});

function api(accessToken: string | null = null) {
  return createApi({
    baseUrl: 'https://bff.example/',
    apiKey: 'azur',
    locale: () => 'it',
    accessToken: () => accessToken,
  });
}

const search = { params: { query: { search: 'gare' } } };

it('puts paths behind the base address and sends the API key and the language', async () => {
  answer = async () => reply(200, '[{"id":"1"}]');
  expect(await answerOf(api('secret').GET('/api/v1/places', search))).toEqual([{ id: '1' }]);
  expect(sent[0]?.url).toBe('https://bff.example/api/v1/places?search=gare');
  expect(Object.fromEntries(sent[0]!.headers)).toMatchObject({
    'x-api-key': 'azur',
    'accept-language': 'it',
    authorization: 'Bearer secret',
  });
});

it('sends only the given headers to other origins', async () => {
  answer = async () => reply(200, '{"items":[]}');
  const headers = { 'X-Own': '1' };
  expect(await api('secret').call('https://cms.example/menus', { headers })).toEqual({ items: [] });
  expect(Object.fromEntries(sent[0]!.headers)).toEqual({ 'x-own': '1' });
  await api().call('/core/v3/bikeparks/7');
  expect(sent[1]?.url).toBe('https://bff.example/core/v3/bikeparks/7');
  expect(sent[1]?.headers.get('X-Api-Key')).toBe('azur');
});

it('takes an empty body for null', async () => {
  answer = async () => reply(200, '');
  expect(await api().call('/empty')).toBeNull();
});

it.each([
  [400, '{"code":"bad-search","message":"Give a search."}', 'bad-search', 'Give a search.'],
  [503, '<html>', 'http-503', 'The server answered 503.'],
  [404, '{}', 'http-404', 'The server answered 404.'],
])('turns a %d into a problem', async (status, body, code, message) => {
  answer = async () => reply(status, body);
  await expect(answerOf(api().GET('/api/v1/places', search))).rejects.toMatchObject({
    name: 'ApiProblem',
    status,
    code,
    message,
  });
  await expect(api().call('/other')).rejects.toMatchObject({ name: 'ApiProblem', status, code, message });
});

it.each([
  [true, 'network'],
  [false, 'offline'],
])('tells a dead server from a dead connection: online %s is %s', async (online, code) => {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  answer = async () => {
    throw new TypeError('fetch failed');
  };
  await expect(answerOf(api().GET('/api/v1/places', search))).rejects.toMatchObject({ status: 0, code });
  Reflect.deleteProperty(navigator, 'onLine');
});

it('calls an answer that is no JSON by its name', async () => {
  answer = async () => reply(200, '<html>');
  await expect(answerOf(api().GET('/api/v1/places', search))).rejects.toMatchObject({ code: 'invalid-answer' });
});

it('passes an abort on as an abort', async () => {
  const controller = new AbortController();
  answer = async ({ signal }) => {
    controller.abort();
    signal?.throwIfAborted();
    return reply(200, '[]');
  };
  const failed = await answerOf(api().GET('/api/v1/places', { ...search, signal: controller.signal })).catch(
    (error) => error,
  );
  expect(isAborted(failed)).toBe(true);
  expect(failed).not.toBeInstanceOf(ApiProblem);
});

it.each([
  ['nothing', ''],
  ['null', 'null'],
])('calls an answer of %s by its name, unless there is none to give', async (_, body) => {
  answer = async () => reply(200, body);
  await expect(answerOf(api().GET('/api/v1/places', search))).rejects.toMatchObject({ kind: 'invalid-answer' });
  answer = async () => new Response(null, { status: 204 });
  const gone = { params: { path: { id: '1' } } };
  expect(await answerOf(api().DELETE('/api/v1/favorites/{id}', gone))).toBeUndefined();
});

it('does not take an answer that the screen cannot use', async () => {
  answer = async () => reply(200, '{"error":"no list"}');
  const requested = answerOf(api().GET('/api/v1/places', search), Array.isArray);
  await expect(requested).rejects.toMatchObject({ kind: 'invalid-answer' });
});

it('says how long the backend asks to wait', async () => {
  answer = async () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } });
  const requested = answerOf(api().GET('/api/v1/places', search));
  await expect(requested).rejects.toMatchObject({ kind: 'busy', retryAfter: 30 });
});

it('sends a body as text, so that it can be sent again', async () => {
  const body = { tripType: 0, journeySummaryCode: 'one' } as const;
  const requested = api();
  answer = async () => reply(sent.length === 1 ? 503 : 200, '{}');
  await answerOf(requested.POST('/api/trip-planner/v2/journeys/detailed', { body, fetch: requested.asRead }));
  expect(sent.map((call) => call.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
});

describe('the policy of calls', () => {
  const body = { tripType: 0, journeySummaryCode: 'one' } as const;
  const hang = ({ signal }: Sent) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a call', 8_000, () => api().GET('/api/v1/places', search)],
    [
      'a search',
      15_000,
      (requested = api()) =>
        requested.POST('/api/trip-planner/v2/journeys/detailed', { body, fetch: requested.asSearch }),
    ],
    ['a call that the document does not describe', 8_000, () => api().call('/other')],
  ])('gives %s %d ms', async (_, limit, send) => {
    answer = hang;
    const ended = jest.fn();
    const call = send();
    const outcome = (call as Promise<never>).catch((error) => {
      ended();
      return error;
    });
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a read by GET', 3, () => api().GET('/api/v1/places', search)],
    [
      'a read by POST that says so',
      3,
      (requested = api()) =>
        requested.POST('/api/trip-planner/v2/journeys/detailed', { body, fetch: requested.asRead }),
    ],
    ['any other POST', 1, () => api().POST('/api/trip-planner/v2/journeys/detailed', { body })],
    ['a POST that the document does not describe', 1, () => api().call('/other', { method: 'POST' })],
    ['a GET that the document does not describe', 3, () => api().call('/other')],
  ])('sends %s %d times while it is answered with 503', async (_, times, send) => {
    answer = async () => reply(503, '{}');
    const call = send().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(8_000);
    await call;
    expect(sent).toHaveLength(times);
  });

  it('corrects the clock by the answers of the backend', async () => {
    const real = Date.now();
    jest.setSystemTime(real - 7_200_000);
    answer = async () => new Response('[]', { headers: { date: new Date(real).toUTCString() } });
    await answerOf(api().GET('/api/v1/places', search));
    expect(Math.abs(clockOffset() - 7_200_000)).toBeLessThan(2_000);
  });
});
