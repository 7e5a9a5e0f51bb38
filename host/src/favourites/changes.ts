import type { FavouriteLists, NewFavourite } from '@halte/contract';
import type { Account } from './account.ts';
import { type Said, sentenceOf } from './changeToasts.ts';
import { listNameOf, singleOf } from './entries.ts';
import { type Entry, isEmpty, isFullFor, isLocal, replaced, sameIn, united, without, withPlacesOf } from './lists.ts';

export type Edit = (lists: FavouriteLists) => FavouriteLists;

/** `edit` is null when the change was not made. */
export interface Outcome {
  readonly edit: Edit | null;
  readonly said: Said;
}

/** Where a change is made: what is kept now, and the account that is asked first, if there is one. */
export interface Keeping {
  readonly lists: FavouriteLists;
  readonly account: Account | null;
}

export function refused(said: Said): Outcome {
  return { edit: null, said };
}

const FAILED = refused('toast.favourites.failed');

/** @param single the favourite as this device would keep it. */
export async function added(
  { lists, account }: Keeping,
  favourite: NewFavourite,
  single: FavouriteLists,
): Promise<Outcome> {
  if (isEmpty(single)) return FAILED;
  const done: Outcome = { edit: (now) => united(now, single), said: 'toast.favourites.added' };
  if (sameIn(lists, single)) return done;
  if (isFullFor(lists, single)) return refused('toast.favourites.full');
  if (!account) return done;
  try {
    const answer = withPlacesOf(await account.add(favourite), single);
    return { ...done, edit: (now) => united(now, answer) };
  } catch (error) {
    const said = sentenceOf(error);
    return said === 'toast.favourites.offline' ? { ...done, said: 'toast.favourites.kept' } : refused(said);
  }
}

/** @param wanted the one to change, as it was when that was asked for: its id may be another by now. */
export async function changed(
  { lists, account }: Keeping,
  favourite: NewFavourite,
  wanted: FavouriteLists,
): Promise<Outcome> {
  const isChangeable = favourite.kind === 'ADDRESS' || favourite.kind === 'STOP_POINT';
  const before = sameIn(lists, wanted);
  const ofItsKind: readonly Entry[] = lists[listNameOf(favourite)];
  if (!isChangeable || !before || !ofItsKind.includes(before)) return FAILED;
  const { favoriteId } = before;
  const single = singleOf(favourite, favoriteId);
  if (isEmpty(single)) return FAILED;
  if (sameIn(without(lists, favoriteId), single)) return refused('toast.favourites.same');
  const asked = account && !isLocal(favoriteId) ? await account.change(favoriteId, favourite) : single;
  const after = withPlacesOf(asked, single);
  return { edit: (now) => replaced(now, favoriteId, after), said: 'toast.favourites.changed' };
}

/** @param wanted as for {@link changed}. */
export async function removed({ lists, account }: Keeping, wanted: FavouriteLists): Promise<Outcome> {
  const before = sameIn(lists, wanted);
  if (!before) return FAILED;
  const { favoriteId } = before;
  if (account && !isLocal(favoriteId)) await account.remove(favoriteId);
  return { edit: (now) => without(now, favoriteId), said: 'toast.favourites.removed' };
}
