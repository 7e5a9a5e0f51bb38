import type { MapInsets } from '@halte/map-core';
import { useEffect, useState } from 'react';
import { firstTouch } from '../services/firstTouch.ts';

/** CSS pixels: beside the round corners of the sheet the map is seen, also with letters twice as large. */
const CORNERS = 40;

/**
 * How much of the map is below the sheet and not wanted yet. Whoever touches the page may move map or sheet the next moment: from then on the map is
 * there as a whole, so that nothing empty is uncovered.
 */
export function useHiddenBelow({ bottom }: Pick<MapInsets, 'bottom'>): number {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => void firstTouch().then(() => setUsed(true)), []);
  return isUsed ? 0 : Math.max(0, bottom - CORNERS);
}
