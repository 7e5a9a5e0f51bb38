/** Sums of weights by entry, for a search that touches few of many entries. */
export interface Tally {
  /** The highest sum. */
  readonly most: number;
  /** Adds `weight` to each entry of the sorted list. */
  add(entries: Int32Array, weight: number): void;
  /** Adds `weight` to those entries of the sorted list that have a sum. */
  addToKnown(entries: Int32Array, weight: number): void;
  /** Calls `each` with all entries that have a sum, in no particular order, and forgets them. */
  drain(each: (entry: number, sum: number) => void): void;
}

/** Looking one entry up in a sorted list takes about as long as going through that many. */
const SEARCH_STEPS = 24;

/** @param count of all entries. */
export function createTally(count: number): Tally {
  const sums = new Float32Array(count);
  const known = new Int32Array(count);
  let [size, most] = [0, 0];

  function increase(entry: number, weight: number): void {
    const sum = sums[entry]! + weight;
    sums[entry] = sum;
    if (sum > most) most = sum;
  }

  return {
    get most() {
      return most;
    },
    add(entries, weight) {
      for (const entry of entries) {
        if (sums[entry] === 0) known[size++] = entry;
        increase(entry, weight);
      }
    },
    addToKnown(entries, weight) {
      if (size * SEARCH_STEPS < entries.length) {
        for (let i = 0; i < size; i++) if (isIn(entries, known[i]!)) increase(known[i]!, weight);
      } else for (const entry of entries) if (sums[entry] !== 0) increase(entry, weight);
    },
    drain(each) {
      const drained = size;
      [size, most] = [0, 0];
      for (let i = 0; i < drained; i++) {
        const entry = known[i]!;
        const sum = sums[entry]!;
        sums[entry] = 0;
        each(entry, sum);
      }
    },
  };
}

function isIn(sorted: Int32Array, value: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === value;
}
