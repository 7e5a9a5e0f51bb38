import { type FavoriteLine, sameKind } from '@halte/contract';
import type { Trip } from '@halte/contract/trip';
import type { Place, SavedPlace } from '@halte/places';
import type { FavouriteTrip } from '../favourites/favouriteTrips.ts';

/** More are on the page of favourites. */
const MOST_TILES = 8;
/** From the width of a tablet on they stand two by two, the last for what is not shown. */
export const TILES_OF_PANEL = 3;

export type OwnPlace = 'HOME' | 'WORK';

/** A favourite, one tap away. */
export type Tile =
  | { readonly kind: 'trip'; readonly favoriteId: string; readonly trip: Trip }
  | { readonly kind: 'place'; readonly favoriteId: string; readonly place: Place; readonly category: OwnPlace | null }
  | { readonly kind: 'stop'; readonly favoriteId: string; readonly place: Place }
  | { readonly kind: 'line'; readonly favoriteId: string; readonly lineId: string };

export interface Favourites {
  readonly trips: readonly FavouriteTrip[];
  readonly places: readonly SavedPlace[];
  readonly lines: readonly FavoriteLine[];
}

const STOP_KINDS = ['stopArea', 'stopPoint'];

function placeTile({ favoriteId, category, place }: SavedPlace): Tile {
  if (STOP_KINDS.some((kind) => sameKind(kind, place.type))) return { kind: 'stop', favoriteId, place };
  return { kind: 'place', favoriteId, place, category: category === 'HOME' || category === 'WORK' ? category : null };
}

/** Home and work, then trips, then the other places, then lines: what disturbs those stands below as well. */
export function tilesOf({ trips, places, lines }: Favourites): readonly Tile[] {
  const tiles = places.map(placeTile);
  const isOwn = (tile: Tile) => tile.kind === 'place' && tile.category !== null;
  return [
    ...tiles.filter(isOwn),
    ...trips.map(({ favoriteId, trip }): Tile => ({ kind: 'trip', favoriteId, trip })),
    ...tiles.filter((tile) => !isOwn(tile)),
    ...lines.map(({ favoriteId, line }): Tile => ({ kind: 'line', favoriteId, lineId: line.id })),
  ].slice(0, MOST_TILES);
}
