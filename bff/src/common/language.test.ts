import { lookUpLanguage, preferred } from './language.ts';

it.each([
  ['', 'fr'],
  ['de', 'de'],
  ['it-CH', 'it'],
  ['EN-gb, fr;q=0.8', 'en'],
  ['de;q=0.5, es;q=0.9', 'es'],
  ['de; q=0.5, es ;q=0.4', 'de'],
  ['pl, nl;q=0.9, it;q=0.1', 'it'],
  ['en;q=0, de;q=0.1', 'de'],
  ['pl', 'fr'],
  ['*', 'fr'],
  [';;;,,,q=1', 'fr'],
])('reads "%s" as %s', (header, language) => {
  expect(preferred(header)).toBe(language);
});

it.each([
  ['fr-CA', ['nl', 'fr'], 'fr'],
  ['fr-CA', ['fr', 'fr-CA'], 'fr-CA'],
  ['fr', ['fr-CH'], 'fr-CH'],
  ['de, en;q=0.5', ['nl', 'en'], 'en'],
  ['zh-hant-TW', ['zh-Hant', 'zh'], 'zh-Hant'],
  ['pl', ['nl', 'fr'], null],
  ['*', ['nl'], null],
  ['', ['nl'], null],
])('finds for "%s" among %j %s', (header, known, language) => {
  expect(lookUpLanguage(header, known)).toBe(language);
});
