import type { MapInsets } from './types.ts';

export interface Size {
  readonly x: number;
  readonly y: number;
}

/** Leaflet's two padding corners, in CSS pixels. */
export interface Padding {
  readonly paddingTopLeft: [x: number, y: number];
  readonly paddingBottomRight: [x: number, y: number];
}

/**
 * Room left around what is fitted: above it stands a pin of 38 pixels, below it are the credits, beside it are badges, and on the right the buttons: half of a
 * pin beside 44 pixels and their margin. Of a map that shows little, less is left free: `least` where `small` CSS pixels are seen, `most` from `large` on.
 */
const ABOVE = 40;
const MARGINS = {
  below: { least: 14, most: 64, small: 200, large: 420 },
  beside: { least: 26, most: 36, small: 240, large: 600 },
  buttons: { least: 26, most: 76, small: 420, large: 700 },
} as const;

function margin({ least, most, small, large }: (typeof MARGINS)[keyof typeof MARGINS], seen: number): number {
  const share = Math.min(Math.max((seen - small) / (large - small), 0), 1);
  return least + (most - least) * share;
}

/** Less than this is not a view: a panel that covers nearly all is not counted in full. */
const SMALLEST = 80;

function paddingAlong(before: number, after: number, length: number): [number, number] {
  const free = Math.max(length - SMALLEST, 0);
  const share = before + after > free ? free / (before + after) : 1;
  return [Math.round(before * share), Math.round(after * share)];
}

/** How far from each edge of the map things must stay to be seen whole beside the panels. */
export function paddingFor(insets: MapInsets, size: Size): Padding {
  const width = size.x - insets.left - insets.right;
  const height = size.y - insets.top - insets.bottom;
  const beside = margin(MARGINS.beside, width);
  const buttons = Math.max(beside, margin(MARGINS.buttons, width));
  const [left, right] = paddingAlong(insets.left + beside, insets.right + buttons, size.x);
  const [top, bottom] = paddingAlong(insets.top + ABOVE, insets.bottom + margin(MARGINS.below, height), size.y);
  return { paddingTopLeft: [left, top], paddingBottomRight: [right, bottom] };
}

/** From the middle of the map to the middle of the part that no panel covers, in CSS pixels. */
export function middleOffset(insets: MapInsets, size: Size): Size {
  const [left, right] = paddingAlong(insets.left, insets.right, size.x);
  const [top, bottom] = paddingAlong(insets.top, insets.bottom, size.y);
  return { x: (left - right) / 2, y: (top - bottom) / 2 };
}
