import type { Locale } from '@halte/contract';

/** Each language in its own words: whoever cannot read the page can still find theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  de: 'Deutsch',
};
