/** Columns in memory that threads share, so that a feed is handed to another thread without being copied. */
import { types } from 'node:util';

interface ColumnKind<T> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer): T;
}

/** All zeros. */
export function sharedColumn<T>(Kind: ColumnKind<T>, length: number): T {
  return new Kind(new SharedArrayBuffer(length * Kind.BYTES_PER_ELEMENT));
}

export function isShared(column: ArrayBufferView): boolean {
  return types.isSharedArrayBuffer(column.buffer);
}
