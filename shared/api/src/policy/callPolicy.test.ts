/** @jest-environment node */

import { type CallOptions, createCallPolicy } from './callPolicy.ts';
import { ApiProblem, isAborted } from './problem.ts';

const READ: CallOptions = { limit: 8_000, isRead: true };
const WRITE: CallOptions = { limit: 8_000, isRead: false };

type Behaviour = (signal: AbortSignal) => Promise<Response>;

const answering =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  async () =>
    new Response('{}', { status, headers });
const refused: Behaviour = async () => {
  throw new TypeError('Failed to fetch');
};
const hanging: Behaviour = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const hangingBody: Behaviour = async (signal) =>
  new Response(
    new ReadableStream({
      start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
    }),
  );

function setUp(random = 0.5) {
  const policy = createCallPolicy({ now: () => Date.now(), random: () => random });
  const sent: number[] = [];
  let behaviour = answering(200);
  const start = Date.now();
  const attempt = (signal: AbortSignal) => {
    sent.push(Date.now() - start);
    return behaviour(signal);
  };
  /** Its outcome: a status, or the code of the problem. */
  const call = (options: CallOptions = READ) =>
    policy.run(attempt, options).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof ApiProblem ? error.code : isAborted(error) ? 'aborted' : error),
    );
  return {
    policy,
    sent,
    call,
    become(next: Behaviour) {
      behaviour = next;
    },
    async failTimes(times: number) {
      for (let index = 0; index < times; index += 1) await call(WRITE);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a read', () => {
  it.each([
    ['answered', answering(200), 200, [0]],
    ['refused with 400', answering(400), 400, [0]],
    ['refused with 401', answering(401), 401, [0]],
    ['failing with 500', answering(500), 500, [0]],
    ['failing with 503', answering(503), 503, [0, 200, 600]],
    ['failing with 503 and Retry-After', answering(503, { 'retry-after': '2' }), 503, [0, 2_250, 4_500]],
    ['refused with 429', answering(429), 429, [0]],
    ['refused with 429 and Retry-After', answering(429, { 'retry-after': '3' }), 429, [0, 3_250, 6_500]],
    ['refused with 429 for a minute', answering(429, { 'retry-after': '60' }), 429, [0]],
    ['without a connection', refused, 'network', [0, 200, 600]],
    ['hanging', hanging, 'timeout', [0]],
    ['hanging after the headers', hangingBody, 'timeout', [0]],
  ])('%s is sent so often', async (_, behaviour, outcome, times) => {
    const { call, become, sent } = setUp();
    become(behaviour);
    const done = call();
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await done).toBe(outcome);
    expect(sent).toEqual(times);
  });

  it('recovers between two attempts', async () => {
    const { call, become, sent } = setUp();
    become(refused);
    const done = call();
    await jest.advanceTimersByTimeAsync(100);
    become(answering(200));
    await jest.advanceTimersByTimeAsync(100);
    expect(await done).toBe(200);
    expect(sent).toHaveLength(2);
  });

  it('is not tried again while offline', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    const { call, become, sent } = setUp();
    become(refused);
    expect(await call()).toBe('offline');
    expect(sent).toHaveLength(1);
    Reflect.deleteProperty(navigator, 'onLine');
  });

  it.each([
    ['while it hangs', hanging],
    ['between two attempts', refused],
  ])('that is aborted %s ends at once', async (_, behaviour) => {
    const { call, become, sent } = setUp();
    become(behaviour);
    const controller = new AbortController();
    const done = call({ ...READ, signal: controller.signal });
    await jest.advanceTimersByTimeAsync(0);
    controller.abort();
    expect(await done).toBe('aborted');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a write', () => {
  it.each([
    ['failing with 503', answering(503, { 'retry-after': '1' }), 503],
    ['refused with 429', answering(429, { 'retry-after': '1' }), 429],
    ['without a connection', refused, 'network'],
    ['hanging', hanging, 'timeout'],
  ])('%s is sent once', async (_, behaviour, outcome) => {
    const { call, become, sent } = setUp();
    become(behaviour);
    const done = call(WRITE);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await done).toBe(outcome);
    expect(sent).toEqual([0]);
  });
});

describe('the circuit', () => {
  it('opens after five failures in a row: nothing is sent, and the cause is still reported', async () => {
    const { call, become, sent, failTimes } = setUp();
    become(answering(500));
    await failTimes(5);
    expect(await call()).toBe('http-500');
    expect(await call()).toBe('http-500');
    expect(sent).toHaveLength(5);
  });

  it('says for how long it holds a call back', async () => {
    const { policy, become, failTimes } = setUp();
    become(answering(429, { 'retry-after': '20' }));
    await failTimes(5);
    const rejection = await policy.run(answering(200), READ).catch((error) => error);
    expect(rejection).toMatchObject({ kind: 'busy', retryAfter: 20 });
  });

  it('sends one probe after its pause, and the rest when that has succeeded', async () => {
    const { call, become, sent, failTimes } = setUp();
    become(answering(500));
    await failTimes(5);
    await jest.advanceTimersByTimeAsync(3_750);
    const waiting: ((response: Response) => void)[] = [];
    become(() => new Promise((resolve) => waiting.push(resolve)));
    const calls = [call(), call(), call()];
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(6);
    become(answering(200));
    waiting[0]?.(new Response('{}'));
    expect(await Promise.all(calls)).toEqual([200, 200, 200]);
    expect(sent).toHaveLength(8);
  });

  it('sends no second one when the probe fails', async () => {
    const { call, become, sent, failTimes } = setUp();
    become(answering(500));
    await failTimes(5);
    await jest.advanceTimersByTimeAsync(3_750);
    expect(await Promise.all([call(), call(), call()])).toEqual([500, 'http-500', 'http-500']);
    expect(sent).toHaveLength(6);
  });

  it('lets the next call be the probe when the probe was aborted', async () => {
    const { call, become, failTimes, sent } = setUp();
    become(answering(500));
    await failTimes(5);
    await jest.advanceTimersByTimeAsync(3_750);
    become(hanging);
    const controller = new AbortController();
    const probe = call({ ...READ, signal: controller.signal });
    await jest.advanceTimersByTimeAsync(0);
    controller.abort();
    expect(await probe).toBe('aborted');
    become(answering(200));
    expect(await call()).toBe(200);
    expect(sent).toHaveLength(7);
  });

  it('lets a call through when something has changed', async () => {
    const { policy, call, become, failTimes } = setUp();
    become(refused);
    await failTimes(5);
    become(answering(200));
    policy.wake();
    expect(await call()).toBe(200);
  });

  it('counts neither rejected requests nor aborted calls', async () => {
    const { call, become, sent, failTimes } = setUp();
    become(answering(404));
    await failTimes(10);
    become(hanging);
    for (let index = 0; index < 10; index += 1) {
      const controller = new AbortController();
      const done = call({ ...READ, signal: controller.signal });
      await jest.advanceTimersByTimeAsync(0);
      controller.abort();
      await done;
    }
    become(answering(200));
    expect(await call()).toBe(200);
    expect(sent).toHaveLength(21);
  });
});
