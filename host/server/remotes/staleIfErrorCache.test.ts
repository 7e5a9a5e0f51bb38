import { createStaleIfErrorCache } from './staleIfErrorCache.ts';

const TIMES = { freshMs: 30_000, retryMs: 3000, waitMs: 1000 };

/** A source whose answers the test gives, in order. */
function source() {
  const waiting: ((value: string | null | Error) => void)[] = [];
  let requests = 0;
  const load = () => {
    requests += 1;
    return new Promise<string | null>((resolve, reject) => {
      waiting.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
    });
  };
  return {
    load,
    requests: () => requests,
    answer: (value: string | null | Error) => waiting.shift()?.(value),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function first(value: string) {
  const remote = source();
  const get = createStaleIfErrorCache(remote.load, TIMES);
  const answer = get('key');
  remote.answer(value);
  expect(await answer).toBe(value);
  return { remote, get };
}

describe('lastGood', () => {
  it.each([
    ['refuses', new Error('refused')],
    ['says nothing of use', null],
  ])('keeps an answer when the source %s', async (_, failure) => {
    const { remote, get } = await first('one');
    jest.advanceTimersByTime(TIMES.freshMs);
    const answer = get('key');
    remote.answer(failure);
    expect(await answer).toBe('one');
    expect(await get('key')).toBe('one');
    expect(remote.requests()).toBe(2);
    jest.advanceTimersByTime(TIMES.retryMs);
    const later = get('key');
    remote.answer('two');
    expect(await later).toBe('two');
  });

  it('asks once for all who wait, and not again while the answer is fresh', async () => {
    const remote = source();
    const get = createStaleIfErrorCache(remote.load, TIMES);
    const answers = Promise.all([get('key'), get('key')]);
    remote.answer('one');
    expect(await answers).toEqual(['one', 'one']);
    expect(await get('key')).toBe('one');
    expect(remote.requests()).toBe(1);
  });

  it('waits no longer than the limit, and caches a later answer', async () => {
    const { remote, get } = await first('one');
    jest.advanceTimersByTime(TIMES.freshMs);
    const slow = get('key');
    await jest.advanceTimersByTimeAsync(TIMES.waitMs);
    expect(await slow).toBe('one');
    const next = get('key');
    await jest.advanceTimersByTimeAsync(0);
    expect(await next).toBe('one');
    remote.answer('two');
    await jest.advanceTimersByTimeAsync(0);
    expect(await get('key')).toBe('two');
    expect(remote.requests()).toBe(2);
  });

  it('drops the oldest where the number of keys is bounded', async () => {
    const load = jest.fn(async (key: string) => key);
    const get = createStaleIfErrorCache(load, { ...TIMES, most: 2 });
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) expect(await get(key)).toBe(key);
    expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('has nothing where the source never answered', async () => {
    const remote = source();
    const get = createStaleIfErrorCache(remote.load, TIMES);
    const answer = get('key');
    await jest.advanceTimersByTimeAsync(TIMES.waitMs);
    expect(await answer).toBeNull();
  });
});
