/** Numbers that refer to rows of a table. */
import { damaged } from './bytes.ts';
import { type Codec, type Column, deltas } from './codec.ts';

/** A position in a table of that many rows. */
export function index(rows: number): Codec<number> {
  return { write: (out, value) => out.uint(value), read: (input) => input.below(rows) };
}

/** A position in a table of that many rows, or -1. */
export function indexOrNone(rows: number): Codec<number> {
  return { write: (out, value) => out.uint(value + 1), read: (input) => input.below(rows + 1) - 1 };
}

/** A position in a table of that many rows, or null. */
export function indexOrNull(rows: number): Codec<number | null> {
  return {
    write: (out, value) => out.uint(value === null ? 0 : value + 1),
    read(input) {
      const value = input.below(rows + 1);
      return value === 0 ? null : value - 1;
    },
  };
}

/** Positions in a table of that many rows, each as its difference to the one before. */
export function indexDeltas(rows: number): Column<number> {
  return {
    write: deltas.write,
    read(input, count) {
      const values = deltas.read(input, count);
      if (values.some((value) => value < 0 || value >= rows))
        throw damaged('it refers to something that it does not have');
      return values;
    },
  };
}
