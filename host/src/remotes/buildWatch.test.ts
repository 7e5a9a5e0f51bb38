import { watchBuild } from './buildWatch.ts';

const realFetch = globalThis.fetch;
const online = jest.spyOn(navigator, 'onLine', 'get');

function answers(respond: () => Promise<unknown>) {
  const fetch = jest.fn(respond);
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}
const build = (buildId: unknown, ok = true) => answers(async () => ({ ok, json: async () => ({ buildId }) }));

beforeEach(() => {
  jest.useFakeTimers();
  online.mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

it.each<[name: string, answer: () => unknown, newer: boolean]>([
  ['another build', () => build('b'), true],
  ['the same build', () => build('a'), false],
  ['an error of the server', () => build('b', false), false],
  ['nonsense', () => build(7), false],
  ['no answer', () => answers(() => Promise.reject(new TypeError('Failed to fetch'))), false],
])('%s: newer is %s', async (_, answer, newer) => {
  answer();
  await expect(watchBuild('a').hasNewer()).resolves.toBe(newer);
});

it('sends no request while offline', async () => {
  const fetch = build('b');
  online.mockReturnValue(false);
  await expect(watchBuild('a').hasNewer()).resolves.toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

it('polls every minute until there is a newer build', async () => {
  const fetch = build('a');
  const watch = watchBuild('a');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(watch.outdated()).toBe(false);
  build('b');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(watch.outdated()).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});
