import type { FavouriteLists } from '@halte/contract';
import { EMPTY_LISTS, type ListName, mergeLists } from './lists.ts';
import { parseFavouriteLists } from './parseLists.ts';

/** The browser's local storage, or what stands in for it. Reading and writing may be refused. */
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
/** Stands while the lists are a copy of an account's: what the account has dropped must not come back from here, nor go to another one. */
const MIRROR = 'favorites.mirror';

const ALL_KEYS: readonly string[] = [...Object.values(KEYS), OLD_STOPS, MIRROR];

export interface StoredFavourites {
  readonly lists: FavouriteLists;
  /** Whether they are a copy of what an account keeps. */
  readonly isMirror: boolean;
}

export interface FavouritesStorage {
  read(): StoredFavourites;
  /** Where the browser refuses, favourites last as long as the page. */
  write(kept: StoredFavourites): void;
  clear(): void;
}

/** Whether a storage event is about favourites; null stands for all keys. */
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
      // Private windows and full disks: nothing that a traveller could mend.
    }
  }

  return {
    read() {
      const listed = parseFavouriteLists(Object.fromEntries(NAMES.map((name) => [name, parsed(KEYS[name])])));
      const old = parseFavouriteLists({ favoriteStopPoints: parsed(OLD_STOPS) });
      return { lists: mergeLists(listed, old), isMirror: parsed(MIRROR) === 1 };
    },
    write({ lists, isMirror }) {
      // First, so that a write that is cut short never makes an account's favourites look like those of a device.
      attempt((kept) => (isMirror ? kept.setItem(MIRROR, '1') : kept.removeItem(MIRROR)));
      for (const name of NAMES) attempt((kept) => kept.setItem(KEYS[name], JSON.stringify(lists[name])));
      attempt((kept) => kept.removeItem(OLD_STOPS));
    },
    clear() {
      for (const key of ALL_KEYS) attempt((kept) => kept.removeItem(key));
    },
  };
}
