import type { Trip } from '@halte/contract/trip';
import type { MapJourney } from '@halte/map-core';
import { useMemo } from 'react';
import { useJourneyDetails } from '../../state/useJourneyDetails.ts';
import { useFoundGroups } from '../../state/useSearchResults.ts';
import { type JourneyGroup, journeyOfCode, journeysOf } from '../../trip/search.ts';
import { mapDetailedJourney, mapJourneyOf, mapJourneysOf } from '../map/mapJourney.ts';
import { useJourneysOnMap } from '../map/useJourneysOnMap.ts';
import type { CodesToShow } from './useChosenJourneys.ts';

/** A chosen journey as the map draws it: from the search, or from its details where it was opened without a search. */
function useMapJourney(code: string | null): MapJourney | null {
  const found = useFoundGroups();
  const { data } = useJourneyDetails(code);
  return useMemo(() => {
    const journey = code === null ? null : journeyOfCode(found, code);
    const drawn = journey && mapJourneyOf(journey);
    return drawn ?? (data ? mapDetailedJourney(data) : null);
  }, [found, code, data]);
}

const NO_OTHERS: readonly JourneyGroup[] = [];

/** Draws the chosen journey strongly, its return in dashes. `others` are drawn faintly below them. Draws nothing while a code is missing. */
export function useChosenOnMap(trip: Trip, codes: CodesToShow, others = NO_OTHERS): void {
  const [code, returnCode = null] = codes.includes(null) ? [null] : codes;
  const chosen = useMapJourney(code);
  const back = useMapJourney(returnCode);
  const journeys = useMemo(() => {
    const both = [...(chosen ? [chosen] : []), ...(back ? [{ ...back, isReturn: true }] : [])];
    const around = journeysOf(others).filter((journey) => both.every(({ id }) => id !== journey.journeySummaryCode));
    return [...mapJourneysOf(around), ...both];
  }, [chosen, back, others]);
  useJourneysOnMap(trip, journeys, code);
}
