import type { ViewProps } from '@halte/contract';
import { IncompleteSearch } from '../features/results/IncompleteSearch.tsx';
import { Results } from '../features/results/Results.tsx';
import { useTripOfAddress } from '../state/useTripOfAddress.ts';

export { loadJourneyMessages as loadTexts } from '../features/journey/loadJourneyMessages.ts';

/** The journeys for the trip that the address describes. */
export function View({ query }: ViewProps) {
  const trip = useTripOfAddress(query);
  const isComplete = trip.departurePlace !== null && trip.arrivalPlace !== null;
  return isComplete ? <Results query={query} trip={trip} /> : <IncompleteSearch query={query} />;
}
