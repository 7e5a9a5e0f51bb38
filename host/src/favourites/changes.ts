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

/** Result of a change; `edit` is null when it was rejected. */
export interface Outcome {
  readonly edit: Edit | null;
  readonly toastKey: ToastKey;
}

/** The favourites before a change, and the account that stores it; null without a session. */
export interface ChangeContext {
  readonly lists: FavouriteLists;
  readonly account: Account | null;
}

export function rejected(toastKey: ToastKey): Outcome {
  return { edit: null, toastKey };
}

const FAILED = rejected('toast.favourites.failed');

/** @param single lists with the new favourite alone, as this device stores it. */
export async function added(
  { lists, account }: ChangeContext,
  favourite: NewFavourite,
  single: FavouriteLists,
): Promise<Outcome> {
  if (isEmpty(single)) return FAILED;
  const done: Outcome = { edit: (now) => mergeLists(now, single), toastKey: 'toast.favourites.added' };
  if (findSame(lists, single)) return done;
  if (isFull(lists, single)) return rejected('toast.favourites.full');
  if (!account) return done;
  try {
    const answer = withKnownPlaces(await account.add(favourite), single);
    return { ...done, edit: (now) => mergeLists(now, answer) };
  } catch (error) {
    const toastKey = toastKeyOf(error);
    return toastKey === 'toast.favourites.offline'
      ? { ...done, toastKey: 'toast.favourites.savedOffline' }
      : rejected(toastKey);
  }
}

/** @param wanted lists with the favourite as it was when the change was requested: it may have a new id now. */
export async function changed(
  { lists, account }: ChangeContext,
  favourite: NewFavourite,
  wanted: FavouriteLists,
): Promise<Outcome> {
  const isChangeable = favourite.kind === 'ADDRESS' || favourite.kind === 'STOP_POINT';
  const before = findSame(lists, wanted);
  const sameKind: readonly Entry[] = lists[listNameOf(favourite)];
  if (!isChangeable || !before || !sameKind.includes(before)) return FAILED;
  const { favoriteId } = before;
  const single = singleOf(favourite, favoriteId);
  if (isEmpty(single)) return FAILED;
  if (findSame(withoutId(lists, favoriteId), single)) return rejected('toast.favourites.same');
  const answer = account && !isLocal(favoriteId) ? await account.change(favoriteId, favourite) : single;
  const after = withKnownPlaces(answer, single);
  return { edit: (now) => replaceEntry(now, favoriteId, after), toastKey: 'toast.favourites.changed' };
}

/** @param wanted as for {@link changed}. */
export async function removed({ lists, account }: ChangeContext, wanted: FavouriteLists): Promise<Outcome> {
  const before = findSame(lists, wanted);
  if (!before) return FAILED;
  const { favoriteId } = before;
  if (account && !isLocal(favoriteId)) await account.remove(favoriteId);
  return { edit: (now) => withoutId(now, favoriteId), toastKey: 'toast.favourites.removed' };
}
