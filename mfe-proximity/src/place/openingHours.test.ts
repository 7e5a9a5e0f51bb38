import { type OpeningHours, openState, weekdayOf, weekOf } from './openingHours.ts';

const PARIS = 'Europe/Paris';
const AGENCY: OpeningHours = [
  { firstDay: 1, lastDay: 5, opens: '14:00', closes: '18:30' },
  { firstDay: 1, lastDay: 5, opens: '08:00', closes: '12:00' },
  { firstDay: 6, lastDay: 6, opens: '09:00', closes: '17:00' },
];
const NIGHT: OpeningHours = [{ firstDay: 5, lastDay: 6, opens: '20:00', closes: '02:00' }];
/** 24 November 2026 is a Tuesday. */
const at = (day: string, time: string) => `2026-11-${day}T${time}:00+01:00`;

it.each([
  [AGENCY, '24', '07:59', { kind: 'closed', opens: '08:00', inDays: 0, day: 2 }],
  [AGENCY, '24', '08:00', { kind: 'open', until: '12:00' }],
  [AGENCY, '24', '12:00', { kind: 'closed', opens: '14:00', inDays: 0, day: 2 }],
  [AGENCY, '24', '18:30', { kind: 'closed', opens: '08:00', inDays: 1, day: 3 }],
  [AGENCY, '28', '18:00', { kind: 'closed', opens: '08:00', inDays: 2, day: 1 }],
  [NIGHT, '28', '01:59', { kind: 'open', until: '02:00' }],
  [NIGHT, '27', '23:00', { kind: 'open', until: '02:00' }],
  [NIGHT, '29', '02:00', { kind: 'closed', opens: '20:00', inDays: 5, day: 5 }],
  [[], '24', '08:00', { kind: 'never' }],
  [[{ firstDay: 1, lastDay: 7, opens: '00:00', closes: '24:00' }], '24', '08:00', { kind: 'always' }],
] as const)('%j on the %sth at %s', (hours, day, time, state) => {
  expect(openState(hours as OpeningHours, at(day, time), PARIS)).toEqual(state);
});

it('goes by the clocks of the network', () => {
  expect(openState(AGENCY, '2026-11-24T07:00:00Z', PARIS).kind).toBe('open');
  expect(openState(AGENCY, '2026-11-24T07:00:00Z', 'America/New_York').kind).toBe('closed');
  expect(openState(AGENCY, '2026-11-24T07:00:00Z', 'Asia/Tokyo')).toEqual({ kind: 'open', until: '18:30' });
});

it('lists the week with the hours of each day in order', () => {
  const week = weekOf(AGENCY);
  expect(week.map(({ hours }) => hours.length)).toEqual([2, 2, 2, 2, 2, 1, 0]);
  expect(week[0]?.hours[0]).toEqual({ opens: '08:00', closes: '12:00' });
});

it.each([
  ['2026-11-23', 1],
  ['2026-11-29', 7],
])('%s is weekday %d', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});
