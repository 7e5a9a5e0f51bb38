import type { HostServices } from '@halte/contract';
import { useEffect, useMemo } from 'react';
import { detailsStore } from '../trip/detailsStore.ts';
import { mapJourneyOf, markersOf } from '../trip/mapJourney.ts';
import type { Trip } from '../trip/model.ts';
import { servicesOf } from './services.ts';
import { useDetails } from './useDetails.ts';
import { sameItems, useSteady } from './useSteady.ts';
import { useTripMap } from './useTripMap.ts';

/** Summary codes of journeys: one strongly, the others lightly, as far as their details are there. */
export interface OnMap {
  readonly codes: readonly string[];
  readonly selected: string | null;
}

/** Draws journeys between the ends of a trip. The details of the selected one come when they are needed. */
export function useJourneysOnMap(host: HostServices, trip: Trip, { codes, selected: code }: OnMap): void {
  const details = useDetails();
  const { api } = servicesOf(host);
  const selected = code === null ? undefined : details.get(code);
  const isWaiting = code !== null && !selected?.journey && !selected?.problem;

  useEffect(() => {
    if (code !== null) void detailsStore.load(api, code);
  }, [api, code]);

  const loaded = useSteady(
    codes.flatMap((shown) => details.get(shown)?.journey ?? []),
    sameItems,
  );
  // Until the next journey is there, the map keeps the former: it would blink otherwise.
  const selectedId = useSteady(selected?.journey?.id ?? null, () => isWaiting);
  const markers = useMemo(() => markersOf(trip), [trip]);
  const journeys = useMemo(() => loaded.map(mapJourneyOf), [loaded]);
  useTripMap({ markers, journeys, selectedId });
}
