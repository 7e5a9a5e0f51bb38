import { instantOf } from '@halte/i18n';
import { instantOfClock } from './clockChoice.ts';
import { dayOfLast } from './dayOfLast.ts';
import { firstOfDay, lastOfDay, offeredReturn } from './serviceDay.ts';

const zone = 'Europe/Paris';
const at = (clock: string) => ({ zone, now: instantOf(clock, zone) });

it.each([
  ['a later day', '2026-11-24', '2026-11-23T23:05', '2026-11-24'],
  ['today, in the night', '2026-11-24', '2026-11-24T01:30', '2026-11-24'],
  ['today, once the day has begun', '2026-11-24', '2026-11-24T04:01', '2026-11-25'],
])('the first journey of %s', (_, day, now, expected) => {
  expect(firstOfDay(day, at(now))).toEqual({ day: expected, hour: 4, minute: 0 });
});

it.each([
  ['today', '2026-11-23', '2026-11-23T23:05', '2026-11-24'],
  ['the night that is not over', '2026-11-24', '2026-11-24T01:30', '2026-11-24'],
  ['today, early in the morning', '2026-11-24', '2026-11-24T04:00', '2026-11-25'],
  ['a later day, chosen at night', '2026-11-25', '2026-11-24T01:30', '2026-11-26'],
  ['the day before the clocks change', '2026-03-28', '2026-03-28T12:00', '2026-03-29'],
])('the last journey of %s', (_, day, now, expected) => {
  const last = lastOfDay(day, at(now));
  expect(last).toEqual({ day: expected, hour: 3, minute: 59 });
});

it('a time to arrive by says whose last journey it is', () => {
  const { now } = at('2026-11-23T23:05');
  const last = instantOfClock(lastOfDay('2026-11-23', { zone, now }), zone, now);
  expect(dayOfLast(last, zone)).toBe('2026-11-23');
  expect(dayOfLast(now, zone)).toBeNull();
});

it.each([
  ['in the evening', '2026-11-23T21:59', '2026-11-23T21:59'],
  ['after midnight', '2026-11-24T00:42', '2026-11-24T08:00'],
  ['early in the morning', '2026-11-24T05:00', '2026-11-24T05:00'],
])('a way back %s', (_, earliest, expected) => {
  expect(offeredReturn(instantOf(earliest, zone), zone)).toBe(instantOf(expected, zone));
});
