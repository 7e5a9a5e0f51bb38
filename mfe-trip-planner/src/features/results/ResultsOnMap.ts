import type { Trip } from '@halte/contract/trip';
import { useMemo } from 'react';
import { useSelectedId } from '../../state/useSearchResults.ts';
import type { Direction } from '../../trip/model.ts';
import { findJourney, type JourneyGroup, journeysOf } from '../../trip/search.ts';
import { mapJourneysOf } from '../map/mapJourney.ts';
import { useJourneysOnMap } from '../map/useJourneysOnMap.ts';

export interface ResultsOnMapProps {
  /** Also that of a return: A stays where the traveller sets out. */
  trip: Trip;
  direction: Direction;
  groups: readonly JourneyGroup[];
}

/**
 * Draws the results on the map, from the geometry in the answer of the search: the selected journey, and the others faintly. A component and
 * not a hook, so that a selection does not render the screen around it.
 */
export function ResultsOnMap({ trip, direction, groups }: ResultsOnMapProps) {
  const selected = findJourney(groups, useSelectedId(direction, groups));
  const journeys = useMemo(() => mapJourneysOf(journeysOf(groups)), [groups]);
  useJourneysOnMap(trip, journeys, selected?.journeySummaryCode ?? null);
  return null;
}
