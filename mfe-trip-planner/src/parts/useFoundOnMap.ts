import type { HostServices } from '@halte/contract';
import type { Found } from '../trip/foundStore.ts';
import type { Trip } from '../trip/model.ts';
import { findJourney, journeysOf } from '../trip/search.ts';
import { useJourneysOnMap } from './useJourneysOnMap.ts';

/** Draws what was found: the selected journey, and faintly those looked at before. */
export function useFoundOnMap(host: HostServices, trip: Trip, { search, selectedId }: Found): void {
  const selected = findJourney(search.groups, selectedId)?.journeySummaryCode ?? null;
  const codes = journeysOf(search.groups).map(({ journeySummaryCode }) => journeySummaryCode);
  useJourneysOnMap(host, trip, { codes, selected });
}
