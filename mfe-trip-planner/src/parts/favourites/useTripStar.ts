import type { HostServices } from '@halte/contract';
import { useEffect } from 'react';
import { favoriteIdOfTrip, favouriteOfTrip } from '../../favourites/favouriteTrips.ts';
import { mayHaveFavourites } from '../../favourites/mayHaveFavourites.ts';
import type { Trip } from '../../trip/model.ts';
import { type Star, useStar } from './useStar.ts';

/** The star of a trip; reads what is kept where there may be something. */
export function useTripStar(host: HostServices, trip: Trip): Star | null {
  useEffect(() => {
    if (mayHaveFavourites(host)) void host.favourites?.load();
  }, [host]);
  return useStar(host, { idIn: (lists) => favoriteIdOfTrip(lists, trip), make: () => favouriteOfTrip(trip) });
}
