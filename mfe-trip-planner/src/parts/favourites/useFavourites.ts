import {
  createObservable,
  type FavouriteLists,
  type Favourites,
  type FavouritesState,
  type HostServices,
} from '@halte/contract';
import { useObservable } from '@halte/ui';

const NOTHING = createObservable<FavouritesState>({
  loaded: false,
  lists: { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] },
});

export interface KnownFavourites {
  /** null in hosts that are older than this service. */
  readonly favourites: Favourites | null;
  /** Empty until somebody has asked for them to be read. */
  readonly lists: FavouriteLists;
}

/** What the traveller keeps, as far as it is known; renders again when it changes. */
export function useFavourites({ favourites }: HostServices): KnownFavourites {
  const { lists } = useObservable(favourites?.state ?? NOTHING);
  return { favourites: favourites ?? null, lists };
}
