/** Reads fields of protobuf messages. `pbf` does not check where a message ends: here a message that does not fit to the last byte is an error. */
import type { PbfReader } from 'pbf';

const BYTES = 2;

/** A message that breaks off, or is no message. Who reads the block says which it was. */
export class DamageError extends Error {
  override readonly name = 'DamageError';
}

/** Calls `read` with the number of each field up to `end`; a field that it does not read is skipped. @throws DamageError */
export function eachField(reader: PbfReader, end: number, read: (field: number) => void): void {
  for (let field = reader.nextField(end); field !== 0; field = reader.nextField(end)) read(field);
  if (reader.pos !== end) throw new DamageError('A message does not end where it should.');
}

/** Where the bytes end that begin here, as a text, a message or a packed list. @throws DamageError */
export function endOfBytes(reader: PbfReader): number {
  if (reader.type !== BYTES) throw new DamageError('A field is of another type.');
  const length = reader.readVarint();
  const end = reader.pos + length;
  if (end > reader.length) throw new DamageError('A field is longer than its block.');
  return end;
}

/** @throws DamageError */
export function bytesOf(reader: PbfReader): Uint8Array {
  const end = endOfBytes(reader);
  const bytes = reader.buf.subarray(reader.pos, end);
  reader.pos = end;
  return bytes;
}

/** Fails unless a list that is packed was read to its end exactly. @throws DamageError */
export function checkEnd(reader: PbfReader, end: number): void {
  if (reader.pos !== end) throw new DamageError('A list does not end where it should.');
}
