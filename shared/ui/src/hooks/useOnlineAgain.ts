import { useEffect, useEffectEvent } from 'react';

/** Calls `again` each time the network comes back, while it is not null: retries what failed without a connection. */
export function useOnlineAgain(again: (() => void) | null): void {
  const isWanted = again !== null;
  const call = useEffectEvent(() => again?.());
  useEffect(() => {
    if (!isWanted) return undefined;
    const listener = () => call();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWanted]);
}
