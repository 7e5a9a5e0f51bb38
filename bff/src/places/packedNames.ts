/** An index of names as few columns in shared memory: hundreds of thousands of texts would take the thread that receives them a second. */
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import { withSharedColumns } from '../timetable/sharing.ts';
import type { NameIndex } from './nameIndex.ts';
import type { Trigrams } from './trigrams.ts';

/** Lists of texts are in UTF-8, one a line. */
export interface PackedNames {
  /** Words are folded: none has a line break. */
  readonly texts: Uint8Array;
  readonly more: Uint8Array;
  readonly grams: Uint8Array;
  readonly columns: Omit<Trigrams, 'grams'>;
}

export function packedNames({ texts, more, trigrams: { grams, ...columns } }: NameIndex): PackedNames {
  return withSharedColumns({ texts: packed(texts), more: packed(more), grams: packed(grams), columns });
}

export function unpackedNames({ texts, more, grams, columns }: PackedNames): NameIndex {
  const count = columns.nameFirst.length - 1;
  return {
    texts: linesOf(texts, count),
    more: linesOf(more, count),
    trigrams: { grams: linesOf(grams, grams.length), ...columns },
  };
}

function packed(lines: readonly string[]): Uint8Array {
  const text = lines.join('\n');
  const bytes = sharedColumn(Uint8Array, Buffer.byteLength(text));
  Buffer.from(bytes.buffer).write(text);
  return bytes;
}

/** An index without entries has no line, and one with an empty text has one. */
function linesOf({ buffer, byteOffset, byteLength }: Uint8Array, count: number): string[] {
  return count === 0 ? [] : Buffer.from(buffer, byteOffset, byteLength).toString().split('\n');
}
