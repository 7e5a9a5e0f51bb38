/** Sizes that a screen must work at: a small phone and a desk. */
export const SIZES = [
  { name: 'phone', width: 360, height: 800 },
  { name: 'desk', width: 1440, height: 900 },
] as const;
