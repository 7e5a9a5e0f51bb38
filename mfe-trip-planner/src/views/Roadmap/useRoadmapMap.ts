import type { MapJourney } from '@halte/map-core';
import { useMemo } from 'react';
import { useStableValue } from '../../parts/useStableValue.ts';
import { useTripMap } from '../../parts/useTripMap.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { mapDetailedJourney } from '../../trip/mapJourney.ts';
import type { Trip } from '../../trip/model.ts';
import { markersOf } from '../../trip/tripMarkers.ts';

function sameDrawing(former: unknown, drawing: unknown): boolean {
  return JSON.stringify(former) === JSON.stringify(drawing);
}

/** Draws the journey. A newer answer with the same geometry does not move the map. */
export function useRoadmapMap(trip: Trip, journey: DetailedJourney | null): void {
  const drawing = useMemo<readonly MapJourney[]>(() => (journey ? [mapDetailedJourney(journey)] : []), [journey]);
  const journeys = useStableValue(drawing, sameDrawing);
  const { departurePlace, viaPlace, arrivalPlace, isViaOn } = trip;
  const markers = useMemo(
    () => markersOf({ departurePlace, viaPlace, arrivalPlace, isViaOn }),
    [departurePlace, viaPlace, arrivalPlace, isViaOn],
  );
  useTripMap({ markers, journeys, selectedId: journey?.journeySummaryCode ?? null });
}
