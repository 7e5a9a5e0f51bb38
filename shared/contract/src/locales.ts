import { isOneOf } from './fields.ts';

/** Languages of the product, in the order in which they are offered. */
export const LOCALES = ['fr', 'en', 'es', 'it', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

/** Every text must exist in each of these. */
export const DEFAULT_LOCALE = 'fr' as const satisfies Locale;

/** Languages that are written from right to left, the product’s or not. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction of a page in a language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

export function isLocale(value: unknown): value is Locale {
  return isOneOf(LOCALES, value);
}
