import { DEFAULT_LOCALE, LOCALES, type Locale } from '@halte/contract';

export interface LocaleHints {
  /** First segment of the path. */
  readonly prefix: string | undefined;
  readonly cookie: string | null;
  /** Language tags in the visitor's order, e.g. `en-GB`. */
  readonly languages: readonly string[];
  /** Those of the tenant, its standard one first; absent = all of the product. */
  readonly offered?: readonly Locale[];
}

/** The prefix of the address, else the cookie of an earlier visit, else the languages of the browser. */
export function detectLocale({ prefix, cookie, languages, offered = LOCALES }: LocaleHints): Locale {
  const preferred = languages.map((tag) => tag.trim().toLowerCase().split('-')[0]);
  const wanted = [prefix, cookie, ...preferred].map((code) => offered.find((locale) => locale === code));
  return wanted.find((locale) => locale !== undefined) ?? offered[0] ?? DEFAULT_LOCALE;
}

/** Tags of an Accept-Language header by descending weight; weight 0 excludes a tag. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return { tag, weight: Number.isNaN(weight) ? 0 : weight, index };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}
