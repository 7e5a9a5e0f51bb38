/** Prefix of the keys under which favourites are stored on the device. */
const STORED = 'favorites.';

/** Whether a key of the device's storage is of favourites; null, in a storage event, means all keys. */
export function isOfFavourites(key: string | null): boolean {
  return key === null || key.startsWith(STORED);
}

/** Whether the device stores favourites. Most visitors have none, and nothing needs to be loaded to know that. */
export function hasStored(): boolean {
  try {
    return Object.keys(localStorage).some(isOfFavourites);
  } catch {
    return false;
  }
}
