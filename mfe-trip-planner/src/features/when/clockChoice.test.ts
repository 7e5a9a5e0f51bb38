import { ZONE } from '../../testing/trips.ts';
import { clockAt, instantOfClock, laterClock, settled, steppedClock, typedNumber } from './clockChoice.ts';

const DAY = '2026-11-24';
const NOW = '2026-11-24T07:26:00.000Z';
const at = (time: string, day = DAY) => ({ day, hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) });
const clock = ({ hour, minute }: { hour: number; minute: number }) => `${hour}:${minute}`;

it('shows what the clocks of the network show', () => {
  expect(clockAt('2026-11-24T23:05:00.000Z', ZONE)).toEqual(at('00:05', '2026-11-25'));
});

it.each([
  ['08:30', 'hour', 1, 1, '9:30'],
  ['23:30', 'hour', 1, 1, '0:30'],
  ['00:30', 'hour', -1, 1, '23:30'],
  ['20:30', 'hour', 1, 6, '2:30'],
  ['08:27', 'minute', 1, 5, '8:30'],
  ['08:27', 'minute', -1, 5, '8:25'],
  ['08:30', 'minute', 1, 5, '8:35'],
  ['08:55', 'minute', 1, 5, '9:0'],
  ['08:00', 'minute', -1, 5, '7:55'],
  ['08:27', 'minute', 1, 15, '8:30'],
  ['00:00', 'minute', -1, 15, '23:45'],
] as const)('from %s the %s by %d × %d is %s, on the same day', (from, part, direction, step, to) => {
  const next = steppedClock(at(from), part, direction, step);
  expect([clock(next), next.day]).toEqual([to, DAY]);
});

it.each([
  [at('08:30'), 15, at('08:45')],
  [at('23:30'), 60, at('00:30', '2026-11-25')],
  [at('01:30', '2026-10-25'), 60, at('02:30', '2026-10-25')],
  [at('01:30', '2027-03-28'), 60, at('03:30', '2027-03-28')],
])('%j and %d minutes is %j', (from, minutes, to) => {
  expect(laterClock(from, minutes, ZONE)).toEqual(to);
});

it.each([
  ['0', 'hour', { value: 0, isWhole: false }],
  ['2', 'hour', { value: 2, isWhole: false }],
  ['3', 'hour', { value: 3, isWhole: true }],
  ['08', 'hour', { value: 8, isWhole: true }],
  ['23', 'hour', { value: 23, isWhole: true }],
  ['24', 'hour', null],
  ['5', 'minute', { value: 5, isWhole: false }],
  ['6', 'minute', { value: 6, isWhole: true }],
  ['59', 'minute', { value: 59, isWhole: true }],
  ['60', 'minute', null],
  ['a', 'minute', null],
  ['', 'minute', null],
] as const)('%p typed as the %s means %j', (text, part, expected) => {
  expect(typedNumber(text, part)).toEqual(expected);
});

it.each([
  ['a time to come', at('09:15'), { instant: '2026-11-24T08:15:00.000Z', isRaised: false }],
  ['a time that has passed', at('08:00'), { instant: NOW, isRaised: true }],
  ['the very minute', at('08:26'), { instant: NOW, isRaised: false }],
])('settles %s', (_, choice, expected) => {
  expect(settled(choice, '2026-11-24T10:00:00.000Z', { zone: ZONE, earliest: NOW })).toEqual(expected);
});

it('raises what it began with when that has passed meanwhile', () => {
  const initial = '2026-11-24T07:20:00.000Z';
  expect(settled(clockAt(initial, ZONE), initial, { zone: ZONE, earliest: NOW })).toEqual({
    instant: NOW,
    isRaised: true,
  });
});

it('an hour that comes twice stays itself until another time is chosen', () => {
  const second = '2026-10-25T01:30:00.000Z';
  const limits = { zone: ZONE, earliest: '2026-10-01T00:00:00.000Z' };
  expect(settled(clockAt(second, ZONE), second, limits).instant).toBe(second);
  expect(settled(at('02:30', '2026-10-25'), '2026-10-25T08:00:00.000Z', limits).instant).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

it('counts days where the network is, not where the device is', () => {
  expect(instantOfClock(at('23:00'), 'Atlantic/Azores', NOW)).toBe('2026-11-25T00:00:00.000Z');
});

it.each([
  ['before both', '2026-10-25T00:00:00.000Z', '2026-10-25T00:30:00.000Z'],
  ['at the first', '2026-10-25T00:30:00.000Z', '2026-10-25T00:30:00.000Z'],
  ['after the first', '2026-10-25T00:31:00.000Z', '2026-10-25T01:30:00.000Z'],
])('of a time that comes twice, %s, takes the one that is still possible', (_, earliest, expected) => {
  expect(instantOfClock(at('02:30', '2026-10-25'), ZONE, earliest)).toBe(expected);
});
