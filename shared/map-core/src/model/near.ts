import { worldPixel } from './projected.ts';
import type { LatLon, MapJourney, Position } from './types.ts';

/** Width of the world in CSS pixels at zoom 0. */
const WORLD = 256;
/** Lines that are at most this far apart look like one. */
const SAME_LINE_PIXELS = 3;

/** In CSS pixels from `(0, 0)` to the segment between two points. */
function distanceToSegment(fromX: number, fromY: number, toX: number, toY: number): number {
  const x = toX - fromX;
  const y = toY - fromY;
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(fromX * x + fromY * y) / length));
  return Math.hypot(fromX + x * share, fromY + y * share);
}

/** In CSS pixels on a map of this zoom. */
export function distancePixels(one: LatLon, other: LatLon, zoom: number): number {
  const from = worldPixel(one, zoom);
  const to = worldPixel(other, zoom);
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** In CSS pixels on a flat map around `at`: exact near it. */
export function distanceToLine(geometry: readonly Position[], at: LatLon, zoom: number): number {
  const perLon = (WORLD * 2 ** zoom) / 360;
  const perLat = perLon / Math.cos((at.lat * Math.PI) / 180);
  let nearest = Number.POSITIVE_INFINITY;
  let beforeX = Number.NaN;
  let beforeY = Number.NaN;
  for (const [lat, lon] of geometry) {
    const x = (lon - at.lon) * perLon;
    const y = (lat - at.lat) * perLat;
    if (!Number.isNaN(beforeX)) nearest = Math.min(nearest, distanceToSegment(beforeX, beforeY, x, y));
    beforeX = x;
    beforeY = y;
  }
  return nearest;
}

/** Ids of the journeys that pass at `at`, in their order: those nearest to it, within `tolerance` CSS pixels at this zoom. */
export function journeysNear(
  journeys: readonly MapJourney[],
  at: LatLon,
  { zoom, tolerance }: { readonly zoom: number; readonly tolerance: number },
): readonly string[] {
  const distances = journeys.map(({ sections }) =>
    Math.min(...sections.map(({ geometry }) => distanceToLine(geometry, at, zoom))),
  );
  const nearest = Math.min(...distances);
  if (nearest > tolerance) return [];
  return journeys.flatMap(({ id }, index) => (distances[index]! <= nearest + SAME_LINE_PIXELS ? [id] : []));
}

/** Where journeys overlap, each click selects the one after the selected one. */
export function nextOf(ids: readonly string[], selectedId: string | null): string | null {
  return ids[(ids.indexOf(selectedId ?? '') + 1) % ids.length] ?? null;
}
