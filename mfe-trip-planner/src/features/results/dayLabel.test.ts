import { dayLabel } from './dayLabel.ts';

const circumstances = { zone: 'Europe/Paris', locale: 'en', now: '2026-11-21T22:30:00.000Z' } as const;

it.each([
  ['2026-11-21T08:00:00.000Z', 'today'],
  ['2026-11-21T23:30:00.000Z', 'tomorrow'],
  ['2026-11-20T08:00:00.000Z', 'yesterday'],
  ['2026-11-24T08:00:00.000Z', 'Tue 24 Nov'],
  ['2027-01-04T08:00:00.000Z', '04/01/2027'],
])('calls the day of %s %p', (instant, label) => {
  // Some editions of the language data put a comma.
  expect(dayLabel(instant, circumstances).replace(',', '')).toBe(label);
});
