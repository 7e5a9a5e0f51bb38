/** Growable columns, for reading files of unknown length. */

export class IntColumn {
  private values: Int32Array<ArrayBuffer>;
  length = 0;

  constructor(expected: number) {
    this.values = new Int32Array(Math.max(16, expected));
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  pushAll(values: Int32Array): void {
    const length = this.length + values.length;
    if (length > this.values.length) {
      const larger = new Int32Array(Math.max(length, this.values.length * 2));
      larger.set(this.array());
      this.values = larger;
    }
    this.values.set(values, this.length);
    this.length = length;
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
    if (this.length === this.values.length) {
      const larger = new Float64Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
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
