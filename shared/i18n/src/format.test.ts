import { type Locale, nextTask } from '@halte/contract';
import {
  formatDate,
  formatDelta,
  formatDistance,
  formatDuration,
  formatMass,
  formatPrice,
  formatRelativeDay,
  formatTime,
  prepareDates,
} from './format.ts';

const PARIS = 'Europe/Paris';

/** `~` ties a number to its unit. */
const tied = (text: string) => text.replaceAll('~', '\u00a0');

it.each([
  ['2026-11-21T07:05:00Z', PARIS, '08:05'],
  ['2026-11-20T23:00:00Z', PARIS, '00:00'],
  ['2026-07-01T12:00:00Z', PARIS, '14:00'],
  ['2026-11-21T07:05:00Z', 'Pacific/Auckland', '20:05'],
  ['2026-11-21T07:05:00-06:00', PARIS, '07:05'],
  ['nonsense', PARIS, ''],
])('shows %s in %s as %s', (instant, zone, expected) => {
  expect(formatTime(instant, zone)).toBe(expected);
});

it.each<[Locale, string, string]>([
  ['fr', 'dimanche 22 novembre', '22/11/2026'],
  ['en', 'Sunday 22 November', '22/11/2026'],
  ['es', 'domingo, 22 de noviembre', '22/11/2026'],
  ['it', 'domenica 22 novembre', '22/11/2026'],
  ['de', 'Sonntag, 22. November', '22.11.2026'],
])('writes a day in %s', (locale, day, numeric) => {
  expect(formatDate('2026-11-21T23:30:00Z', PARIS, locale)).toBe(day);
  expect(formatDate('2026-11-21T23:30:00Z', PARIS, locale, 'numeric')).toBe(numeric);
  expect(formatDate('2026-11-22T23:30:00-06:00', PARIS, locale)).toBe(day);
  expect(formatDate('', PARIS, locale)).toBe('');
});

it.each<[Locale, string, string, string]>([
  ['fr', 'mardi 1er décembre', 'mar. 1er', '01/12/2026'],
  ['it', 'martedì 1º dicembre', 'mar 1º', '01/12/2026'],
  ['es', 'martes, 1 de diciembre', 'mar 1', '01/12/2026'],
  ['en', 'Tuesday 1 December', 'Tue 1', '01/12/2026'],
  ['de', 'Dienstag, 1. Dezember', 'Di., 1.', '01.12.2026'],
])('writes the first day of a month in %s', (locale, day, short, numeric) => {
  expect(formatDate('2026-11-30T23:30:00Z', PARIS, locale)).toBe(day);
  expect(formatDate('2026-11-30T23:30:00Z', PARIS, locale, 'dayOfMonth')).toBe(short);
  expect(formatDate('2026-11-30T23:30:00Z', PARIS, locale, 'numeric')).toBe(numeric);
});

it('writes the eleventh, the first of a year and a month without days as before', () => {
  expect(formatDate('2026-12-11T12:00:00Z', PARIS, 'fr')).toBe('vendredi 11 décembre');
  expect(formatDate('2021-01-01T12:00:00Z', PARIS, 'fr', 'full')).toBe('vendredi 1er janvier 2021');
  expect(formatDate('2021-12-01T12:00:00Z', PARIS, 'fr', 'month')).toBe('décembre 2021');
});

it('writes the short form of a day for a row of days', () => {
  const short = (locale: Locale) => formatDate('2026-11-22T12:00:00Z', 'UTC', locale, 'dayOfMonth');
  expect((['fr', 'en', 'es', 'it', 'de'] as const).map(short)).toEqual([
    ...['dim. 22', 'Sun 22', 'dom 22', 'dom 22', 'So., 22.'],
  ]);
});

it.each<[string, Locale, string]>([
  ['2026-11-21T22:59:00Z', 'en', 'today'],
  ['2026-11-21T23:00:00Z', 'en', 'tomorrow'],
  ['2026-11-20T22:59:00Z', 'en', 'yesterday'],
  ['2026-11-22T23:00:00Z', 'en', 'Monday 23 November'],
  ['2026-11-21T23:00:00Z', 'fr', 'demain'],
  ['2026-11-21T23:00:00Z', 'de', 'morgen'],
  ['2026-11-21T23:00:00Z', 'es', 'mañana'],
  ['2026-11-21T23:00:00Z', 'it', 'domani'],
  ['', 'it', ''],
])('calls %s in %s: %s', (instant, locale, expected) => {
  expect(formatRelativeDay(instant, PARIS, locale, '2026-11-21T09:00:00Z')).toBe(expected);
});

