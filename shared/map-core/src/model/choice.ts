import { journeysNear, nextOf } from './near.ts';
import { mapState } from './state.ts';
import type { LatLon } from './types.ts';

type Listener = (journeyId: string) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with the id of each journey that the traveller chooses on the map; the returned function ends it. */
export function onJourneyChosen(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * The journey that a touch at `at` chooses, within `reach` CSS pixels; null where there is none, without a listener, and while
 * a touch means a position.
 */
export function journeyAt(at: LatLon, reach: number): string | null {
  const { positionSelection, tripPlannerJourneys, selectedJourneyId, zoom } = mapState;
  if (listeners.size === 0 || positionSelection.searchMode) return null;
  return nextOf(journeysNear(tripPlannerJourneys, at, { zoom, reach }), selectedJourneyId);
}

/** A touch of the map at `at`. The map stays where it is: the traveller is looking at it. */
export function chooseJourneyAt(at: LatLon, reach: number): void {
  const id = journeyAt(at, reach);
  if (id === null) return;
  mapState.selectedJourneyId = id;
  mapState.selectedPath = null;
  for (const listener of listeners) listener(id);
}
