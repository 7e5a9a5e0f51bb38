/** Calls `make` again for a key only when its list has changed. The last result is kept for each key: there must be few. */
export function keepLast<T, Result>(make: (list: readonly T[]) => Result, isSame: (one: T, other: T) => boolean) {
  const known = new Map<string, { readonly list: readonly T[]; readonly result: Result }>();
  return (key: string, list: readonly T[]): Result => {
    const last = known.get(key);
    const isKnown =
      last?.list.length === list.length && list.every((item, index) => isSame(item, last.list[index] as T));
    if (last && isKnown) return last.result;
    const result = make(list);
    known.set(key, { list, result });
    return result;
  };
}
