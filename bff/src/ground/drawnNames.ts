/** The table of the names that are drawn. */
import { LOCALES } from '@halte/contract/locales';
import type { Tags } from '../osm/tags.ts';
import { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import { type DrawnNameTexts, drawnNameOf } from './classify/drawnNames.ts';
import type { DrawnNames } from './drawing.ts';
import type { TextsMaker } from './texts.ts';

export interface DrawnNamesMaker {
  /** The row of the name of an object; 0 for none. */
  rowOf(tags: Tags): number;
  /** The row of a name that is the same in all languages. */
  rowOfText(text: string): number;
  names(): DrawnNames;
}

export function createDrawnNames(texts: TextsMaker): DrawnNamesMaker {
  const rows = new Map<string, number>();
  const columns = Array.from({ length: 2 + LOCALES.length }, () => new IntColumn(1_024));
  const add = (numbers: readonly number[]) => {
    for (const [i, column] of columns.entries()) column.push(numbers[i] ?? 0);
  };
  add([]);

  function rowOfTexts({ local, latin, languages }: DrawnNameTexts): number {
    const numbers = [local, latin, ...LOCALES.map((locale) => languages[locale])].map(texts.number);
    // A name of which nothing can be seen is none.
    if (numbers[0] === 0) return 0;
    const key = numbers.join(' ');
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = columns[0]!.length;
    rows.set(key, row);
    add(numbers);
    return row;
  }

  return {
    rowOf(tags) {
      const name = drawnNameOf(tags);
      return name === null ? 0 : rowOfTexts(name);
    },
    rowOfText: (local) => rowOfTexts({ local, latin: undefined, languages: {} }),
    names() {
      const [local, latin, ...languages] = columns.map(sharedOf);
      const entries = LOCALES.map((locale, i) => [locale, languages[i]!] as const);
      return {
        local: local!,
        latin: latin!,
        languages: Object.fromEntries(entries) as DrawnNames['languages'],
      };
    },
  };
}
