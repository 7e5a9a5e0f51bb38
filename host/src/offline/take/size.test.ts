import type { Locale } from '@halte/contract';
import { formatBytes } from './size.ts';

it.each<[number, Locale, string]>([
  [72_001, 'fr', '73 ko'],
  [72_001, 'de', '73 kB'],
  [1, 'en', '1 kB'],
  [999_000, 'it', '999 kB'],
  [1_210_000, 'es', '1,3 MB'],
  [1_210_000, 'fr', '1,3 Mo'],
])('%d bytes in %s are %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale).replace(/\s/g, ' ')).toBe(text);
});

it('ties the number to its unit', () => {
  expect(formatBytes(73_000, 'fr')).not.toContain(' ');
});
