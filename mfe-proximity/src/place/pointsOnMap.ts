import type { MapPoint } from '@halte/map-core';
import { isAddress, type PlaceInFull } from './placeDetails.ts';

/** The place among those around it, in its own words; an address has no sign of its own. */
export function pointsWithPlace(points: readonly MapPoint[], place: PlaceInFull | undefined): readonly MapPoint[] {
  if (!place || isAddress(place.kind)) return points;
  const { id, kind, name, lat, lon, lines } = place;
  const own = { id, type: kind, name, lat, lon, lines, modes: [...new Set(lines.map(({ mode }) => mode))] };
  return [...points.filter((point) => point.id !== id), own];
}
