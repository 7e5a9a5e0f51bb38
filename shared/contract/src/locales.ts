/** Languages of the product, in the order in which they are offered. */
export const LOCALES = ['fr', 'en', 'es', 'it', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'fr';

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}
