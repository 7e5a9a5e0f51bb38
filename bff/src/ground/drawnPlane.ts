/** The plane of the drawn map: degrees as parts of web mercator, and pixels of a zoom. */
import { metresPerPixel, worldX, worldY } from '../timetable/geo/mercator.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import { PARTS } from './drawing.ts';

const TILE_PIXELS = 256;
/** How far a simplified line may be from the real one, in pixels. */
const TOLERANCE_PIXELS = 0.4;

export const partsPerPixel = (zoom: number) => PARTS / (TILE_PIXELS * 2 ** zoom);
export const toleranceAt = (zoom: number) => TOLERANCE_PIXELS * partsPerPixel(zoom);

/** @param lonLat lon, lat, lon, lat … in degrees of 1e-7. @returns x, y, x, y … without points that follow themselves. */
export function onPlane(lonLat: readonly number[]): number[] {
  const xy: number[] = [];
  for (let i = 0; i < lonLat.length; i += 2) {
    const x = partsOf(worldX(lonLat[i]! / UNITS_PER_DEGREE));
    const y = partsOf(worldY(lonLat[i + 1]! / UNITS_PER_DEGREE));
    if (xy.length === 0 || xy[xy.length - 2] !== x || xy[xy.length - 1] !== y) xy.push(x, y);
  }
  return xy;
}

/** @param world x, y, x, y … in the unit square of web mercator. */
export const worldOnPlane = (world: Float64Array): Int32Array => Int32Array.from(world, partsOf);

/** Poles are at infinity. */
const partsOf = (world: number) => Math.round(Math.max(-PARTS / 2, Math.min(PARTS / 2 - 1, (world - 0.5) * PARTS)));

/** The first zoom at which so many square metres are so many square pixels. @param lat degrees. */
export function zoomOfSize(squareMetres: number, squarePixels: number, lat: number): number {
  return Math.max(0, Math.ceil(Math.log2(Math.sqrt(squarePixels / squareMetres) * metresPerPixel(0, lat))));
}
