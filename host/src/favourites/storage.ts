import type { FavouriteLists } from '@halte/contract';
import { keysOf } from '@halte/contract';
import { EMPTY_LISTS, type ListName, mergeLists } from './lists.ts';
import type { Operation } from './operations.ts';
import { parseFavouriteLists } from './parseLists.ts';
import { parseOperations, storedOperations } from './parseOperations.ts';

/** The part of `localStorage` that is used. Reading and writing may throw. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NAMES = keysOf(EMPTY_LISTS);

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
/** Changes that the account has not confirmed. */
const PENDING = 'favorites.pending';

const ALL_KEYS: readonly string[] = [...Object.values(KEYS), OLD_STOPS, MIRROR, PENDING];

export interface StoredFavourites {
  readonly lists: FavouriteLists;
  /** Whether they are a copy of an account. */
  readonly isMirror: boolean;
  /** Changes that the account has not confirmed, in the order in which they were made. */
  readonly pending: readonly Operation[];
}

export interface FavouritesStorage {
  read(): StoredFavourites;
  write(favourites: StoredFavourites): void;
  clear(): void;
}

/** Whether a storage event is about favourites; null means all keys. */
export function isAboutFavourites(key: string | null): boolean {
  return key === null || ALL_KEYS.includes(key);
}

export function createFavouritesStorage(texts: () => TextStorage): FavouritesStorage {
  /** Favourites that could not be written: they live as long as the page. */
  let unwritten: StoredFavourites | null = null;

  function parsed(key: string): unknown {
    try {
      return JSON.parse(texts().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  }

  /** Whether it worked: private windows and full disks refuse, and the traveller cannot help it. */
  function attempt(work: (texts: TextStorage) => void): boolean {
    try {
      work(texts());
      return true;
    } catch {
      return false;
    }
  }

  return {
    read() {
      if (unwritten) return unwritten;
      const listed = parseFavouriteLists(Object.fromEntries(NAMES.map((name) => [name, parsed(KEYS[name])])));
      const old = parseFavouriteLists({ favoriteStopPoints: parsed(OLD_STOPS) });
      const isMirror = parsed(MIRROR) === 1;
      return { lists: mergeLists(listed, old), isMirror, pending: parseOperations(parsed(PENDING)) };
    },
    write(favourites) {
      const { lists, isMirror, pending } = favourites;
      const isWritten = [
        // First: an interrupted write must not make an account's favourites look like those of a device.
        attempt((storage) => (isMirror ? storage.setItem(MIRROR, '1') : storage.removeItem(MIRROR))),
        ...NAMES.map((name) => attempt((storage) => storage.setItem(KEYS[name], JSON.stringify(lists[name])))),
        attempt((storage) =>
          pending.length > 0
            ? storage.setItem(PENDING, JSON.stringify(storedOperations(pending)))
            : storage.removeItem(PENDING),
        ),
        attempt((storage) => storage.removeItem(OLD_STOPS)),
      ];
      unwritten = isWritten.every(Boolean) ? null : favourites;
    },
    clear() {
      unwritten = null;
      for (const key of ALL_KEYS) attempt((storage) => storage.removeItem(key));
    },
  };
}
