import { startTransition, useEffect, useState } from 'react';

/** As many as the skeleton had: they take its place. */
const FIRST = 3;
/** Cards that a slow phone makes, lays out and paints within one frame. */
const PER_FRAME = 2;

/**
 * How many of `total` cards to show by now: a few at once, and more with each frame until all are there. Thirty at once would take
 * the page away for a moment just when the traveller wants to read the first. None is left out in the end: not for print, not for a search in
 * the page, not for who listens.
 */
export function useGrowing(total: number): number {
  const [shown, setShown] = useState(FIRST);

  useEffect(() => {
    if (shown >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + PER_FRAME)));
    return () => cancelAnimationFrame(frame);
  }, [shown, total]);

  return Math.min(shown, total);
}
