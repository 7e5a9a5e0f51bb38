import { encode } from '@placemarkio/polyline';
import type { LatLon } from './cutShape.ts';

/** A line as an encoded polyline with precision 5: about a metre. */
export function encodeLine(points: readonly LatLon[]): string {
  return encode(points.map(([lat, lon]) => [lon, lat]));
}
