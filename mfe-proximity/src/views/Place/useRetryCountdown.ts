import { useEffect, useEffectEvent, useState } from 'react';

const SECONDS = 15;

/** Counts down the seconds to the next retry, and retries at 0, while mounted. Paused while the page is hidden. */
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
