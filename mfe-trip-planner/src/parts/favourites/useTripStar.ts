import { useHost } from '@halte/ui/host';
import { useEffect } from 'react';
import { favoriteIdOfTrip, favouriteOfTrip } from '../../favourites/favouriteTrips.ts';
import { mayHaveFavourites } from '../../favourites/mayHaveFavourites.ts';
import type { Trip } from '../../trip/model.ts';
import { type Star, useStar } from './useStar.ts';

/** The star of a trip; reads what is kept where there may be something. */
export function useTripStar(trip: Trip): Star | null {
  const host = useHost();
  useEffect(() => {
    if (mayHaveFavourites(host)) void host.favourites?.load();
  }, [host]);
  return useStar({ idIn: (lists) => favoriteIdOfTrip(lists, trip), make: () => favouriteOfTrip(trip) });
}
