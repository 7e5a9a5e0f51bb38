/** The columns of a record and of the records in it: typed arrays, wherever they are, but not those in lists or maps. */
import { types } from 'node:util';

export type Column =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

export function isColumn(value: unknown): value is Column {
  return types.isTypedArray(value) && !types.isBigInt64Array(value) && !types.isBigUint64Array(value);
}

/** A copy of `record` in which `replace` has the say about every value that is no record. `path` is the names that lead to it. */
export function mapRecord(
  record: object,
  replace: (value: unknown, path: readonly string[]) => unknown,
  path: readonly string[] = [],
): Record<string, unknown> {
  const entries = Object.entries(record).map(([name, value]: [string, unknown]) => {
    const inner = [...path, name];
    return [name, isRecord(value) ? mapRecord(value, replace, inner) : replace(value, inner)];
  });
  return Object.fromEntries(entries);
}

function isRecord(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !ArrayBuffer.isView(value) &&
    !types.isMap(value) &&
    !types.isSet(value)
  );
}
