import type { FavouriteLists, NewFavourite } from '@halte/contract';
import { favouriteAgain } from '@halte/places';
import type { SavedFavourites } from '@halte/ui';
import { useRef, useState } from 'react';

export interface Starred {
  /** The id of the favourite, or null. */
  readonly idIn: (lists: FavouriteLists) => string | null;
  /** The favourite to add, or null where none can be made. `dropped` is the one that the last press removed, if any. */
  readonly make: (dropped: NewFavourite | null) => NewFavourite | null;
}

export interface Star {
  readonly isSaved: boolean;
  readonly toggle: () => void;
}

/** The state of a star and what a press does; null where there is none to show. */
export function useStar({ favourites, lists }: SavedFavourites, { idIn, make }: Starred): Star | null {
  const dropped = useRef<NewFavourite | null>(null);
  /** The optimistic state while a request is pending. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const favoriteId = idIn(lists);
  if (favoriteId === null && make(null) === null) return null;

  async function toggle(): Promise<void> {
    if (wanted !== null) return;
    setWanted(favoriteId === null);
    if (favoriteId === null) {
      const favourite = make(dropped.current);
      if (favourite) await favourites.add(favourite);
    } else {
      dropped.current = favouriteAgain(lists, favoriteId);
      await favourites.remove(favoriteId);
    }
    setWanted(null);
  }

  return { isSaved: wanted ?? favoriteId !== null, toggle: () => void toggle() };
}
