import { useState } from 'react';

/** The former value for as long as `isSame` takes the new one for it: what depends on it need not be done again. */
export function useSteady<T>(value: T, isSame: (former: T, value: T) => boolean): T {
  const [steady, setSteady] = useState(value);
  if (Object.is(steady, value) || isSame(steady, value)) return steady;
  setSteady(value);
  return value;
}

export function sameItems<T>(former: readonly T[], list: readonly T[]): boolean {
  return former.length === list.length && former.every((item, index) => Object.is(item, list[index]));
}
