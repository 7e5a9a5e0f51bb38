import type { Trip } from '@halte/contract/trip';
import type { MapJourney } from '@halte/map-core';
import { useMemo } from 'react';
import { useStableValue } from '../../state/useStableValue.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import type { Journey } from '../../trip/search.ts';
import { mapDetailedJourney, mapJourneyOf } from '../map/mapJourney.ts';
import { markersOf } from '../map/tripMarkers.ts';
import { useTripMap } from '../map/useTripMap.ts';
import { withStepLines } from './steps/stepLines.ts';

function sameDrawing(former: unknown, drawing: unknown): boolean {
  return JSON.stringify(former) === JSON.stringify(drawing);
}

/** Draws the journey: until its details are there, as the results had it. A newer answer with the same geometry does not move the map. */
export function useRoadmapMap(trip: Trip, journey: DetailedJourney | null, found: Journey | null): void {
  const drawing = useMemo<readonly MapJourney[]>(() => {
    const drawn = journey ? withStepLines(mapDetailedJourney(journey), journey) : found && mapJourneyOf(found);
    return drawn ? [drawn] : [];
  }, [journey, found]);
  const journeys = useStableValue(drawing, sameDrawing);
  const { departurePlace, viaPlace, arrivalPlace, isViaOn } = trip;
  const markers = useMemo(
    () => markersOf({ departurePlace, viaPlace, arrivalPlace, isViaOn }),
    [departurePlace, viaPlace, arrivalPlace, isViaOn],
  );
  useTripMap({ markers, journeys, selectedId: (journey ?? found)?.journeySummaryCode ?? null });
}
