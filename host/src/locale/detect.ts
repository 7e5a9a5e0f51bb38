import { DEFAULT_LOCALE, isLocale, type Locale } from '@halte/contract';

export interface LocaleHints {
  /** First segment of the path. */
  readonly prefix: string | undefined;
  readonly cookie: string | null;
  /** Language tags in the visitor's order, e.g. `en-GB`. */
  readonly languages: readonly string[];
}

/** The address decides, then what was chosen before, then what the browser asks for. */
export function detectLocale({ prefix, cookie, languages }: LocaleHints): Locale {
  const asked = languages.map((tag) => tag.trim().toLowerCase().split('-')[0]);
  return [prefix, cookie, ...asked].find(isLocale) ?? DEFAULT_LOCALE;
}

/** Tags of an Accept-Language header, most wanted first; those with weight 0 are not wanted. */
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
