import { createObservable, type FavouritesState, type HostServices } from '@halte/contract';
import { favoriteIdOf, favouriteOf, type Place, placeFrom } from '@halte/places';
import { useObservable } from '@halte/ui';
import { useEffect, useMemo } from 'react';

/** For hosts that are older than favourites. */
const NONE = createObservable<FavouritesState>({
  loaded: false,
  lists: { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] },
});

/** More would make the address of a request too long. */
const MOST_LINES = 50;

interface Stop {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

export interface Favourites {
  /** Whether stops can be saved at all. */
  readonly available: boolean;
  readonly stopIds: ReadonlySet<string>;
  readonly lineIds: readonly string[];
  toggleStop(stop: Stop): void;
}

/** The stops and lines that the traveller saved. */
export function useFavourites({ favourites }: HostServices): Favourites {
  const { lists } = useObservable(favourites?.state ?? NONE);
  useEffect(() => void favourites?.load(), [favourites]);
  return useMemo(
    () => ({
      available: favourites !== undefined,
      stopIds: new Set(lists.favoriteStopPoints.map(({ stopPoint }) => stopPoint.id)),
      lineIds: lists.favoriteLines.slice(0, MOST_LINES).map(({ line }) => line.id),
      toggleStop(stop) {
        const place: Place | null = placeFrom({ ...stop, type: 'stopArea', title: stop.name, displayName: stop.name });
        if (!place) return;
        const savedId = favoriteIdOf(lists, place);
        const favourite = favouriteOf(place);
        if (savedId !== null) void favourites?.remove(savedId);
        else if (favourite) void favourites?.add(favourite);
      },
    }),
    [favourites, lists],
  );
}
