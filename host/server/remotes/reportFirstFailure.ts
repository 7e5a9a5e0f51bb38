/** Reports a failure once per key, until the key succeeds again. */
export function reportFirstFailure<T>(
  load: (key: string) => Promise<T | null>,
  report: (key: string) => void,
): typeof load {
  const failing = new Set<string>();
  return async (key) => {
    const value = await load(key).catch(() => null);
    if (value !== null) failing.delete(key);
    else if (!failing.has(key)) {
      failing.add(key);
      report(key);
    }
    return value;
  };
}
