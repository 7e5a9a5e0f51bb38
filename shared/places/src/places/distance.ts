import type { Position } from '@halte/contract/trip';

const EARTH_RADIUS_METRES = 6_371_000;

/** Metres in a degree of latitude. */
export const METRES_PER_DEGREE = (EARTH_RADIUS_METRES * Math.PI) / 180;

/** The distance in metres on a flat map: exact to the metre over a few kilometres. */
export function distanceMetres(from: Position, to: Position): number {
  const meanLat = ((from.lat + to.lat) / 2) * (Math.PI / 180);
  return Math.hypot((to.lon - from.lon) * Math.cos(meanLat), to.lat - from.lat) * METRES_PER_DEGREE;
}
