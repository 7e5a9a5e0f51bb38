import { createObservable, type FavouritesState, type HostServices } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useEffect } from 'react';

/** For hosts that are older than favourites. */
const NONE = createObservable<FavouritesState>({
  loaded: false,
  lists: { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] },
});

export interface FavouriteLines {
  /** Whether lines can be saved at all. */
  readonly available: boolean;
  readonly ids: ReadonlySet<string>;
  toggle(lineId: string): void;
}

/** The lines that the traveller saved. */
export function useFavouriteLines({ favourites }: HostServices): FavouriteLines {
  const { lists } = useObservable(favourites?.state ?? NONE);
  useEffect(() => void favourites?.load(), [favourites]);
  return {
    available: favourites !== undefined,
    ids: new Set(lists.favoriteLines.map(({ line }) => line.id)),
    toggle(lineId) {
      const saved = lists.favoriteLines.find(({ line }) => line.id === lineId);
      void (saved ? favourites?.remove(saved.favoriteId) : favourites?.add({ kind: 'LINE', id: lineId }));
    },
  };
}
