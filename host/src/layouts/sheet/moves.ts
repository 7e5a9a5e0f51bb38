import { HEIGHTS, type SheetHeight } from './heights.ts';

/** Each height in CSS pixels. */
export type SheetPixels = Readonly<Record<SheetHeight, number>>;

/** A flick faster than this, in CSS pixels per millisecond, leads to the next height in its direction. */
const FLICK = 0.5;

function step(from: SheetHeight, by: 1 | -1): SheetHeight {
  return HEIGHTS[HEIGHTS.indexOf(from) + by] ?? from;
}

/** A tap on the handle leads one step up, and from the top one step down. */
export function afterTap(from: SheetHeight): SheetHeight {
  return from === 'full' ? 'half' : step(from, 1);
}

/** Null for a key that does not change the height. */
export function afterKey(from: SheetHeight, key: string): SheetHeight | null {
  if (key === 'ArrowUp') return step(from, 1);
  if (key === 'ArrowDown' || key === 'Escape') return step(from, -1);
  if (key === 'Home') return 'peek';
  if (key === 'End') return 'full';
  return null;
}

/** Where a sheet that is released comes to rest; the speed is positive upwards, in CSS pixels per millisecond. */
export function afterDrag(pixels: SheetPixels, at: number, speed: number): SheetHeight {
  if (speed > FLICK) return HEIGHTS.find((height) => pixels[height] > at) ?? 'full';
  if (speed < -FLICK) return HEIGHTS.findLast((height) => pixels[height] < at) ?? 'peek';
  const distance = (height: SheetHeight) => Math.abs(pixels[height] - at);
  return HEIGHTS.reduce((nearest, height) => (distance(height) < distance(nearest) ? height : nearest));
}

/** How high the sheet is while it is dragged. */
export function whileDragged({ peek, full }: SheetPixels, at: number): number {
  return Math.min(Math.max(at, peek), full);
}
