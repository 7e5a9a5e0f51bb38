/** Web mercator with the whole world as the unit square: x grows to the east, y to the south. */
const { PI, asinh, atan, cos, sinh, tan } = Math;

/** A box in the unit square. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export function worldX(lon: number): number {
  return (lon + 180) / 360;
}

export function worldY(lat: number): number {
  return (1 - asinh(tan((lat * PI) / 180)) / PI) / 2;
}

export function lonOf(x: number): number {
  return x * 360 - 180;
}

export function latOf(y: number): number {
  return (atan(sinh(PI * (1 - 2 * y))) * 180) / PI;
}

const EARTH_METRES = 40_075_016.686;

/** Metres per pixel of a 256 pixel tile at this latitude. */
export function metresPerPixel(zoom: number, lat: number): number {
  return (EARTH_METRES * cos((lat * PI) / 180)) / (256 * 2 ** zoom);
}
