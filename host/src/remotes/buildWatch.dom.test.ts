import { watchBuild } from './buildWatch.ts';

const realFetch = globalThis.fetch;
const online = jest.spyOn(navigator, 'onLine', 'get');

function answers(respond: () => Promise<unknown>) {
  const fetch = jest.fn(respond);
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}
const latest = (body: unknown, ok = true) => answers(async () => ({ ok, json: async () => body }));
const build = (buildId: unknown, ok = true) => latest({ buildId, timeZone: 'Europe/Paris' }, ok);
const PAGE = { buildId: 'a', timeZone: 'Europe/Paris' };

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
  ['another zone', () => latest({ buildId: 'a', timeZone: 'America/Los_Angeles' }), true],
  ['a zone that the server does not know', () => latest({ buildId: 'a', timeZone: null }), false],
  ['an error of the server', () => build('b', false), false],
  ['nonsense', () => build(7), false],
  ['no answer', () => answers(() => Promise.reject(new TypeError('Failed to fetch'))), false],
])('%s: newer is %s', async (_, answer, newer) => {
  answer();
  await expect(watchBuild(PAGE).hasNewer()).resolves.toBe(newer);
});

it('sends no request while offline', async () => {
  const fetch = build('b');
  online.mockReturnValue(false);
  await expect(watchBuild(PAGE).hasNewer()).resolves.toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

it.each<[name: string, polls: string, outdated: boolean]>([
  ['its own build', 'aaa', false],
  ['another build, once', 'ab', false],
  ['another build, twice', 'abb', true],
  ['the hosts of two builds by turns, while a release is rolled out', 'babab', false],
  ['another build that is rolled back', 'bba', false],
])('polls every minute, and again after 20 seconds: is outdated after %s', async (_, polls, outdated) => {
  const watch = watchBuild(PAGE);
  let seconds = 60;
  for (const name of polls) {
    const fetch = build(name);
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(fetch).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(1);
    seconds = name === 'b' && seconds === 60 ? 20 : 60;
  }
  expect(watch.outdated()).toBe(outdated);
});
