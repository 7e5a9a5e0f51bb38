/** How values are written and read: one description for both. */
import { type ByteReader, type ByteWriter, damaged } from './bytes.ts';

export interface Codec<T> {
  write(out: ByteWriter, value: T): void;
  read(input: ByteReader): T;
}

/** All values of one field of a table. */
export interface Column<T> {
  write(out: ByteWriter, values: readonly T[]): void;
  /** Reads at least one byte for each value. */
  read(input: ByteReader, count: number): T[];
}

type Fields<T> = { readonly [Name in keyof T]-?: Codec<T[Name]> };
type Columns<T> = { readonly [Name in keyof T]-?: Column<T[Name]> };

const utf8 = new TextEncoder();
const fromUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const uint: Codec<number> = { write: (out, value) => out.uint(value), read: (input) => input.uint() };
export const int: Codec<number> = { write: (out, value) => out.int(value), read: (input) => input.int() };
export const double: Codec<number> = { write: (out, value) => out.double(value), read: (input) => input.double() };

/** From -1 on. */
export const uintOrNone: Codec<number> = {
  write: (out, value) => out.uint(value + 1),
  read: (input) => input.uint() - 1,
};

export const text: Codec<string> = {
  write(out, value) {
    const bytes = utf8.encode(value);
    out.uint(bytes.length);
    out.raw(bytes);
  },
  read: (input) => decoded(input.raw(input.uint())),
};

/** 0, or one more than the length. */
export const textOrNull: Codec<string | null> = {
  write(out, value) {
    if (value === null) return out.uint(0);
    const bytes = utf8.encode(value);
    out.uint(bytes.length + 1);
    out.raw(bytes);
  },
  read(input) {
    const length = input.uint();
    return length === 0 ? null : decoded(input.raw(length - 1));
  },
};

export const flag: Codec<boolean> = oneOf([false, true]);

/** The position of the value in a list. */
export function oneOf<T>(values: readonly T[]): Codec<T> {
  return {
    write: (out, value) => out.uint(values.indexOf(value)),
    read: (input) => values[input.below(values.length)]!,
  };
}

export function nullable<T>(codec: Codec<T>): Codec<T | null> {
  return {
    write(out, value) {
      flag.write(out, value !== null);
      if (value !== null) codec.write(out, value);
    },
    read: (input) => (flag.read(input) ? codec.read(input) : null),
  };
}

/** The fields one after another. */
export function record<T extends object>(fields: Fields<T>): Codec<T> {
  const codecs = Object.entries(fields) as [keyof T, Codec<unknown>][];
  return {
    write(out, value) {
      for (const [name, codec] of codecs) codec.write(out, value[name]);
    },
    read: (input) => Object.fromEntries(codecs.map(([name, codec]) => [name, codec.read(input)])) as T,
  };
}

export function list<T>(item: Codec<T>): Codec<readonly T[]> {
  return {
    write(out, values) {
      out.uint(values.length);
      for (const value of values) item.write(out, value);
    },
    read: (input) => Array.from({ length: input.count() }, () => item.read(input)),
  };
}

/** How many rows, then column by column: like values are near each other, which compresses better. */
export function table<T extends object>(columns: Columns<T>): Codec<readonly T[]> {
  const named = Object.entries(columns) as [keyof T, Column<unknown>][];
  return {
    write(out, rows) {
      out.uint(rows.length);
      for (const [name, column] of named)
        column.write(
          out,
          rows.map((row) => row[name]),
        );
    },
    read(input) {
      const count = input.count();
      const read = named.map(([name, column]) => [name, column.read(input, count)] as const);
      return Array.from(
        { length: count },
        (_, row) => Object.fromEntries(read.map(([name, values]) => [name, values[row]])) as T,
      );
    },
  };
}

export function each<T>(codec: Codec<T>): Column<T> {
  return {
    write(out, values) {
      for (const value of values) codec.write(out, value);
    },
    read: (input, count) => Array.from({ length: count }, () => codec.read(input)),
  };
}

/** Each value is written as its difference to the one before. */
export const deltas: Column<number> = {
  write(out, values) {
    let before = 0;
    for (const value of values) {
      out.int(value - before);
      before = value;
    }
  },
  read(input, count) {
    let value = 0;
    return Array.from({ length: count }, () => {
      value += input.int();
      if (!Number.isSafeInteger(value)) throw damaged('a number is too large');
      return value;
    });
  },
};

/** The same text as in the row before is written as one zero. */
export const repeatedText: Column<string> = {
  write(out, values) {
    for (const [row, value] of values.entries())
      textOrNull.write(out, row > 0 && value === values[row - 1] ? null : value);
  },
  read(input, count) {
    let before = '';
    return Array.from({ length: count }, () => {
      before = textOrNull.read(input) ?? before;
      return before;
    });
  },
};

function decoded(bytes: Uint8Array): string {
  try {
    return fromUtf8.decode(bytes);
  } catch {
    throw damaged('a text is no UTF-8');
  }
}
