import type { MapSteps, Position } from '@halte/map-core';

/** The line of the step that is looked at: of the selected journey only; empty for none. */
export function lineOfStep({
  tripPlannerJourneys,
  selectedJourneyId,
  selectedPath: path,
}: Parameters<MapSteps['layers']>[0]): readonly Position[] {
  if (path?.step === undefined || path.journeyId !== selectedJourneyId) return [];
  const journey = tripPlannerJourneys.find(({ id }) => id === path.journeyId);
  return journey?.sections[path.sectionIndex]?.steps?.[path.step] ?? [];
}
