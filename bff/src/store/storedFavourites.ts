/** The part of the store that keeps the favourites of people. */
import type { EpochSeconds } from '@halte/engine/common/time';
import type { JsonObject } from './json.ts';

/** Per user; the oldest are dropped first. If more were deleted while a device was offline, the device may bring one back. */
export const MOST_DELETED_FAVOURITES = 1_000;

export const FAVOURITE_KINDS = ['LINE', 'ADDRESS', 'STOP_POINT', 'POI'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

export interface Favourite {
  readonly id: string;
  readonly kind: FavouriteKind;
  /** Identifies a favourite among those of its kind, e.g. the line's id. */
  readonly key: string;
  readonly content: JsonObject;
  /** Time of addition or last change. */
  readonly updatedAt: EpochSeconds;
}

/** Tombstone of a favourite, kept for a while so that a device that was offline does not bring it back. It does not reveal its content. */
export interface DeletedFavourite {
  readonly id: string;
  readonly kind: FavouriteKind;
  /** {@link digest} of its key. */
  readonly keyHash: string;
  readonly deletedAt: EpochSeconds;
}

/** Identity of a favourite. */
export type FavouriteKey = Pick<Favourite, 'kind' | 'key'>;

/** All favourites of a user. */
export interface FavouriteState {
  /** In the user's order. Both ids and pairs of kind and key are unique. */
  readonly favourites: readonly Favourite[];
  /** At most one per kind and key. */
  readonly deleted: readonly DeletedFavourite[];
  /** When the user last reordered them; 0: never. */
  readonly orderedAt: EpochSeconds;
}

/** Names the favourites that a change reads; those that do not exist are left out. */
export interface FavouriteNames {
  readonly ids: readonly string[];
  /** Includes those that were deleted. */
  readonly keys: readonly FavouriteKey[];
  /** All addresses whose content has one of these as `category`. */
  readonly categories: readonly string[];
}

/** The part of a user's favourites that a change reads and replaces. */
export interface NamedFavourites {
  /** In the user's order. */
  readonly favourites: readonly Favourite[];
  readonly deleted: readonly DeletedFavourite[];
  /** Of all favourites of the user, by kind, before the change. */
  readonly counts: Readonly<Record<FavouriteKind, number>>;
}

/** All ids of a user's favourites. */
export interface FavouriteOrder {
  readonly ids: readonly string[];
  /** When the user last reordered them; 0: never. */
  readonly orderedAt: EpochSeconds;
}

export interface Favourites {
  /**
   * In the user's order, in batches, each from a later turn of the event loop: an account may have a megabyte of favourites. Changes that are made
   * meanwhile may be included or not.
   */
  list(userId: string): AsyncIterable<readonly Favourite[]>;
  /** Includes everything that was deleted. */
  read(userId: string): Promise<FavouriteState>;
  /**
   * Replaces the favourites that `names` selects with the result of `rule`, which may also add some: they come last, in its order. The cost does not
   * depend on how many the user has. Changes of one user are serialized, across all servers. If `rule` throws, the error is passed on and nothing is
   * changed.
   */
  change(
    userId: string,
    names: FavouriteNames,
    rule: (named: NamedFavourites) => NamedFavourites,
  ): Promise<NamedFavourites>;
  /** Puts all favourites into the order that `rule` returns; its ids must be those that it was given. */
  order(userId: string, rule: (before: FavouriteOrder) => FavouriteOrder): Promise<void>;
  /** Purges records of what was deleted before `time`; resolves to their number. */
  forgetDeleted(time: EpochSeconds): Promise<number>;
}
