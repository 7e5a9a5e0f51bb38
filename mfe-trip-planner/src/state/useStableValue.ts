import { useState } from 'react';

/** The former value while `isEqual` finds the new one equal, so that memos and effects that depend on it do not run again. */
export function useStableValue<T>(value: T, isEqual: (former: T, value: T) => boolean): T {
  const [stable, setStable] = useState(value);
  if (Object.is(stable, value) || isEqual(stable, value)) return stable;
  setStable(value);
  return value;
}
