/** @jest-environment node */
import { createService } from './service.ts';

const TIMEOUT_MS = 8_000;
const realFetch = globalThis.fetch;
let sent: number;
let headers: Headers[];
let answer: (signal: AbortSignal) => Promise<Response>;

const hanging = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const answering =
  (status: number, body: string, headers = {}) =>
  async () =>
    new Response(body, { status, headers });

const service = createService('http://bff.test', 'halte-demo');
const entries = { email: 'ada@example.org', password: 'correct horse', attributes: {} };

beforeEach(() => {
  sent = 0;
  headers = [];
  jest.useFakeTimers();
  globalThis.fetch = (async (_: string, init: { signal: AbortSignal; headers: Record<string, string> }) => {
    sent += 1;
    headers.push(new Headers(init.headers));
    return answer(init.signal);
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

it.each([
  ['hanging', hanging, 'timeout', 0],
  ['refused', () => Promise.reject(new TypeError('Failed to fetch')), 'offline', 0],
  ['failing with 500', answering(500, '{"code":"internal"}'), 'internal', 60],
  ['busy', answering(503, '{"code":"busy"}', { 'retry-after': '2' }), 'busy', 2],
  ['limiting requests', answering(429, '{"code":"too-many-attempts"}', { 'retry-after': '9' }), 'too-many-attempts', 9],
  ['answering with a page', answering(502, '<html>'), '', 60],
  ['answering garbage', answering(200, '<html>'), 'invalid-answer', 0],
  ['answering null', answering(200, 'null'), 'invalid-answer', 0],
  ['answering without a token', answering(201, '{"a":1}'), 'invalid-answer', 0],
])(
  'a sign-in is sent once, without a retry, and ends when the backend is %s',
  async (_, behaviour, code, retryAfter) => {
    answer = behaviour;
    for (const call of ['signIn', 'register'] as const) {
      sent = 0;
      const outcome = service[call](entries, new AbortController().signal);
      await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
      expect(await outcome).toEqual({ failure: { code, retryAfter } });
      expect(sent).toBe(1);
      expect(jest.getTimerCount()).toBe(0);
    }
  },
);

it('each call names the tenant, unless the page did not', async () => {
  answer = answering(204, '');
  const { signal } = new AbortController();
  for (const [key, expected] of [
    ['halte-demo', 'halte-demo'],
    ['', null],
  ] as const) {
    const { signIn, register, requestReset, signOut, isOver } = createService('http://bff.test', key);
    headers = [];
    await Promise.all([signIn(entries, signal), register(entries, signal), signOut('token'), isOver('token')]);
    await requestReset({ email: 'ada@example.org', language: 'fr' }, signal);
    expect(headers.map((one) => one.get('x-api-key'))).toEqual(Array(5).fill(expected));
  }
});

it('a sign-in that is left ends as aborted', async () => {
  answer = hanging;
  const leaving = new AbortController();
  const outcome = service.signIn(entries, leaving.signal);
  leaving.abort();
  expect(await outcome).toEqual({ failure: { code: 'aborted', retryAfter: 0 } });
});

it('signing out and checking whether the session is over have the same timeout', async () => {
  answer = hanging;
  const { isOver, signOut } = service;
  const done = Promise.all([isOver('token'), signOut('token')]);
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(await done).toEqual([false, undefined]);
});
