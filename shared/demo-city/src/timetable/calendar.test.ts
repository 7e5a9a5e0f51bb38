import { addDays, compact, publicHolidays, weekdayOf } from './calendar.ts';

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  // The clocks of Europe, New Zealand and the United States change in these nights.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-09-26', 1, '2026-09-27'],
  ['2026-11-01', 1, '2026-11-02'],
])('%s and %d days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

it.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2024-02-29', 4],
])('%s is day %d of the week, Sunday being 0', (date, day) => {
  expect(weekdayOf(date)).toBe(day);
});

it('is written without hyphens in GTFS', () => {
  expect(compact('2026-11-22')).toBe('20261122');
});

describe('publicHolidays', () => {
  it.each([
    [2026, '2026-04-06'],
    [2027, '2027-05-06'],
    [2024, '2024-05-20'],
  ])('knows the movable ones of %d', (year, date) => {
    expect(publicHolidays(year)).toContain(date);
  });
});
