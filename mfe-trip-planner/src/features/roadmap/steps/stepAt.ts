import type { MapSteps, Position, SelectedPath } from '@halte/map-core';

/** A line with one point has no segment; one of length 0 is as far. */
const withSegment = (line: readonly Position[]): readonly Position[] => (line.length === 1 ? [...line, ...line] : line);

/** The step of the selected journey that is nearest to `at`, within `tolerance` CSS pixels. At a corner it is the one behind it, which is told there. */
export const stepAt: MapSteps['at'] = (
  { tripPlannerJourneys, selectedJourneyId, zoom },
  { at, tolerance },
  distance,
): Required<SelectedPath> | null => {
  const journey = tripPlannerJourneys.find(({ id }) => id === selectedJourneyId);
  let found: Required<SelectedPath> | null = null;
  let least = tolerance;
  journey?.sections.forEach(({ steps = [] }, sectionIndex) => {
    steps.forEach((line, step) => {
      const pixels = distance(withSegment(line), at, zoom);
      if (pixels > least) return;
      least = pixels;
      found = { journeyId: journey.id, sectionIndex, step };
    });
  });
  return found;
};
