import { addMonths, movedDay, offeredDays, weeksOf } from './month.ts';

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %d months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

it.each([
  // A Sunday is the last day of its week.
  ['2026-11', 1, [0, 0, 0, 0, 0, 0, 1], [30, 0, 0, 0, 0, 0, 0], 6],
  ['2027-02', 1, [1, 2, 3, 4, 5, 6, 7], [22, 23, 24, 25, 26, 27, 28], 4],
  ['2028-02', 1, [0, 1, 2, 3, 4, 5, 6], [28, 29, 0, 0, 0, 0, 0], 5],
  // A Sunday is the first day, as in the United States.
  ['2026-11', 7, [1, 2, 3, 4, 5, 6, 7], [29, 30, 0, 0, 0, 0, 0], 5],
  ['2026-11', 6, [0, 1, 2, 3, 4, 5, 6], [28, 29, 30, 0, 0, 0, 0], 5],
] as const)('the weeks of %s begin with day %d', (month, start, first, last, count) => {
  const weeks = weeksOf(month, start).map((days) => days.map((day) => Number(day?.slice(8) ?? 0)));
  expect([weeks[0], weeks.at(-1), weeks.length]).toEqual([first, last, count]);
});

it.each([
  ['2026-11-24', 'ArrowRight', '2026-11-25'],
  ['2026-11-24', 'ArrowLeft', '2026-11-23'],
  ['2026-11-24', 'ArrowDown', '2026-12-01'],
  ['2026-11-24', 'ArrowUp', '2026-11-20'],
  ['2026-11-25', 'Home', '2026-11-23'],
  ['2026-11-25', 'End', '2026-11-29'],
  ['2026-12-31', 'PageDown', '2027-01-31'],
  ['2027-01-31', 'PageDown', '2027-02-28'],
  ['2027-03-31', 'PageUp', '2027-02-28'],
  ['2026-12-05', 'PageUp', '2026-11-20'],
  ['2026-11-24', 'Enter', null],
  ['2026-11-24', 'constructor', null],
])('from %s %s leads to %s, never before the first day', (from, key, to) => {
  expect(movedDay(from, key, { first: '2026-11-20', start: 1 })).toBe(to);
});

it.each([
  ['Home', '2026-11-22'],
  ['End', '2026-11-28'],
])('%s goes to the end of a week from Sunday to Saturday', (key, to) => {
  expect(movedDay('2026-11-25', key, { first: '2026-11-20', start: 7 })).toBe(to);
});

it('offers a week, and a chosen day after it', () => {
  expect(offeredDays('2026-11-28', '2026-12-04')).toEqual(
    ['28', '29', '30', '01', '02', '03', '04'].map((day) => `2026-${day < '05' ? '12' : '11'}-${day}`),
  );
  expect(offeredDays('2026-11-28', '2026-12-24').slice(6)).toEqual(['2026-12-04', '2026-12-24']);
  expect(offeredDays('2026-11-28', '2026-11-27')).toHaveLength(7);
});
