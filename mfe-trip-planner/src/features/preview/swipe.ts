/** A finger, in CSS pixels. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

/** A shorter movement is a tap or a tremor. */
const SWIPE = 40;

/** The journey that a swipe from one point to the other leads to; null if it was not a horizontal swipe. */
export function swipeOf(from: TouchPoint, to: TouchPoint): 'previous' | 'next' | null {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return null;
  return across > 0 ? 'previous' : 'next';
}
