import { distancePixels, distanceToLine } from './near.ts';
import type { LatLon, MapState, Position, SelectedPath } from './types.ts';

function pixelsTo(line: readonly Position[], at: LatLon, zoom: number): number {
  const [first] = line;
  if (!first) return Number.POSITIVE_INFINITY;
  return line.length > 1 ? distanceToLine(line, at, zoom) : distancePixels({ lat: first[0], lon: first[1] }, at, zoom);
}

/** The step of the selected journey that is nearest to `at`, within `tolerance` CSS pixels. At a corner it is the one behind it, which is told there. */
export function stepAt(
  {
    tripPlannerJourneys,
    selectedJourneyId,
    zoom,
  }: Pick<MapState, 'tripPlannerJourneys' | 'selectedJourneyId' | 'zoom'>,
  at: LatLon,
  tolerance: number,
): Required<SelectedPath> | null {
  const journey = tripPlannerJourneys.find(({ id }) => id === selectedJourneyId);
  let found: Required<SelectedPath> | null = null;
  let least = tolerance;
  journey?.sections.forEach(({ steps = [] }, sectionIndex) => {
    steps.forEach((line, step) => {
      const pixels = pixelsTo(line, at, zoom);
      if (pixels > least) return;
      least = pixels;
      found = { journeyId: journey.id, sectionIndex, step };
    });
  });
  return found;
}
