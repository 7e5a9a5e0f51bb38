/** A finger, in CSS pixels. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

/** A shorter way is a tap, or a finger that trembles. */
const SWIPE = 40;

/** What a finger that went from one point to the other turns to; null where it was no swipe to a side. */
export function swipeOf(from: TouchPoint, to: TouchPoint): 'previous' | 'next' | null {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return null;
  return across > 0 ? 'previous' : 'next';
}
