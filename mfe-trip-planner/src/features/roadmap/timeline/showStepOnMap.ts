import { loadMapCore } from '@halte/map-core/lazy';
import { decode } from '@placemarkio/polyline';
import type { WalkStep } from '../../../trip/detailedJourney.ts';

/** Close enough for a lift or a door. */
const POINT_ZOOM = 19;

/** Degrees; without the points that are nowhere on earth. */
export function pointsOf(geometry: string): readonly (readonly [lat: number, lon: number])[] {
  return decode(geometry)
    .map(([lon = Number.NaN, lat = Number.NaN]) => [lat, lon] as const)
    .filter(([lat, lon]) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180);
}

/** Makes the walk stand out on the map, and zooms to the step. Until the code of the map is loaded nothing moves. */
export async function showStepOnMap(
  journeyId: string,
  section: number,
  { geometry }: Pick<WalkStep, 'geometry'>,
): Promise<void> {
  const map = await loadMapCore().catch(() => null);
  if (!map) return;
  const points = pointsOf(geometry);
  const [first] = points;
  map.selectSection(journeyId, section);
  if (!first) return;
  const isPoint = points.every(([lat, lon]) => lat === first[0] && lon === first[1]);
  if (isPoint) map.focusPoint({ lat: first[0], lon: first[1] }, POINT_ZOOM);
  else map.focusBounds(map.boundsAround(points));
}
