import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { markersOf } from './tripMarkers.ts';
import { useTripMap } from './useTripMap.ts';

const NO_JOURNEYS = { journeys: [], selectedId: null } as const;

/** Draws the places of the trip in the form on the map. Renders nothing. */
export function FormMap() {
  const { trips } = useTripPlanner();
  // The trip changes with the clock; what is on the map does not.
  const { departurePlace, viaPlace, arrivalPlace, isViaOn } = useSnapshot(trips.state).trip;
  const markers = useMemo(
    () => markersOf({ departurePlace, viaPlace, arrivalPlace, isViaOn }),
    [departurePlace, viaPlace, arrivalPlace, isViaOn],
  );
  useTripMap({ ...NO_JOURNEYS, markers });
  return null;
}
