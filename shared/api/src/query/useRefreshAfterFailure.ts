import { useEffect, useEffectEvent } from 'react';

/** SWR's interval pauses after a failure. While `hasFailed`, sends the request again at the same interval, when the page is visible and online. */
export function useRefreshAfterFailure(hasFailed: boolean, intervalMillis: number, refresh: () => void): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) refresh();
  });
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setInterval(() => again(), intervalMillis);
    return () => clearInterval(timer);
  }, [hasFailed, intervalMillis]);
}
