/** Coordinates as the decimals that they were published with. */
import { type ByteReader, type ByteWriter, damaged } from './bytes.ts';
import { type Column, deltas, double, each } from './codec.ts';

/** Of coordinates in published timetables. With more, 64 bits take less. */
const MOST_DIGITS = 12;

/**
 * The number of decimals, then the differences of the whole numbers; or one more than the most decimals, then the 64 bits of each. Either gives exactly
 * the same numbers.
 */
export const coordinates: Column<number> = {
  write(out: ByteWriter, values: readonly number[]) {
    const digits = digitsOf(values);
    out.uint(digits);
    if (digits > MOST_DIGITS) return doubles.write(out, values);
    const unit = 10 ** digits;
    deltas.write(
      out,
      values.map((value) => Math.round(value * unit)),
    );
  },
  read(input: ByteReader, count: number) {
    const digits = input.below(MOST_DIGITS + 2);
    const values = digits > MOST_DIGITS ? doubles.read(input, count) : decimals(input, count, 10 ** digits);
    if (values.some((value) => Math.abs(value) > 360)) throw damaged('a coordinate is none');
    return values;
  },
};

const doubles = each(double);

function decimals(input: ByteReader, count: number, unit: number): number[] {
  return deltas.read(input, count).map((value) => value / unit);
}

/** The least number of decimals that gives all of them. */
function digitsOf(values: readonly number[]): number {
  let digits = 0;
  for (const value of values) while (digits <= MOST_DIGITS && !isDecimal(value, digits)) digits++;
  return digits;
}

export function isDecimal(value: number, digits = MOST_DIGITS): boolean {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit === value && !Object.is(value, -0);
}
