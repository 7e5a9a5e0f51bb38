import { DEFAULT_LOCALE, LOCALES, type Locale } from '@halte/contract/locales';
import type { FastifyRequest } from 'fastify';

/** The languages of the app. */
export const LANGUAGES = LOCALES;
export type Language = Locale;
export const DEFAULT_LANGUAGE = DEFAULT_LOCALE;

/** The supported language that the reader's `Accept-Language` header prefers; French if none. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return preferred(headers['accept-language'] ?? '');
}

/** `de-CH;q=0.8, en` → `en`: by weight, then by position. */
export function preferred(header: string): Language {
  const wanted = tagsOf(header).map((tag) => LANGUAGES.find((known) => known === tag.split('-')[0]));
  return wanted.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

/**
 * The known language that the reader prefers: `fr-CA` matches `fr-CA`, else `fr`, and `fr` matches any `fr-…`.
 * Null if none matches.
 */
export function lookUpLanguage(header: string, known: readonly string[]): string | null {
  for (const tag of tagsOf(header)) {
    const parts = tag.split('-');
    const shorter = parts.map((_, cut) => parts.slice(0, parts.length - cut).join('-'));
    const found =
      shorter.flatMap((range) => known.find((one) => one.toLowerCase() === range) ?? [])[0] ??
      known.find((one) => one.toLowerCase().startsWith(`${parts[0]}-`));
    if (found !== undefined) return found;
  }
  return null;
}

/** Language tags in lower case, most preferred first. */
function tagsOf(header: string): string[] {
  return header
    .split(',', 20)
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { tag: tag.trim(), weight: Number(weight ?? 1) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
