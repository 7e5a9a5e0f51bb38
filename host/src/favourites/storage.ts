import type { FavouriteLists } from '@halte/contract';
import { EMPTY_LISTS, type ListName, mergeLists } from './lists.ts';
import { parseFavouriteLists } from './parseLists.ts';

/** The part of `localStorage` that is used. Reading and writing may throw. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NAMES = Object.keys(EMPTY_LISTS) as ListName[];

const KEYS: Readonly<Record<ListName, string>> = {
  favoriteAddresses: 'favorites.addresses',
  favoriteLines: 'favorites.lines',
  favoritePointOfInterests: 'favorites.pois',
  favoriteStopPoints: 'favorites.stoppoints',
};
/** An older spelling, which is read until something is written. */
const OLD_STOPS = 'favorites.stoppoint';
/** Set while the lists are a copy of an account: entries that the account has removed must not be added again, nor to another account. */
const MIRROR = 'favorites.mirror';

const ALL_KEYS: readonly string[] = [...Object.values(KEYS), OLD_STOPS, MIRROR];

export interface StoredFavourites {
  readonly lists: FavouriteLists;
  /** Whether they are a copy of an account. */
  readonly isMirror: boolean;
}

export interface FavouritesStorage {
  read(): StoredFavourites;
  /** Without storage, favourites last as long as the page. */
  write(favourites: StoredFavourites): void;
  clear(): void;
}

/** Whether a storage event is about favourites; null means all keys. */
export function isAboutFavourites(key: string | null): boolean {
  return key === null || ALL_KEYS.includes(key);
}

export function createFavouritesStorage(texts: () => TextStorage): FavouritesStorage {
  function parsed(key: string): unknown {
    try {
      return JSON.parse(texts().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  }

  function attempt(work: (texts: TextStorage) => void): void {
    try {
      work(texts());
    } catch {
      // Private windows and full disks: the traveller can do nothing about it.
    }
  }

  return {
    read() {
      const listed = parseFavouriteLists(Object.fromEntries(NAMES.map((name) => [name, parsed(KEYS[name])])));
      const old = parseFavouriteLists({ favoriteStopPoints: parsed(OLD_STOPS) });
      return { lists: mergeLists(listed, old), isMirror: parsed(MIRROR) === 1 };
    },
    write({ lists, isMirror }) {
      // First: an interrupted write must not make an account's favourites look like those of a device.
      attempt((storage) => (isMirror ? storage.setItem(MIRROR, '1') : storage.removeItem(MIRROR)));
      for (const name of NAMES) attempt((storage) => storage.setItem(KEYS[name], JSON.stringify(lists[name])));
      attempt((storage) => storage.removeItem(OLD_STOPS));
    },
    clear() {
      for (const key of ALL_KEYS) attempt((storage) => storage.removeItem(key));
    },
  };
}
