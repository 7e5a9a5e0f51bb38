/** An index of names as few texts and columns in shared memory: hundreds of thousands of texts would take the thread that receives them a second. */
import { withSharedColumns } from '../timetable/sharing.ts';
import type { NameIndex } from './nameIndex.ts';
import type { Trigrams } from './trigrams.ts';

export interface PackedNames {
  /** Words are folded: none has a line break. */
  readonly texts: string;
  readonly more: string;
  readonly grams: string;
  readonly columns: Omit<Trigrams, 'grams'>;
}

export function packedNames({ texts, more, trigrams: { grams, ...columns } }: NameIndex): PackedNames {
  return withSharedColumns({ texts: texts.join('\n'), more: more.join('\n'), grams: grams.join('\n'), columns });
}

export function unpackedNames({ texts, more, grams, columns }: PackedNames): NameIndex {
  const count = columns.nameFirst.length - 1;
  return {
    texts: linesOf(texts, count),
    more: linesOf(more, count),
    trigrams: { grams: grams === '' ? [] : grams.split('\n'), ...columns },
  };
}

/** An index without entries has no line, and one with an empty text has one. */
const linesOf = (text: string, count: number) => (count === 0 ? [] : text.split('\n'));
