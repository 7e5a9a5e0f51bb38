import type { FastifyRequest } from 'fastify';

/** The languages of the app. */
export const LANGUAGES = ['fr', 'en', 'es', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const OTHERWISE: Language = 'fr';

/** The language of an `Accept-Language` header that the app has and the reader likes best; French for all others. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return preferred(headers['accept-language'] ?? '');
}

/** `de-CH;q=0.8, en` → `en`: by weight, then by place. */
export function preferred(header: string): Language {
  const ranges = header
    .split(',', 20)
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { language: LANGUAGES.find((known) => known === tag.split('-')[0]), weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranges.find(({ language }) => language !== undefined)?.language ?? OTHERWISE;
}
