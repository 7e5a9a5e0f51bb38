/**
 * Computes a value once for each object and caches it for the lifetime of the object. The value must depend on
 * nothing else.
 */
export function memoize<K extends WeakKey, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let entry = cache.get(key);
    if (!entry) {
      entry = { value: compute(key) };
      cache.set(key, entry);
    }
    return entry.value;
  };
}

interface Store<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key in a map; computed and stored if missing. */
export function getOrCompute<K, V>(map: Store<K, V>, key: K, compute: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = compute();
    map.set(key, value);
  }
  return value;
}
