import type { HostServices, Query } from '@halte/contract';
import { useLayoutEffect } from 'react';
import { describesTrip, tripTextOf, withPlacesOf } from '../trip/formQuery.ts';
import { asDraft } from '../trip/rules.ts';
import { tripStore } from '../trip/store.ts';
import { useTripOfAddress } from './useTripOfAddress.ts';

/**
 * Puts the trip of an address into the form before it is seen. An address that says nothing of a trip changes nothing: what the traveller has
 * written stays. So does one that the form was filled from or saved in, because the form may know more of it, e.g. what the traveller calls a
 * place.
 */
export function useTripFromAddress(host: HostServices, query: Query): void {
  const trip = useTripOfAddress(host, query);
  const isDescribed = describesTrip(query);
  const address = tripTextOf(query);
  useLayoutEffect(() => {
    if (!isDescribed || tripStore.isFrom(address)) return;
    tripStore.tick();
    const { trip: former, now } = tripStore.state;
    tripStore.fill(asDraft(withPlacesOf(trip, former), now), address);
  }, [trip, isDescribed, address]);
}
