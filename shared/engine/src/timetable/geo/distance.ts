/** Great-circle arithmetic, metres and degrees (WGS 84 taken as a sphere: 0.5 % is less than the detour factor's error). */

const EARTH_RADIUS_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Metres per degree of latitude. */
export const METRES_PER_DEGREE = EARTH_RADIUS_METRES * RADIANS;

/** Straight-line metres between two points in degrees. */
export function metresBetween(fromLat: number, fromLon: number, toLat: number, toLon: number): number {
  const halfLat = Math.sin(((toLat - fromLat) * RADIANS) / 2);
  const halfLon = Math.sin(((toLon - fromLon) * RADIANS) / 2);
  const chord = halfLat * halfLat + Math.cos(fromLat * RADIANS) * Math.cos(toLat * RADIANS) * halfLon * halfLon;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Length of a degree of longitude relative to one of latitude, at this latitude. */
export function longitudeScale(lat: number): number {
  return Math.max(0.01, Math.cos(lat * RADIANS));
}
