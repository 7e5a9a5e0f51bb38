import { createObservable, type FavouritesState, type HostServices } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useEffect } from 'react';

/** For hosts that are older than favourites. */
const NONE = createObservable<FavouritesState>({
  loaded: false,
  lists: { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] },
});

/** A line, and the further ids that the feed has for it. */
interface NamedLine {
  readonly id: string;
  readonly otherIds?: readonly string[];
}

export interface FavouriteLines {
  /** Whether lines can be saved at all. */
  readonly available: boolean;
  has(line: NamedLine): boolean;
  toggle(line: NamedLine): void;
}

/** The lines that the traveller saved. */
export function useFavouriteLines({ favourites }: HostServices): FavouriteLines {
  const { lists } = useObservable(favourites?.state ?? NONE);
  useEffect(() => void favourites?.load(), [favourites]);
  const savedAs = ({ id, otherIds = [] }: NamedLine) =>
    lists.favoriteLines.filter(({ line }) => line.id === id || otherIds.includes(line.id));
  return {
    available: favourites !== undefined,
    has: (line) => savedAs(line).length > 0,
    toggle(line) {
      const saved = savedAs(line);
      if (saved.length === 0) void favourites?.add({ kind: 'LINE', id: line.id });
      for (const { favoriteId } of saved) void favourites?.remove(favoriteId);
    },
  };
}
