import { dayLabel } from './dayLabel.ts';

/** Days of 25 and of 23 hours are days: what is near is called by its name, on the clocks of the network. */
it.each([
  ['when clocks go back, shortly after midnight', '2026-10-24T22:10:00Z', '2026-10-25T22:50:00Z', 'today'],
  ['when clocks go back, an hour before midnight', '2026-10-25T22:10:00Z', '2026-10-24T22:10:00Z', 'today'],
  ['the evening before, that day', '2026-10-24T20:00:00Z', '2026-10-25T22:59:00Z', 'tomorrow'],
  ['the evening before, the day after', '2026-10-24T20:00:00Z', '2026-10-25T23:00:00Z', 'Mon 26 Oct'],
  ['that evening, the day after', '2026-10-25T22:30:00Z', '2026-10-25T23:00:00Z', 'tomorrow'],
  ['that evening, the day before', '2026-10-25T22:30:00Z', '2026-10-24T21:59:00Z', 'yesterday'],
  ['when clocks go forward, shortly after midnight', '2027-03-27T23:10:00Z', '2027-03-28T21:59:00Z', 'today'],
  ['the evening before clocks go forward', '2027-03-27T22:50:00Z', '2027-03-28T21:59:00Z', 'tomorrow'],
  ['the evening before clocks go forward, the day after', '2027-03-27T22:50:00Z', '2027-03-28T22:00:00Z', 'Mon 29 Mar'],
  ['that evening, the day after', '2027-03-28T21:30:00Z', '2027-03-28T22:00:00Z', 'tomorrow'],
  ['that evening, the day before', '2027-03-28T21:30:00Z', '2027-03-27T22:59:00Z', 'yesterday'],
])('%s', (_, now, instant, label) => {
  expect(dayLabel(instant, { zone: 'Europe/Paris', locale: 'en', now }).replace(',', '')).toBe(label);
});
