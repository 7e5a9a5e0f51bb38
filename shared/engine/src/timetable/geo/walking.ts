/** Walking model. Every walk of the product is computed here or with these figures. */

export const WALK = {
  /** 4.5 km/h: an unhurried adult with a bag. */
  metresPerSecond: 1.25,
  /** Metres of street per straight-line metre. */
  detour: 1.3,
  /** Straight-line reach of a walk between two rides. */
  changeReachMetres: 400,
  /** Minimum from alighting to boarding again, unless `transfers.txt` says otherwise. */
  changeSeconds: 60,
  /** If no stop is within reach, the nearest few within this many walked metres. */
  fallbackMetres: 5_000,
  fallbackStops: 5,
} as const;

/** By bike all the way. */
export const BIKE = {
  /** 15 km/h, an unhurried rider in a town. */
  metresPerSecond: 4.2,
} as const;

/** Walked metres for a straight-line distance. */
export function walkMetres(straightMetres: number): number {
  return Math.round(straightMetres * WALK.detour);
}

/** Whole seconds, rounded up, for walked metres. */
export function walkSeconds(walkedMetres: number): number {
  return Math.ceil(walkedMetres / WALK.metresPerSecond);
}
