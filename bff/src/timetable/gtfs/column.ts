/** Growable columns, for reading files of unknown length. */

/** Above so many values, a column of twice its size would mostly be memory for nothing. */
const LARGE = 1 << 20;
const larger = (length: number) => Math.max(16, length < LARGE ? 2 * length : Math.ceil(1.25 * length));

export class IntColumn {
  private values: Int32Array<ArrayBuffer>;
  length = 0;

  constructor(expected: number) {
    this.values = new Int32Array(Math.max(16, expected));
  }

  push(value: number): void {
    if (this.length === this.values.length) this.grow(larger(this.length));
    this.values[this.length++] = value;
  }

  pushAll(values: ArrayLike<number>): void {
    const length = this.length + values.length;
    if (length > this.values.length) this.grow(Math.max(length, larger(this.values.length)));
    this.values.set(values, this.length);
    this.length = length;
  }

  /** Lets go of all values and their memory. */
  free(): void {
    this.values.buffer.transfer(0);
    this.values = new Int32Array(0);
    this.length = 0;
  }

  /** What was there is freed at once, not when its memory is next looked through: columns of a large city are hundreds of megabytes. */
  private grow(length: number): void {
    this.values = new Int32Array(this.values.buffer.transfer(length * Int32Array.BYTES_PER_ELEMENT));
  }

  /** The values so far; a view, valid until the next push. */
  array(): Int32Array {
    return this.values.subarray(0, this.length);
  }
}

export class FloatColumn {
  private values: Float64Array<ArrayBuffer>;
  length = 0;

  constructor(expected: number) {
    this.values = new Float64Array(Math.max(16, expected));
  }

  push(value: number): void {
    if (this.length === this.values.length)
      this.values = new Float64Array(this.values.buffer.transfer(larger(this.length) * Float64Array.BYTES_PER_ELEMENT));
    this.values[this.length++] = value;
  }

  /** The values so far; a view, valid until the next push. */
  array(): Float64Array {
    return this.values.subarray(0, this.length);
  }
}

/**
 * The rows of each owner, in order of `sequence`: rows of owner o are `order[first[o]] … order[first[o + 1] - 1]`.
 * Files are nearly always in that order already, so rows are only sorted where they are not.
 */
export function groupRows(
  owner: Int32Array,
  sequence: Int32Array,
  owners: number,
): { readonly first: Int32Array; readonly order: Int32Array } {
  const first = new Int32Array(owners + 1);
  for (let row = 0; row < owner.length; row++) first[owner[row]! + 1]!++;
  for (let o = 0; o < owners; o++) first[o + 1]! += first[o]!;
  const next = first.slice();
  const order = new Int32Array(owner.length);
  for (let row = 0; row < owner.length; row++) order[next[owner[row]!]!++] = row;
  for (let o = 0; o < owners; o++) {
    const end = first[o + 1]!;
    let sorted = true;
    for (let i = first[o]! + 1; i < end && sorted; i++) sorted = sequence[order[i - 1]!]! <= sequence[order[i]!]!;
    if (!sorted) order.subarray(first[o]!, end).sort((a, b) => sequence[a]! - sequence[b]! || a - b);
  }
  return { first, order };
}
