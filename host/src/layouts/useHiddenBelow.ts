import { useEffect, useState } from 'react';
import { firstTouch } from '../services/firstTouch.ts';
import type { Covering } from './useInsets.ts';

/** CSS pixels: beside the round corners of the sheet the map is seen, also with letters twice as large. */
const CORNERS = 40;
/** More than any map has, also in pixels of its nearest zoom. */
const ALL = 1e9;

/**
 * How much of the map is below the sheet and not wanted yet. Whoever touches the page may move map or sheet the next moment: from then on the map is
 * there as a whole, so that nothing empty is uncovered. All of it is hidden where the sheet covers it: in the strip that is left, there is the page's picture of the map.
 */
export function useHiddenBelow({ insets, isCovered }: Covering): number {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => void firstTouch().then(() => setUsed(true)), []);
  if (isUsed) return 0;
  return isCovered ? ALL : Math.max(0, insets.bottom - CORNERS);
}
