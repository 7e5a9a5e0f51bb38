import { failuresWith, restartDelay } from './restartDelay.ts';

it('doubles the delay with each failure in a row, from a second to a minute', () => {
  let failures = 0;
  const delays = Array.from({ length: 8 }, () => {
    failures = failuresWith(failures, 59_999);
    return restartDelay(failures);
  });
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000));
});

it('begins again after a process that was ready for a minute', () => {
  expect(restartDelay(failuresWith(6, 60_000))).toBe(1_000);
});
