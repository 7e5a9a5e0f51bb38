import type { ViewProps } from '@halte/contract';
import { useIsHydrated } from '@halte/ui';
import { useMemo } from 'react';
import { IncompleteSearch } from '../features/results/IncompleteSearch.tsx';
import { Results } from '../features/results/Results.tsx';
import { useNow } from '../state/useNow.ts';
import { useTripOfAddress } from '../state/useTripOfAddress.ts';
import { tripAtFirst } from '../trip/tripAtFirst.ts';

export { loadJourneyMessages as loadTexts } from '../features/journey/loadJourneyMessages.ts';

/** The journeys for the trip that the address describes. */
export function View({ query }: ViewProps) {
  const isHydrated = useIsHydrated();
  const now = useNow();
  const described = useTripOfAddress(query);
  const first = useMemo(() => tripAtFirst(query, now), [query, now]);
  const trip = isHydrated ? described : first;
  const isComplete = trip.departurePlace !== null && trip.arrivalPlace !== null;
  return isComplete ? <Results query={query} trip={trip} /> : <IncompleteSearch query={query} />;
}
