import type { Favourites, FavouritesState, HostServices } from '@halte/contract';
import { useEffect, useMemo } from 'react';
import { useObservable } from './useObservable.ts';

/** The traveller's favourites, as far as they are loaded, and the service that changes them. */
export interface SavedFavourites extends FavouritesState {
  readonly favourites: Favourites;
}

const NOTHING_READ: FavouritesState = {
  loaded: false,
  lists: { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] },
};

/** Follows what the traveller has saved. Reads it `now`, or leaves that to another part of the screen. */
export function useFavourites(
  { favourites }: Pick<HostServices, 'favourites'>,
  reading: 'now' | 'elsewhere' = 'now',
): SavedFavourites {
  const { loaded, lists } = useObservable(favourites.state, NOTHING_READ);
  useEffect(() => {
    if (reading === 'now') void favourites.load();
  }, [favourites, reading]);
  // The same while nothing changes: rows that have it are not rendered again.
  return useMemo(() => ({ favourites, loaded, lists }), [favourites, loaded, lists]);
}
