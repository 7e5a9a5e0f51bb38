import type { HostServices } from '@halte/contract';

/** What the device keeps of them stands under keys that begin so. */
const STORED = 'favorites.';

/** Whether reading them could bring anything: for most who come there is nothing, and nothing needs to be loaded to know it. */
export function mayHaveFavourites({ session }: HostServices): boolean {
  const { authenticated, loading } = session.state.get();
  if (authenticated || loading) return true;
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(STORED));
  } catch {
    return false;
  }
}
