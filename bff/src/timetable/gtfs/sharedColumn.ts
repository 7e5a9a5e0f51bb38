/** Columns in shared memory, so that a feed is passed to another thread without copying. */
import { types } from 'node:util';
import type { MakeColumn } from '@halte/engine/timetable/makeColumn';
import type { IntColumn } from './column.ts';

interface ColumnKind<T> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer): T;
}

/** A column of zeros. */
export function sharedColumn<T>(Kind: ColumnKind<T>, length: number): T {
  return new Kind(new SharedArrayBuffer(length * Kind.BYTES_PER_ELEMENT));
}

/** Of whole numbers, zeros. */
export const sharedInts: MakeColumn = (length) => sharedColumn(Int32Array, length);

/** The numbers that were collected. */
export function sharedOf(collected: IntColumn): Int32Array {
  const column = sharedColumn(Int32Array, collected.length);
  column.set(collected.array());
  return column;
}

/** The column itself if it has a meaningful value, else an empty one. */
export function emptyUnless<T extends ArrayLike<number>>(
  Kind: ColumnKind<T>,
  column: T,
  says: (value: number) => boolean,
): T {
  for (let i = 0; i < column.length; i++) if (says(column[i]!)) return column;
  return sharedColumn(Kind, 0);
}

/** The same numbers in 16 bits where they fit, else the column itself. */
export function narrowed(column: Uint16Array | Int32Array): Uint16Array | Int32Array {
  for (let i = 0; i < column.length; i++) if (column[i]! < 0 || column[i]! > 0xffff) return column;
  const narrow = sharedColumn(Uint16Array, column.length);
  narrow.set(column);
  return narrow;
}

export function isShared(column: ArrayBufferView): boolean {
  return types.isSharedArrayBuffer(column.buffer);
}
