import type { EpochSeconds } from '../common/time.ts';
import type { Store } from './store.ts';

/** How long a device may be offline and still not bring back a favourite that was deleted. */
export const DELETED_FAVOURITES_SECONDS = 90 * 86_400;

/** How long a cart stays as it is. One without an account is open to those who know its address, and ends sooner. */
export const UNCHANGED_CART_SECONDS = { email: 30 * 86_400, user: 365 * 86_400 };

/** Removes what is over at `now`, so that what is stored does not grow with time. */
export async function cleanUp(
  { sessions, favourites, links, registrations, carts }: Store,
  now: EpochSeconds,
): Promise<void> {
  await sessions.removeExpired(now);
  await links.removeExpired(now);
  await registrations.removeExpired(now);
  for (const kind of ['email', 'user'] as const) await carts.removeUnchanged(kind, now - UNCHANGED_CART_SECONDS[kind]);
  await favourites.forgetDeleted(now - DELETED_FAVOURITES_SECONDS);
}
