/** Finds an item by id without a map of all ids: there are thousands of houses, looked up one by one and rarely. */
export function idIndexOf(items: readonly { readonly id: string }[]): (id: string) => number {
  return searchIds(orderOfIds(items.map(({ id }) => id)), (item) => items[item]!.id);
}

/** The numbers of all ids, in order of the ids; of equal ones the first comes first. */
export function orderOfIds(ids: readonly string[]): Int32Array {
  return Int32Array.from(ids.keys()).sort((a, b) => compare(ids[a]!, ids[b]!) || a - b);
}

/** @param sorted as from {@link orderOfIds}. @returns -1 for an id that is not there. */
export function searchIds(sorted: Int32Array, idOf: (item: number) => string): (id: string) => number {
  return (id) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(idOf(sorted[middle]!), id) < 0) low = middle + 1;
      else high = middle;
    }
    const found = sorted[low];
    return found !== undefined && idOf(found) === id ? found : -1;
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
