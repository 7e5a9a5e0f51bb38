import type { Observable } from './observable.ts';

/** WGS 84 degrees. */
interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** Name and position of a favourite place. Not every backend sends them: without them, a place is still found by its id. */
export interface FavoritePlace {
  /** Provider kind, e.g. `stopArea`. */
  readonly type: string;
  readonly name: string;
  readonly city: string;
  readonly coordinates: Coordinates | null;
}

export interface FavoriteLine {
  readonly favoriteId: string;
  readonly line: { readonly id: string };
}

export interface FavoriteAddress {
  readonly favoriteId: string;
  /** `HOME`, `WORK`, `OTHER` … */
  readonly category: string;
  readonly label: string;
  readonly address: {
    readonly street: string;
    readonly zipCode: string;
    readonly city: string;
    readonly coordinates: Coordinates;
  };
}

/** A stop point or a stop area. */
export interface FavoriteStopPoint {
  readonly favoriteId: string;
  readonly stopPoint: { readonly id: string; readonly lineIds: readonly string[] };
  readonly place?: FavoritePlace;
}

/** Type of a point of interest that is a trip: its id is the query of the trip's address, without times. */
export const FAVOURITE_TRIP = 'TRIP';

export interface FavoritePointOfInterest {
  readonly favoriteId: string;
  /** `POI`, a provider kind, or {@link FAVOURITE_TRIP}. */
  readonly type: string;
  readonly label: string;
  readonly pointOfInterest: { readonly id: string };
  readonly place?: FavoritePlace;
}

/** The four lists, in the shape that the account system keeps them; each in the traveller's order, new favourites last. */
export interface FavouriteLists {
  readonly favoriteAddresses: readonly FavoriteAddress[];
  readonly favoriteLines: readonly FavoriteLine[];
  readonly favoritePointOfInterests: readonly FavoritePointOfInterest[];
  readonly favoriteStopPoints: readonly FavoriteStopPoint[];
}

export interface FavouritesState {
  /** False until what the device keeps, and for signed-in users what the account keeps, has been read. */
  readonly loaded: boolean;
  readonly lists: FavouriteLists;
}

/** A favourite that has no id yet. */
export type NewFavourite =
  | { readonly kind: 'LINE'; readonly id: string }
  | {
      readonly kind: 'STOP_POINT';
      readonly id: string;
      readonly lineIds: readonly string[];
      readonly place?: FavoritePlace;
    }
  | {
      readonly kind: 'ADDRESS';
      readonly category: string;
      readonly label: string;
      readonly street: string;
      readonly zipCode: string;
      readonly city: string;
      readonly coordinates: Coordinates;
    }
  | {
      readonly kind: 'POI';
      readonly type: string;
      readonly id: string;
      readonly label: string;
      readonly place?: FavoritePlace;
    };

/** A favourite in the place of the one with the id, or a new one where the id is null. */
export interface FavouriteChange {
  readonly favoriteId: string | null;
  readonly favourite: NewFavourite;
}

/**
 * The traveller's favourites: on the device of anonymous visitors, in the account of signed-in users. It reports by itself, in a toast, the outcome of a
 * change; each resolves to whether it was made, and none rejects. A change that cannot be sent to the account now is made on the device, and
 * sent later.
 */
export interface Favourites {
  readonly state: Observable<FavouritesState>;
  /** Reads them, once for a session; what cannot be read now is not there, silently. */
  load(): Promise<void>;
  /** Keeps one more; the same one twice is one. */
  add(favourite: NewFavourite): Promise<boolean>;
  /** Puts another address, stop or point of interest in the place of one, e.g. to give it another name. */
  change(favoriteId: string, favourite: NewFavourite): Promise<boolean>;
  remove(favoriteId: string): Promise<boolean>;
  /** Puts the favourites that are named first in their lists, in this order. */
  arrange(ids: readonly string[]): Promise<boolean>;
  /** Makes changes that belong together without a message; what it returns takes them back. */
  changeWithUndo(changes: readonly FavouriteChange[]): () => void;
  /** Removes one without a message; what it returns puts it back in its place. */
  removeWithUndo(favoriteId: string): () => void;
}
