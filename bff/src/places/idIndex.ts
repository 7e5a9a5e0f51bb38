/** Finds an item by id without a map of all ids: there are thousands of houses, looked up one by one and rarely. */
export function idIndexOf<T extends { readonly id: string }>(items: readonly T[]): (id: string) => number {
  const sorted = Int32Array.from(items.keys()).sort((a, b) => compare(items[a]!.id, items[b]!.id) || a - b);
  return (id) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(items[sorted[middle]!]!.id, id) < 0) low = middle + 1;
      else high = middle;
    }
    const found = sorted[low];
    return found !== undefined && items[found]!.id === id ? found : -1;
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
