import type { HostServices } from '@halte/contract';

/** Prefix of the storage keys of favourites on the device. */
const STORED = 'favorites.';

/** Whether there may be favourites: most visitors have none, and nothing needs to be loaded to know that. */
export function mayHaveFavourites({ session }: HostServices): boolean {
  const { authenticated, loading } = session.state.get();
  if (authenticated || loading) return true;
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(STORED));
  } catch {
    return false;
  }
}
