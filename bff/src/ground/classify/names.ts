/** The further names of an object. */
import type { Tags } from '../../osm/tags.ts';

/** Kinds of further names, by their number in columns; the first ones are languages of the pages. */
export const NAME_KINDS = ['fr', 'en', 'es', 'it', 'de', 'alt', 'short', 'official', 'old', 'local', 'latin'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

const KEYS: Readonly<Record<NameKind, string>> = {
  fr: 'name:fr',
  en: 'name:en',
  es: 'name:es',
  it: 'name:it',
  de: 'name:de',
  alt: 'alt_name',
  short: 'short_name',
  official: 'official_name',
  old: 'old_name',
  local: 'loc_name',
  latin: 'int_name',
};

/** The keys that {@link eachOtherName} asks for. */
export const OTHER_NAME_KEYS: readonly string[] = Object.values(KEYS);

/** Strangers write the map: no object has more names. */
const MOST_NAMES = 12;

/** Calls `take` for each further name that differs from `name`, each once for each kind; a list (`A;B`) has several. */
export function eachOtherName(
  tags: Tags,
  name: string | undefined,
  take: (kind: number, otherName: string) => void,
): void {
  let left = MOST_NAMES;
  for (const [number, kind] of NAME_KINDS.entries()) {
    for (const one of (tags.get(KEYS[kind]) ?? '').split(';')) {
      const other = one.trim();
      if (other === '' || other === name || left === 0) continue;
      left--;
      take(number, other);
    }
  }
}
