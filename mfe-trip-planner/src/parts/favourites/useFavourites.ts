import { createObservable, type FavouriteLists, type Favourites, type FavouritesState } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';

const NOTHING = createObservable<FavouritesState>({
  loaded: false,
  lists: { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] },
});

export interface FavouritesQuery {
  /** null in hosts that are older than this service. */
  readonly favourites: Favourites | null;
  /** Empty until `favourites.load()` was called. */
  readonly lists: FavouriteLists;
}

/** The traveller's favourites, as far as they are loaded. */
export function useFavourites(): FavouritesQuery {
  const { favourites } = useHost();
  const { lists } = useObservable(favourites?.state ?? NOTHING);
  return { favourites: favourites ?? null, lists };
}
