import type { Locale } from '@halte/contract';
import { dayText, typedDay } from './dayText.ts';

const NO_BREAK = '\u00a0';

it.each([
  ['31/01/1990', '1990-01-31'],
  ['31.01.1990', '1990-01-31'],
  ['31-1-1990', '1990-01-31'],
  [' 1 / 2 / 1990 ', '1990-02-01'],
  [`1.${NO_BREAK}2.${NO_BREAK}1990`, '1990-02-01'],
  ['31011990', '1990-01-31'],
  ['29/02/2000', '2000-02-29'],
  ['1990-01-31', '1990-01-31'],
  ['', ''],
  ['29/02/1900', '29/02/1900'],
  ['01/31/1990', '01/31/1990'],
  ['31/01/90', '31/01/90'],
  ['3111990', '3111990'],
  ['31/01', '31/01'],
  ['31 janvier 1990', '31 janvier 1990'],
])('the day typed as “%s” is %s', (text, day) => {
  expect(typedDay(text)).toBe(day);
});

it.each<[Locale, string]>([
  ['fr', '31/01/1990'],
  ['en', '31/01/1990'],
  ['de', '31.01.1990'],
  ['es', '31/01/1990'],
  ['it', '31/01/1990'],
])('a day is written in %s as it may be typed there', (locale, text) => {
  expect(dayText('1990-01-31', locale)).toBe(text);
  expect(typedDay(text)).toBe('1990-01-31');
});

it.each(['', '31/0', '2023-02-31', 'x'])('“%s” is no day and stays as it was typed', (text) => {
  expect(dayText(text, 'fr')).toBe(text);
});
