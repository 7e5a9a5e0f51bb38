import type { FavouriteLists, NewFavourite } from '@halte/contract';
import type { Account } from './account.ts';
import { type ToastKey, toastKeyOf } from './changeToasts.ts';
import { listNameOf, singleOf } from './entries.ts';
import {
  type Entry,
  findSame,
  isEmpty,
  isFull,
  isLocal,
  mergeLists,
  replaceEntry,
  withKnownPlaces,
  withoutId,
} from './lists.ts';

export type Edit = (lists: FavouriteLists) => FavouriteLists;

/** `edit` is null when the change was not made. */
export interface Outcome {
  readonly edit: Edit | null;
  readonly said: ToastKey;
}

/** Where a change is made: what is kept now, and the account that is asked first, if there is one. */
export interface ChangeContext {
  readonly lists: FavouriteLists;
  readonly account: Account | null;
}

export function refused(said: ToastKey): Outcome {
  return { edit: null, said };
}

const FAILED = refused('toast.favourites.failed');

/** @param single the favourite as this device would keep it. */
export async function added(
  { lists, account }: ChangeContext,
  favourite: NewFavourite,
  single: FavouriteLists,
): Promise<Outcome> {
  if (isEmpty(single)) return FAILED;
  const done: Outcome = { edit: (now) => mergeLists(now, single), said: 'toast.favourites.added' };
  if (findSame(lists, single)) return done;
  if (isFull(lists, single)) return refused('toast.favourites.full');
  if (!account) return done;
  try {
    const answer = withKnownPlaces(await account.add(favourite), single);
    return { ...done, edit: (now) => mergeLists(now, answer) };
  } catch (error) {
    const said = toastKeyOf(error);
    return said === 'toast.favourites.offline' ? { ...done, said: 'toast.favourites.kept' } : refused(said);
  }
}

/** @param wanted the one to change, as it was when that was asked for: its id may be another by now. */
export async function changed(
  { lists, account }: ChangeContext,
  favourite: NewFavourite,
  wanted: FavouriteLists,
): Promise<Outcome> {
  const isChangeable = favourite.kind === 'ADDRESS' || favourite.kind === 'STOP_POINT';
  const before = findSame(lists, wanted);
  const ofItsKind: readonly Entry[] = lists[listNameOf(favourite)];
  if (!isChangeable || !before || !ofItsKind.includes(before)) return FAILED;
  const { favoriteId } = before;
  const single = singleOf(favourite, favoriteId);
  if (isEmpty(single)) return FAILED;
  if (findSame(withoutId(lists, favoriteId), single)) return refused('toast.favourites.same');
  const asked = account && !isLocal(favoriteId) ? await account.change(favoriteId, favourite) : single;
  const after = withKnownPlaces(asked, single);
  return { edit: (now) => replaceEntry(now, favoriteId, after), said: 'toast.favourites.changed' };
}

/** @param wanted as for {@link changed}. */
export async function removed({ lists, account }: ChangeContext, wanted: FavouriteLists): Promise<Outcome> {
  const before = findSame(lists, wanted);
  if (!before) return FAILED;
  const { favoriteId } = before;
  if (account && !isLocal(favoriteId)) await account.remove(favoriteId);
  return { edit: (now) => withoutId(now, favoriteId), said: 'toast.favourites.removed' };
}
