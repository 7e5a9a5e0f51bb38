import type { Static } from 'typebox';
import type { ProximityPoint } from '../http/schemas/network.ts';
import type { Places } from '../places/places.ts';
import { invalid } from '../refusal.ts';

const MOST_POINTS = 500;

/**
 * Stops and amenities of the box around four corners, the most used first.
 *
 * @param corners `lat,lng` each. Refuses corners off the globe.
 */
export function pointsWithin(places: Places, corners: readonly string[]): Static<typeof ProximityPoint>[] {
  const lats = corners.map((corner) => Number(corner.split(',')[0]));
  const lons = corners.map((corner) => Number(corner.split(',')[1]));
  if (lats.some((lat) => Math.abs(lat) > 90) || lons.some((lon) => Math.abs(lon) > 180))
    throw invalid(
      'invalid-request',
      'In the query, each coord must lie on the globe: latitude up to 90, longitude up to 180.',
    );
  const box = { south: Math.min(...lats), west: Math.min(...lons), north: Math.max(...lats), east: Math.max(...lons) };
  return places
    .within(box)
    .slice(0, MOST_POINTS)
    .map(({ id, lat, lon, type, name, lines }) =>
      lines
        ? { id, lat, lon, type, name, modes: [...new Set(lines.map(({ mode }) => mode))], lines }
        : { id, lat, lon, type, name },
    );
}
