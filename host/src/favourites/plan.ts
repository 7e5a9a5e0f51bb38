import type { FavouriteLists, NewFavourite } from '@halte/contract';
import type { ToastKey } from './changeToasts.ts';
import { draftOf, listNameOf, singleOf } from './entries.ts';
import { type Entry, entriesOf, findSame, isEmpty, isFull, localId, withoutId } from './lists.ts';
import type { Change } from './operations.ts';

/** A change that can be made, or why not. `change` is null where there is nothing to do. */
export type Plan =
  | { readonly isPossible: true; readonly change: Change | null }
  | { readonly isPossible: false; readonly toastKey: ToastKey };

const refused = (toastKey: ToastKey): Plan => ({ isPossible: false, toastKey });
const FAILED = refused('toast.favourites.failed');
const possible = (change: Change | null): Plan => ({ isPossible: true, change });

/** @param lists as they are shown. */
export function planAdd(lists: FavouriteLists, favourite: NewFavourite, favoriteId = localId()): Plan {
  const single = singleOf(favourite, favoriteId);
  if (isEmpty(single)) return FAILED;
  if (findSame(lists, single)) return possible(null);
  return isFull(lists, single) ? refused('toast.favourites.full') : possible({ kind: 'add', favoriteId, favourite });
}

/** A line has nothing that can be changed. */
export function planChange(lists: FavouriteLists, favoriteId: string, favourite: NewFavourite): Plan {
  const sameKind: readonly Entry[] = lists[listNameOf(favourite)];
  const before = sameKind.find((entry) => entry.favoriteId === favoriteId);
  const single = singleOf(favourite, favoriteId);
  if (favourite.kind === 'LINE' || !before || isEmpty(single)) return FAILED;
  if (findSame(withoutId(lists, favoriteId), single)) return refused('toast.favourites.same');
  return possible({ kind: 'change', favoriteId, favourite });
}

/**
 * Takes back a new favourite, or one in the place of `before`. The account may have given it another id meanwhile; nothing is done where it is gone.
 */
export function planBack(lists: FavouriteLists, change: Change, before: Entry | undefined): Plan {
  if (change.kind !== 'add' && change.kind !== 'change') return possible(null);
  const now = findSame(lists, singleOf(change.favourite, change.favoriteId));
  if (!now) return possible(null);
  return before ? planChange(lists, now.favoriteId, draftOf(before)) : planRemove(lists, now.favoriteId);
}

export function planRemove(lists: FavouriteLists, favoriteId: string): Plan {
  const isThere = entriesOf(lists).some((entry) => entry.favoriteId === favoriteId);
  return isThere ? possible({ kind: 'remove', favoriteId }) : FAILED;
}
