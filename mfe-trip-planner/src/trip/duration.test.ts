import { formatTime } from '@halte/i18n';
import { journey } from '../testing/trips.ts';
import { shownBetween, shownDuration, shownFrom } from './duration.ts';

const ZONES = ['Europe/Paris', 'Pacific/Auckland', 'Asia/Kathmandu'];
const at = (clock: string) => `2026-11-21T${clock}+01:00`;

it.each([
  ['23:15:50', '23:51:10', 36],
  ['08:30:00', '09:12:00', 42],
  ['08:00:05', '08:00:55', 0],
  ['08:00:59', '08:01:00', 1],
  ['08:00:00', '08:00:00', 0],
])('from %s to %s it takes %i minutes', (start, end, minutes) => {
  const seconds = (Date.parse(at(end)) - Date.parse(at(start))) / 1000;
  expect(shownFrom(at(start), seconds)).toBe(minutes * 60);
  expect(shownBetween(at(start), at(end))).toBe(minutes * 60);
  expect(shownDuration(journey('j', { departureDateTime: at(start), arrivalDateTime: at(end) }))).toBe(minutes * 60);
});

it('lasts no less than nothing where a journey cannot be made any more', () => {
  const broken = journey('j', { departureDateTime: at('08:10:00'), arrivalDateTime: at('08:05:00') });
  expect(shownDuration(broken)).toBe(0);
  expect(shownBetween(at('08:10:00'), at('08:05:00'))).toBe(-300);
});

it('is the difference of the instants, not of the clocks, on the night when clocks go back', () => {
  expect(shownBetween('2026-10-25T02:50:00+02:00', '2026-10-25T02:10:00+01:00')).toBe(20 * 60);
});

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
/** Seconds of an hour, each second of a minute among them. */
const SOME_SECONDS = Array.from({ length: 60 }, (_, index) => index * 61);

it.each(ZONES)('is the difference of the clock times beside it in %s, whatever the seconds', (zone) => {
  for (const second of SOME_SECONDS) {
    const start = new Date(Date.parse(at('09:00:00')) + second * 1000).toISOString();
    const seconds = (second * 7919) % 7200;
    const end = new Date(Date.parse(start) + seconds * 1000).toISOString();
    const shown = (minutesOf(formatTime(end, zone)) - minutesOf(formatTime(start, zone)) + 1440) % 1440;
    expect({ start, seconds, minutes: shownFrom(start, seconds) / 60 }).toEqual({ start, seconds, minutes: shown });
  }
});
