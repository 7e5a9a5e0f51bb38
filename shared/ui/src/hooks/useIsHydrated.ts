import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React takes over the markup of the page, and while that markup is written; true in every later render, also the first of a component
 * that is mounted later. What only the browser knows is shown from then on: the first render has to equal the markup.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
