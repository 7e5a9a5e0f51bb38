import type { EpochSeconds } from '../timetable/feed/feed.ts';
import type { Store } from './store.ts';

/** How long a device may be offline and still not bring back a favourite that was deleted. */
export const DELETED_FAVOURITES_SECONDS = 90 * 86_400;

/** Removes what is over at `now`, so that what is stored does not grow with time. */
export async function cleanUp({ sessions, favourites, links, registrations }: Store, now: EpochSeconds): Promise<void> {
  await sessions.removeExpired(now);
  await links.removeExpired(now);
  await registrations.removeExpired(now);
  await favourites.forgetDeleted(now - DELETED_FAVOURITES_SECONDS);
}
