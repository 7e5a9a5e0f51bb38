import { useEffect, useEffectEvent, useState } from 'react';

const SECONDS = 15;

/** Counts the seconds until the next try, and tries again at 0, as long as it is mounted. Stands still while the page is hidden. */
export function useRetryCountdown(retry: () => void): number {
  const [seconds, setSeconds] = useState(SECONDS);
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    let left = SECONDS;
    const timer = setInterval(() => {
      if (document.hidden) return;
      left = left > 1 ? left - 1 : SECONDS;
      if (left === SECONDS) tryAgain();
      setSeconds(left);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
