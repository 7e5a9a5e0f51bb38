import { directionOf, LOCALES } from './locales.ts';

it.each([...LOCALES.map((locale) => [locale, 'ltr']), ['ar', 'rtl'], ['he', 'rtl'], ['fa-IR', 'rtl'], ['nl', 'ltr']])(
  '%s is written %s',
  (locale, direction) => {
    expect(directionOf(locale)).toBe(direction);
  },
);
