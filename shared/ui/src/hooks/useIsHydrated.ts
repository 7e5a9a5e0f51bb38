import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True in the render that takes over the markup of the page, and in the one that writes it. */
function useIsTakingOver(): boolean {
  let isTakingOver = false;
  // React reads the server's snapshot in these renders only. Were the snapshots different, it would change from one to the other in a render of
  // the whole screen that no tap can interrupt.
  useSyncExternalStore(
    never,
    () => null,
    () => {
      isTakingOver = true;
      return null;
    },
  );
  return isTakingOver;
}

/**
 * False while React takes over the markup of the page, and while that markup is written; true in every later render, also the first of a component
 * that is mounted later. What only the browser knows is shown from then on: the first render has to equal the markup.
 */
export function useIsHydrated(): boolean {
  const isTakingOver = useIsTakingOver();
  const [isHydrated, setHydrated] = useState(!isTakingOver);
  useEffect(() => {
    if (!isHydrated) startTransition(() => setHydrated(true));
  }, [isHydrated]);
  return isHydrated;
}
