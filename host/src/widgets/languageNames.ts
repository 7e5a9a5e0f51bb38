import type { Locale } from '@halte/contract';

/** Each language in its own words: readable for users of another language. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  de: 'Deutsch',
};
