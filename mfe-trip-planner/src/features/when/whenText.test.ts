import { shortDateTime } from './whenText.ts';

const NOW = '2026-11-24T22:30:00.000Z';

it.each([
  ['2026-11-24T22:45:00.000Z', 'Europe/Paris', '23:45'],
  ['2026-11-24T23:15:00.000Z', 'Europe/Paris', 'Mer. 00:15'],
  ['2026-11-24T23:15:00.000Z', 'Atlantic/Azores', '22:15'],
  ['2026-11-30T07:30:00.000Z', 'Europe/Paris', 'Lun. 08:30'],
  ['2026-11-23T07:30:00.000Z', 'Europe/Paris', '23 nov. 08:30'],
  ['2026-12-01T07:30:00.000Z', 'Europe/Paris', '1er déc. 08:30'],
])('%s in %s is %s', (instant, zone, expected) => {
  expect(shortDateTime(instant, { zone, locale: 'fr', now: NOW })).toBe(expected);
});
