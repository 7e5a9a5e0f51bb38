/** Values up to a total size. The one that was asked for longest ago makes room; the newest is kept, however large it is. */
export interface BoundedCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

/** @param most sum of the sizes of all values. */
export function createBoundedCache<V>(most: number, sizeOf: (value: V) => number): BoundedCache<V> {
  /** A Map iterates in insertion order: least recently used first. */
  const values = new Map<string, V>();
  let size = 0;
  const forget = (key: string) => {
    const value = values.get(key);
    if (value !== undefined) size -= sizeOf(value);
    values.delete(key);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      forget(key);
      values.set(key, value);
      size += sizeOf(value);
      while (size > most && values.size > 1) forget(values.keys().next().value!);
    },
  };
}
