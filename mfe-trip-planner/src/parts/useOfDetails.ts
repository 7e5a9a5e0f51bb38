import { useRef, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import { type DetailState, detailsStore } from '../trip/detailsStore.ts';

const onDetails = (changed: () => void) => subscribe(detailsStore.state, changed);

/** What `select` makes of the details that are there; renders again only when `isSame` does not take it for what it was before. */
export function useOfDetails<T>(
  select: (details: ReadonlyMap<string, DetailState>) => T,
  isSame: (former: T, value: T) => boolean = Object.is,
): T {
  const former = useRef<{ readonly value: T } | null>(null);
  return useSyncExternalStore(onDetails, () => {
    const value = select(detailsStore.state.details);
    if (former.current === null || !isSame(former.current.value, value)) former.current = { value };
    return former.current.value;
  });
}
