import type { FavoriteLine, FavouriteLists } from '@halte/contract';

/** A line, and the further ids that the feed has for it. */
export interface NamedLine {
  readonly id: string;
  readonly otherIds?: readonly string[];
}

/** The favourites that are this line, under any of its ids. */
export function favouritesOfLine(
  { favoriteLines }: FavouriteLists,
  { id, otherIds = [] }: NamedLine,
): readonly FavoriteLine[] {
  return favoriteLines.filter(({ line }) => line.id === id || otherIds.includes(line.id));
}
