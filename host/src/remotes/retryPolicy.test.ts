import { type FailedNavigation, recoveryDelay, retryDelay, shouldReload } from './retryPolicy.ts';

describe('retryDelay', () => {
  it.each([
    ['network', 1, 300],
    ['network', 2, 900],
    ['network', 3, null],
    ['invalid-module', 1, 300],
    ['invalid-module', 2, null],
    ['timeout', 1, null],
    ['server-error', 1, null],
    ['crashed', 1, null],
    ['wrong-contract', 1, null],
  ] as const)('%s after attempt %i: %s', (code, attempts, pause) => {
    expect(retryDelay(code, attempts)).toBe(pause);
  });
});

describe('recoveryDelay', () => {
  it.each([
    [0, 0, 4000],
    [0, 0.5, 5000],
    [0, 1, 6000],
    [1, 0.5, 10_000],
    [3, 0.5, 40_000],
    [4, 0.5, 60_000],
    [19, 0.5, 60_000],
    [20, 0.5, null],
  ])('after %i retries, with jitter %f: %s', (made, chance, pause) => {
    expect(recoveryDelay(made, chance)).toBe(pause);
  });
});

describe('shouldReload', () => {
  const failed: FailedNavigation = { code: 'network', path: '/fr/schedules', marker: null, now: 100_000 };
  it.each([
    ['once', failed, true],
    ['not again within ten seconds', { ...failed, marker: { path: '/fr/schedules', at: 90_001 } }, false],
    ['again later', { ...failed, marker: { path: '/fr/schedules', at: 90_000 } }, true],
    ['for another target', { ...failed, marker: { path: '/fr', at: 99_999 } }, true],
    ['when files are gone', { ...failed, code: 'server-error' }, true],
    ['not for a remote that is wrong', { ...failed, code: 'invalid-module' }, false],
    ['not for one that is slow', { ...failed, code: 'timeout' }, false],
  ] as const)('%s', (_, situation, expected) => {
    expect(shouldReload(situation)).toBe(expected);
  });
});
