import type { Trip } from '@halte/contract/trip';
import { useFavourites } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useState } from 'react';
import { favoriteIdOfTrip, favouriteOfTrip } from './favouriteTrips.ts';
import { mayHaveFavourites } from './mayHaveFavourites.ts';
import { type Star, useStar } from './useStar.ts';

/** The star of a trip; reads what is saved where there may be something. */
export function useTripStar(trip: Trip): Star | null {
  const host = useHost();
  const [reading] = useState<'now' | 'elsewhere'>(() => (mayHaveFavourites(host) ? 'now' : 'elsewhere'));
  const saved = useFavourites(host, reading);
  return useStar(saved, { idIn: (lists) => favoriteIdOfTrip(lists, trip), make: () => favouriteOfTrip(trip) });
}