it('counts the night on which clocks change as one day', () => {
  expect(formatRelativeDay('2026-10-25T22:30:00Z', PARIS, 'en', '2026-10-24T21:30:00Z')).toBe('tomorrow');
});

it.each([
  [0, '0~min', '<1~min'],
  [59, '0~min', '<1~min'],
  [60, '1~min', '1~min'],
  [359, '5~min', '5~min'],
  [3599, '59~min', '59~min'],
  [3600, '1~h', '1~h'],
  [3900, '1~h 5~min', '1~h 5~min'],
  [90_000, '25~h', '25~h'],
  [-30, '0~min', '<1~min'],
])('%d seconds last %s and are %s away', (seconds, duration, delta) => {
  expect(formatDuration(seconds)).toBe(tied(duration));
  expect(formatDelta(seconds)).toBe(tied(delta));
});

it('takes other units for a duration', () => {
  expect(formatDuration(3900, { hour: 'Std.', minute: 'Min.' })).toBe(tied('1~Std. 5~Min.'));
});

it.each<[number, Locale, string]>([
  [850, 'fr', '850~m'],
  [849.6, 'fr', '850~m'],
  [0, 'fr', '0~m'],
  [1000, 'fr', '1000~m'],
  [1000.4, 'fr', '1000~m'],
  [1001, 'en', '1.0~km'],
  [1001, 'fr', '1,0~km'],
  [12_340, 'de', '12,3~km'],
  [-1, 'fr', ''],
  [Number.NaN, 'fr', ''],
])('%d metres in %s are %s', (metres, locale, expected) => {
  expect(formatDistance(metres, locale)).toBe(tied(expected));
});

it('weighs what is let into the air', () => {
  expect(formatMass(84, 'fr')).toBe(tied('84~g'));
  expect(formatMass(1540, 'fr')).toBe(tied('1,5~kg'));
  expect(formatMass(-1, 'fr')).toBe('');
});

it.each<[number | null, string | null, Locale, number | undefined, string]>([
  [150, 'EUR', 'fr', undefined, '1,50 €'],
  [150, 'EUR', 'en', undefined, '€1.50'],
  [150, 'EUR', 'es', undefined, '1,50 €'],
  [150, 'EUR', 'it', undefined, '1,50 €'],
  [150, 'EUR', 'de', undefined, '1,50 €'],
  [150, null, 'fr', undefined, '1,50 €'],
  [150, 'USD', 'fr', undefined, '1,50 $'],
  [150, 'GBP', 'en', undefined, '£1.50'],
  [15_000, 'XPF', 'fr', 0, '150 XPF'],
  [150, 'CHF', 'fr', undefined, '1,50 CHF'],
  [-20, 'EUR', 'fr', undefined, '0,00 €'],
  [-20, 'EUR', 'fr', 0, '0 €'],
  [150, 'EUR', 'fr', 0, '2 €'],
  [35, 'EUR', 'en', 1, '€0.4'],
  [0, 'EUR', 'fr', undefined, '0,00 €'],
  [null, 'EUR', 'fr', undefined, ''],
])('%p of %p in %s with %p decimals is %s', (amount, currency, locale, decimals, expected) => {
  expect(formatPrice(amount, currency, { locale, decimals }).replaceAll('\u00a0', ' ')).toBe(expected);
});

it('prepares dates, numbers and the clock of a zone in the language in which they are written, each in a task of its own', async () => {
  const lists = [Intl.Collator, Intl.DateTimeFormat, Intl.NumberFormat].map((formatter) =>
    jest.spyOn(formatter, 'supportedLocalesOf'),
  );
  const clock = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const called = () => [...lists, clock].map(({ mock }) => mock.calls.length);
  const prepared = prepareDates('en', 'Pacific/Auckland');
  const seen = [called()];
  for (let task = 0; task < 3; task += 1) {
    await nextTask();
    seen.push(called());
  }
  await prepared;
  expect(seen).toEqual([
    [1, 0, 0, 0],
    [1, 1, 0, 0],
    [1, 1, 1, 0],
    [1, 1, 1, 1],
  ]);
  for (const list of lists) expect(list.mock.results[0]?.value).toEqual(['en-GB']);
});
