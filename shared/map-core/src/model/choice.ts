import { rideEndAt, rideStopAt } from './journeyMarks.ts';
import { journeysNear, nextOf } from './near.ts';
import { mapState } from './state.ts';
import type { LatLon } from './types.ts';

type Listener = (journeyId: string) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with the id of each journey that the traveller selects on the map. Returns the unsubscribe function. */
export function onJourneyChosen(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * The journey that a click at `at` selects, within `tolerance` CSS pixels; null where there is none, without a listener, while a click
 * chooses a position, and where the click means a stop of the selected journey: one between boarding and leaving only where no other journey passes.
 */
export function journeyAt(at: LatLon, tolerance: number): string | null {
  const { positionSelection, tripPlannerJourneys, selectedJourneyId, zoom } = mapState;
  if (listeners.size === 0 || positionSelection.searchMode) return null;
  if (rideEndAt(mapState, at, tolerance) !== null) return null;
  const id = nextOf(journeysNear(tripPlannerJourneys, at, { zoom, tolerance }), selectedJourneyId);
  return id === selectedJourneyId && rideStopAt(mapState, at, tolerance) !== null ? null : id;
}

/** Selects the journey at a click. Does not move the map. */
export function chooseJourneyAt(at: LatLon, tolerance: number): void {
  const id = journeyAt(at, tolerance);
  if (id === null) return;
  mapState.selectedJourneyId = id;
  mapState.selectedPath = null;
  for (const listener of listeners) listener(id);
}
