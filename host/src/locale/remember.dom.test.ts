import { announceLocale, rememberLocale } from './remember.ts';

describe('rememberLocale', () => {
  it.each([
    [null, 'locale=de; path=/; max-age=31536000; samesite=lax'],
    ['.example.org', 'locale=de; path=/; max-age=31536000; samesite=lax; domain=.example.org'],
  ])('keeps the language for 365 days, on the domain %s', (domain, expected) => {
    const write = jest.spyOn(document, 'cookie', 'set');
    rememberLocale('de', domain);
    expect(write.mock.calls).toEqual([[expected]]);
    write.mockRestore();
  });
});

describe('announceLocale', () => {
  it('sets the language of the document, and notifies scripts by an event', () => {
    const listener = jest.fn();
    window.addEventListener('locale-change', (event) => listener((event as CustomEvent).detail), { once: true });
    announceLocale('it');
    expect(document.documentElement).toMatchObject({ lang: 'it', dir: 'ltr' });
    expect(listener.mock.calls).toEqual([[{ locale: 'it' }]]);
  });
});
