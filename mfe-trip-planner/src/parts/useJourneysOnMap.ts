import type { HostServices } from '@halte/contract';
import { useEffect, useMemo } from 'react';
import { detailsStore } from '../trip/detailsStore.ts';
import { drawnOf, isDrawnAlready } from '../trip/drawn.ts';
import { mapJourneyOf, markersOf } from '../trip/mapJourney.ts';
import type { Trip } from '../trip/model.ts';
import { servicesOf } from './services.ts';
import { useOfDetails } from './useOfDetails.ts';
import { useSteady } from './useSteady.ts';
import { useTripMap } from './useTripMap.ts';

/** Summary codes of journeys: one strongly, the others lightly, as far as their details are there. */
export interface OnMap {
  readonly codes: readonly string[];
  readonly selected: string | null;
}

/** Draws journeys between the ends of a trip. The details of the selected one come when they are needed. */
export function useJourneysOnMap(host: HostServices, trip: Trip, { codes, selected: code }: OnMap): void {
  const { api } = servicesOf(host);
  const selected = useOfDetails((details) => (code === null ? undefined : details.get(code)));
  const isWaiting = code !== null && !selected?.journey && !selected?.problem;

  useEffect(() => {
    if (code !== null) void detailsStore.loadOnce(api, code);
  }, [api, code]);

  const drawn = useOfDetails(
    (details) => drawnOf(codes, details),
    (former, next) => isDrawnAlready(former, next, code),
  );
  // Until the next journey is there, the map keeps the former: it would blink otherwise.
  const selectedId = useSteady(selected?.journey?.journeySummaryCode ?? null, () => isWaiting);
  const markers = useMemo(() => markersOf(trip), [trip]);
  const journeys = useMemo(() => drawn.journeys.map(mapJourneyOf), [drawn]);
  useTripMap({ markers, journeys, selectedId });
}
