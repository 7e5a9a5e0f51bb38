import { expect } from '@playwright/test';
import { LIMIT_MS, test } from '../conformance/test.ts';

test('keeps the contract', ({ opened: { loaded } }) => {
  expect(loaded.problem, 'why a host refuses it').toBeNull();
});

test('has all texts in five languages', ({ loadedHeader: { loaded } }) => {
  expect(loaded.messageFaults).toEqual([]);
});

test('mounts within three seconds', ({ loadedHeader: { mountProblem, mountMs } }) => {
  expect(mountProblem, 'why nothing is shown').toBeNull();
  expect(mountMs, 'milliseconds until it is shown').toBeLessThanOrEqual(LIMIT_MS);
});
