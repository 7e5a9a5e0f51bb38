/** The columns of a record and of its nested records: typed arrays, except those in lists or maps. */
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

/** A copy of `record` with every value that is not a record passed through `replace`. `path` is the list of names leading to it. */
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
