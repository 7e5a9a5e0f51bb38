import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `delay` milliseconds. The first value after null is not delayed. */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  const isFirst = debounced === null && value !== null;
  if (isFirst) setDebounced(value);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);

  return isFirst ? value : debounced;
}
