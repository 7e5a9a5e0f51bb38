import { Children, type ReactNode, useState } from 'react';
import { useIncrementalCount } from '../hooks/useIncrementalCount.ts';

/**
 * Its children, one more per animation frame until all are there. Each is laid out by itself: the first text in a weight or a size of the font costs a
 * phone 3 to 10 ms, and a page that an answer brings has a dozen of them. Only where nothing stands below, because it grows. Later children are shown at once.
 */
export function InFrames({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const [atFirst] = useState(parts.length);
  const count = useIncrementalCount(atFirst);
  return count < atFirst ? parts.slice(0, count) : parts;
}
