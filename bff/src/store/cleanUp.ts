import type { EpochSeconds } from '@halte/engine/common/time';
import type { Store } from './store.ts';

/** How long a device may be offline without restoring a deleted favourite. */
export const DELETED_FAVOURITES_SECONDS = 90 * 86_400;

/** How long an unchanged cart is kept. One without an account is accessible to anyone who knows its address, and expires sooner. */
export const UNCHANGED_CART_SECONDS = { email: 30 * 86_400, user: 365 * 86_400 };

/** Removes what has expired at `now`, so that the store does not grow indefinitely. */
export async function cleanUp(
  { sessions, favourites, links, registrations, carts, liveDocuments }: Store,
  now: EpochSeconds,
): Promise<void> {
  await sessions.removeExpired(now);
  await links.removeExpired(now);
  await registrations.removeExpired(now);
  for (const kind of ['email', 'user'] as const) await carts.removeUnchanged(kind, now - UNCHANGED_CART_SECONDS[kind]);
  await favourites.forgetDeleted(now - DELETED_FAVOURITES_SECONDS);
  await liveDocuments?.removeUnused();
}
