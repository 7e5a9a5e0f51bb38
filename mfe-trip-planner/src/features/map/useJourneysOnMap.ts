import type { Trip } from '@halte/contract/trip';
import type { MapJourney } from '@halte/map-core';
import { useMemo } from 'react';
import { markersOf } from './tripMarkers.ts';
import { useTripMap } from './useTripMap.ts';

/**
 * Draws journeys between the ends of a trip: the one with the summary code `selectedId` strongly, the others faintly. `journeys` must stay the
 * same array until it changes.
 */
export function useJourneysOnMap(trip: Trip, journeys: readonly MapJourney[], selectedId: string | null): void {
  const markers = useMemo(() => markersOf(trip), [trip]);
  useTripMap({ markers, journeys, selectedId });
}
