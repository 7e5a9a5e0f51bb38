import type { HostServices, Query } from '@halte/contract';
import { useLayoutEffect } from 'react';
import { asDraft } from '../trip/rules.ts';
import { tripStore } from '../trip/store.ts';
import { useTripOfAddress } from './useTripOfAddress.ts';

/**
 * Puts the trip of an address into the form before it is seen. An address that names no place describes none: what the traveller has written
 * already stays.
 */
export function useTripFromAddress(host: HostServices, query: Query): void {
  const trip = useTripOfAddress(host, query);
  useLayoutEffect(() => {
    if (trip.departurePlace || trip.arrivalPlace) tripStore.fill(asDraft(trip, tripStore.state.now));
  }, [trip]);
}
