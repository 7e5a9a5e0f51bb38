import type { FavouriteLists, NewFavourite } from '@halte/contract';
import { favouriteAgain } from '@halte/places';
import { useRef, useState } from 'react';
import { useFavourites } from './useFavourites.ts';

export interface Starred {
  /** The id under which it is kept, or null. */
  readonly idIn: (lists: FavouriteLists) => string | null;
  /** What is to be kept, null where that cannot be; `dropped` is what was kept until the last press, if there was one. */
  readonly make: (dropped: NewFavourite | null) => NewFavourite | null;
}

export interface Star {
  readonly isKept: boolean;
  readonly toggle: () => void;
}

/** The state of a star and what a press does; null where there is none to show. */
export function useStar({ idIn, make }: Starred): Star | null {
  const { favourites, lists } = useFavourites();
  const dropped = useRef<NewFavourite | null>(null);
  /** What was asked for and not answered yet: the star does not wait for it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const favoriteId = idIn(lists);
  if (!favourites || (favoriteId === null && make(null) === null)) return null;

  async function toggle(): Promise<void> {
    if (!favourites || wanted !== null) return;
    setWanted(favoriteId === null);
    if (favoriteId === null) {
      const kept = make(dropped.current);
      if (kept) await favourites.add(kept);
    } else {
      dropped.current = favouriteAgain(lists, favoriteId);
      await favourites.remove(favoriteId);
    }
    setWanted(null);
  }

  return { isKept: wanted ?? favoriteId !== null, toggle: () => void toggle() };
}
