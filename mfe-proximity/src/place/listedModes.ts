import type { Locale } from '@halte/contract';
import { formatList } from '@halte/i18n';
import type { LineBadge } from './placeDetails.ts';

/** The modes of lines as one text: only the first with a capital, except in German, where nouns have one. */
export function listedModes(
  lines: readonly Pick<LineBadge, 'mode'>[],
  nameOf: (mode: LineBadge['mode']) => string,
  locale: Locale,
): string {
  const names = [...new Set(lines.map(({ mode }) => mode))].map(nameOf);
  const inside = (name: string) => (locale === 'de' ? name : name.toLocaleLowerCase(locale));
  return formatList(
    names.map((name, index) => (index === 0 ? name : inside(name))),
    locale,
  );
}
