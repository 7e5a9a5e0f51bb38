import { FAVOURITE_TRIP, type FavouriteLists } from '@halte/contract';

/** Kinds in the order in which they are named. */
const KINDS = ['lines', 'stops', 'places', 'trips'] as const;
export type FavouriteKind = (typeof KINDS)[number];

export interface FavouriteCount {
  readonly kind: FavouriteKind;
  readonly count: number;
}

/** How many favourites there are of each kind; kinds without any are left out. */
export function favouriteCounts(lists: FavouriteLists): readonly FavouriteCount[] {
  const { favoriteAddresses, favoriteLines, favoritePointOfInterests, favoriteStopPoints } = lists;
  const trips = favoritePointOfInterests.filter(({ type }) => type === FAVOURITE_TRIP).length;
  const counts = {
    lines: favoriteLines.length,
    stops: favoriteStopPoints.length,
    places: favoriteAddresses.length + favoritePointOfInterests.length - trips,
    trips,
  };
  return KINDS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}
