/** Which tags of areas are water. The sea is not tagged: it lies on the right of coastlines. */

export const WATER = {
  natural: { water: 'water' },
  waterway: { riverbank: 'water', dock: 'water' },
  landuse: { reservoir: 'water', basin: 'water' },
  leisure: { swimming_pool: 'water' },
} as const;

/** `natural`: land is on the left of the line, the sea on its right. */
export const COASTLINE = 'coastline';
