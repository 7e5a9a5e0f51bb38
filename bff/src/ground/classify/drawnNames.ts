/** The names of what is drawn: as signs have it, in Latin letters, and in the languages of the pages. */
import { LOCALES, type Locale } from '@halte/contract/locales';
import type { Tags } from '../../osm/tags.ts';

export interface DrawnNameTexts {
  readonly local: string;
  readonly latin: string | undefined;
  readonly languages: Readonly<Partial<Record<Locale, string | undefined>>>;
}

/** Where the name of another script has its Latin letters; the first that is tagged counts. */
const LATIN_KEYS = [
  ...['int_name', 'name:latin', 'name:sr-Latn', 'name:ja-Latn', 'name:ja_rm', 'name:zh-Latn-pinyin', 'name:zh_pinyin'],
  ...['name:ko-Latn', 'name:ko_rm', 'name:th-Latn', 'name:en', 'name:fr', 'name:de', 'name:es', 'name:it'],
];

/** The keys that {@link drawnNameOf} asks for. */
export const DRAWN_NAME_KEYS: readonly string[] = [
  ...new Set(['name', ...LATIN_KEYS, ...LOCALES.map((locale) => `name:${locale}`)]),
];

/** Null for what has no name. */
export function drawnNameOf(tags: Tags): DrawnNameTexts | null {
  const local = tags.get('name');
  if (local === undefined) return null;
  const other = (key: string) => {
    const text = tags.get(key);
    return text === local ? undefined : text;
  };
  const languages = Object.fromEntries(LOCALES.map((locale) => [locale, other(`name:${locale}`)]));
  return {
    local,
    latin: isLatin(local) ? undefined : LATIN_KEYS.map(other).find((text) => text !== undefined && isLatin(text)),
    languages: languages as DrawnNameTexts['languages'],
  };
}

/** Whether it can be read by those who read Latin letters only: it has some, or no letters at all. */
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text) || !/\p{L}/u.test(text);
