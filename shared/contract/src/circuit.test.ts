import { abandoned, type Circuit, CLOSED, entry, failed, probing, succeeded, woken } from './circuit.ts';

const at = (now: number, more: Partial<Parameters<typeof failed>[1]> = {}) => ({
  now,
  random: 0,
  retryAfter: null,
  ...more,
});
const failedTimes = (times: number, circuit: Circuit = CLOSED) =>
  Array.from({ length: times }).reduce<Circuit>((state) => failed(state, at(0)), circuit);
const OPEN = failedTimes(5);

it('stays closed for four failures in a row, and opens with the fifth', () => {
  expect(entry(failedTimes(4), 0)).toBe('send');
  expect(entry(OPEN, 0)).toBe('refuse');
});

it('forgets failures with a success', () => {
  expect(failedTimes(4, succeeded())).toMatchObject({ failures: 4, openUntil: null });
  expect(entry(failedTimes(4, succeeded()), 0)).toBe('send');
});

it('lets one probe through when its pause is over; the others wait for it', () => {
  expect(entry(OPEN, 2_499)).toBe('refuse');
  expect(entry(OPEN, 2_500)).toBe('probe');
  expect(entry(probing(OPEN), 2_500)).toBe('wait');
  expect(entry(succeeded(), 2_500)).toBe('send');
  expect(entry(abandoned(probing(OPEN)), 2_500)).toBe('probe');
});

it.each([
  ['half of five seconds', 0, at(0), 2_500],
  ['as much again by chance', 0, at(0, { random: 1 }), 5_000],
  ['twice as long the second time', 1, at(0, { random: 1 }), 10_000],
  ['a minute at most', 9, at(0, { random: 1 }), 60_000],
  ['what the server asks for', 0, at(0, { retryAfter: 20_000 }), 20_000],
  ['not all that the server asks for', 0, at(0, { retryAfter: 600_000 }), 60_000],
])('pauses for %s', (_, openings, failure, pause) => {
  expect(failed({ ...CLOSED, failures: 4, openings }, failure).openUntil).toBe(pause);
});

it('opens for longer when the probe fails', () => {
  const again = failed(probing(OPEN), at(2_500));
  expect(again).toMatchObject({ openUntil: 7_500, openings: 2, isProbing: false });
});

it('takes no notice of a call that was sent before it opened', () => {
  expect(failed(OPEN, at(1))).toBe(OPEN);
});

it('lets a probe through at once when something has changed', () => {
  expect(entry(woken(OPEN), 0)).toBe('probe');
  expect(woken(failedTimes(3))).toEqual(failedTimes(3));
  expect(failed(probing(woken(OPEN)), at(0))).toMatchObject({ openUntil: 2_500 });
});
