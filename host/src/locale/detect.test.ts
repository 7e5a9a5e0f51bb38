import { acceptedLanguages, detectLocale } from './detect.ts';

describe('detectLocale', () => {
  it.each([
    ['the address first', { prefix: 'it', cookie: 'de', languages: ['en'] }, 'it'],
    ['then the cookie', { prefix: 'proximity', cookie: 'de', languages: ['en'] }, 'de'],
    ['then the browser', { prefix: '', cookie: null, languages: ['pt', 'en-GB', 'es'] }, 'en'],
    ['a cookie with nonsense is passed over', { prefix: '', cookie: 'xx', languages: ['es-419'] }, 'es'],
    ['of those of the tenant', { prefix: 'it', cookie: 'fr', languages: ['es', 'en'], offered: ['de', 'en'] }, 'en'],
    ['else its first', { prefix: 'it', cookie: null, languages: [], offered: ['de', 'en'] }, 'de'],
    ['else French', { prefix: undefined, cookie: null, languages: ['pt'] }, 'fr'],
  ] as const)('%s', (_, hints, expected) => {
    expect(detectLocale(hints)).toBe(expected);
  });
});

describe('acceptedLanguages', () => {
  it.each([
    ['de;q=0.5, en-GB, fr;q=0.9', ['en-GB', 'fr', 'de']],
    ['it;q=0, es', ['es']],
    ['en;q=x, de', ['de']],
    [undefined, []],
    ['', []],
  ])('%j', (header, expected) => {
    expect(acceptedLanguages(header)).toEqual(expected);
  });
});
