import { createObservable, type FavouritesState, type HostServices } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useEffect } from 'react';

/** For hosts that are older than favourites. */
const NONE = createObservable<FavouritesState>({
  loaded: false,
  lists: { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] },
});

/** What the traveller saved, and the service that changes it; null in hosts without it. */
export function useFavourites({ favourites = null }: { readonly favourites?: HostServices['favourites'] | null }) {
  const { lists } = useObservable(favourites?.state ?? NONE);
  useEffect(() => void favourites?.load(), [favourites]);
  return { favourites, lists };
}
