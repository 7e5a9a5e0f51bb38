import type { HostServices } from '@halte/contract';
import { useEffect, useMemo } from 'react';
import { mapJourneyOf, markersOf } from '../trip/mapJourney.ts';
import type { Trip } from '../trip/model.ts';
import { findJourney, journeysOf } from '../trip/search.ts';
import { tripStore } from '../trip/store.ts';
import { servicesOf } from './services.ts';
import { sameItems, useSteady } from './useSteady.ts';
import { useTripMap } from './useTripMap.ts';
import { useTripStore } from './useTripStore.ts';

/** Draws the selected journey of the results, whose details come when they are needed, and faintly those looked at before. */
export function useJourneysOnMap(host: HostServices, trip: Trip): void {
  const { search, selectedJourneyId, details } = useTripStore();
  const { api } = servicesOf(host);
  const code = findJourney(search.groups, selectedJourneyId)?.journeySummaryCode ?? null;
  const selected = code === null ? undefined : details.get(code);
  const isWaiting = code !== null && !selected?.journey && !selected?.problem;

  useEffect(() => {
    if (code !== null) void tripStore.loadDetails(api, code);
  }, [api, code]);

  const loaded = useSteady(
    journeysOf(search.groups).flatMap(({ journeySummaryCode }) => details.get(journeySummaryCode)?.journey ?? []),
    sameItems,
  );
  // Until the next journey is there, the map keeps the former: it would blink otherwise.
  const selectedId = useSteady(selected?.journey?.id ?? null, () => isWaiting);
  const markers = useMemo(() => markersOf(trip), [trip]);
  const journeys = useMemo(() => loaded.map(mapJourneyOf), [loaded]);
  useTripMap({ markers, journeys, selectedId });
}
