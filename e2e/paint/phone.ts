/** A phone whose map requests its tiles. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  tiles: 'drawn',
} as const;
