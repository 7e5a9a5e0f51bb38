import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` rows of a list to render: one more per animation frame until all are there, which a slow phone can lay out and paint in time.
 * All at once would block the page just when the traveller wants to read the first. In the end all rows are in the page, for print, for
 * the browser's search and for screen readers.
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
