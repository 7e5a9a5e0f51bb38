import type { Query } from '@halte/contract';
import { useLayoutEffect } from 'react';
import { describesTrip, tripTextOf, withPlacesOf } from '../trip/formQuery.ts';
import { asDraft } from '../trip/rules.ts';
import { useTripPlanner } from './TripPlannerProvider.tsx';
import { useTripOfAddress } from './useTripOfAddress.ts';

/**
 * Fills the form with the trip of an address before it is painted. An address without a trip changes nothing, so the traveller's values stay.
 * Neither does an address that the form was filled from or saved in: the form may know more, e.g. the traveller's own name of a place.
 */
export function useTripFromAddress(query: Query): void {
  const { trips } = useTripPlanner();
  const trip = useTripOfAddress(query);
  const isDescribed = describesTrip(query);
  const address = tripTextOf(query);
  useLayoutEffect(() => {
    if (!isDescribed || trips.isFrom(address)) return;
    trips.tick();
    const { trip: former, now } = trips.state;
    trips.fill(asDraft(withPlacesOf(trip, former), now), address);
  }, [trips, trip, isDescribed, address]);
}
