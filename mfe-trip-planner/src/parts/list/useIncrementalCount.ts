import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` cards to show by now: one more with each frame until all are there, as many as a slow phone lays out and paints in time.
 * Thirty at once would take the page away just when the traveller wants to read the first. None is left out in the end: not for print, not
 * for a search in the page, not for who listens.
 */
export function useIncrementalCount(total: number): number {
  const [shown, setShown] = useState(1);

  useEffect(() => {
    if (shown >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)));
    return () => cancelAnimationFrame(frame);
  }, [shown, total]);

  return Math.min(shown, total);
}
