import type { Locale } from '@halte/contract';

/** The host has a language that was added to the product after the messages of this remote were built. */
jest.mock('@halte/contract', () => {
  const actual = jest.requireActual('@halte/contract');
  return { ...actual, isLocale: (value: unknown) => value === 'nl' || actual.isLocale(value) };
});

import { lazyMessages } from './lazyMessages.ts';
import { initI18n, loadMessages, setLocale, translateKey } from './messages.ts';

const file = (text: string) => async () => ({ messages: { hello: text } });
const messages = lazyMessages({
  fr: file('Bonjour'),
  en: file('Hello'),
  es: file('Hola'),
  it: file('Ciao'),
  de: file('Hallo'),
});
const NEWER = 'nl' as Locale;

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => errors.mockRestore());

it.each(['nl', 'pt', 'constructor', '__proto__'])(
  'is in French in the language “%s”, which it does not have',
  async (locale) => {
    await expect(messages(locale as Locale)).resolves.toEqual({ hello: 'Bonjour' });
    expect(errors).toHaveBeenCalledWith(`Unknown locale file: ${locale}`);
  },
);

it('leaves a newer language to be chosen, of which other areas have the texts', async () => {
  initI18n({ locale: 'de', apiKey: 'k' });
  await loadMessages('old', messages);
  await loadMessages('new', async (locale) => ({ hello: locale === NEWER ? 'Hallo allemaal' : 'Hallo' }));
  await setLocale(NEWER);
  expect(translateKey('old', 'hello')).toBe('Bonjour');
});
