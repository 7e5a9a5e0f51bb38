/** A column of the same kind, of zeros. */
export function columnLike<T extends Int8Array | Uint8Array | Uint16Array | Int32Array | Float32Array>(
  column: T,
  length: number,
): T {
  const Kind = column.constructor as new (length: number) => T;
  return new Kind(length);
}
