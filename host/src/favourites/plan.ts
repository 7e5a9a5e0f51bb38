import type { FavouriteLists, NewFavourite } from '@halte/contract';
import type { ToastKey } from './changeToasts.ts';
import { draftOf, listNameOf, singleOf } from './entries.ts';
import { type Entry, entriesOf, findSame, isEmpty, isFull, withoutId } from './lists.ts';
import type { Change } from './operations.ts';

/** A traveller's action: a change, or the undo of one, with the favourite as it was `before`. */
export type Action = Change | { readonly kind: 'back'; readonly change: Change; readonly before: Entry | undefined };

/** A change that can be made, or why not. `change` is null where there is nothing to do. */
export type Plan =
  | { readonly isPossible: true; readonly change: Change | null }
  | { readonly isPossible: false; readonly toastKey: ToastKey };

const refused = (toastKey: ToastKey): Plan => ({ isPossible: false, toastKey });
const FAILED = refused('toast.favourites.failed');
const possible = (change: Change | null): Plan => ({ isPossible: true, change });

function entryIn(lists: FavouriteLists, favoriteId: string): Entry | undefined {
  return entriesOf(lists).find((entry) => entry.favoriteId === favoriteId);
}

/** @param lists as they are shown. */
export function planOf(lists: FavouriteLists, action: Action): Plan {
  switch (action.kind) {
    case 'add':
      return planAdd(lists, action.favoriteId, action.favourite);
    case 'change':
      return planChange(lists, action.favoriteId, action.favourite);
    case 'remove':
      return entryIn(lists, action.favoriteId) ? possible(action) : FAILED;
    case 'order':
      return possible(action);
    case 'back':
      return planBack(lists, action.change, action.before);
  }
}

function planAdd(lists: FavouriteLists, favoriteId: string, favourite: NewFavourite): Plan {
  const single = singleOf(favourite, favoriteId);
  if (isEmpty(single)) return FAILED;
  if (findSame(lists, single)) return possible(null);
  return isFull(lists, single) ? refused('toast.favourites.full') : possible({ kind: 'add', favoriteId, favourite });
}

/** A line has nothing that can be changed. */
function planChange(lists: FavouriteLists, favoriteId: string, favourite: NewFavourite): Plan {
  const sameKind: readonly Entry[] = lists[listNameOf(favourite)];
  const before = sameKind.find((entry) => entry.favoriteId === favoriteId);
  const single = singleOf(favourite, favoriteId);
  if (favourite.kind === 'LINE' || !before || isEmpty(single)) return FAILED;
  if (findSame(withoutId(lists, favoriteId), single)) return refused('toast.favourites.same');
  return possible({ kind: 'change', favoriteId, favourite });
}

/** The account may have given a new favourite another id meanwhile; nothing is done where it is gone. */
function planBack(lists: FavouriteLists, change: Change, before: Entry | undefined): Plan {
  if (change.kind !== 'add' && change.kind !== 'change') return possible(null);
  const now = findSame(lists, singleOf(change.favourite, change.favoriteId));
  if (!now) return possible(null);
  const { favoriteId } = now;
  return before ? planChange(lists, favoriteId, draftOf(before)) : possible({ kind: 'remove', favoriteId });
}

/** The actions that undo a change. A removed favourite comes back as a new one, `newId`, at its former position. */
export function undoOf(lists: FavouriteLists, change: Change, newId: string): readonly Action[] {
  const before = 'favoriteId' in change ? entryIn(lists, change.favoriteId) : undefined;
  if (change.kind === 'remove') {
    if (!before) return [];
    const ids = entriesOf(lists).map((entry) => (entry === before ? newId : entry.favoriteId));
    return [
      { kind: 'add', favoriteId: newId, favourite: draftOf(before) },
      { kind: 'order', ids },
    ];
  }
  const plan = planOf(lists, change);
  return plan.isPossible && plan.change ? [{ kind: 'back', change: plan.change, before }] : [];
}
