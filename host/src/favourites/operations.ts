import type { FavouriteLists, NewFavourite } from '@halte/contract';
import type { Instant } from '@halte/i18n';
import { singleOf } from './entries.ts';
import { arranged, mergeLists, replaceEntry, withoutId } from './lists.ts';

/** A change that a traveller has made. A new favourite has the id of the device until the account has given it another. */
export type Change =
  | { readonly kind: 'add' | 'change'; readonly favoriteId: string; readonly favourite: NewFavourite }
  | { readonly kind: 'remove'; readonly favoriteId: string }
  | { readonly kind: 'order'; readonly ids: readonly string[] };

/** A change that the account has not confirmed. The device stores it, and sends it again until it is confirmed or refused. */
export interface Operation {
  readonly id: string;
  readonly change: Change;
  /** When two changes concern the same favourite, the account keeps the later one. */
  readonly madeAt: Instant;
  /** Number of server errors that the account has answered with. */
  readonly faults: number;
}

export function applied(lists: FavouriteLists, change: Change): FavouriteLists {
  switch (change.kind) {
    case 'add':
      return mergeLists(lists, singleOf(change.favourite, change.favoriteId));
    case 'change':
      return replaceEntry(lists, change.favoriteId, singleOf(change.favourite, change.favoriteId));
    case 'remove':
      return withoutId(lists, change.favoriteId);
    case 'order':
      return arranged(lists, change.ids);
  }
}

/** The lists of the account with the changes that it has not confirmed. */
export function shownLists(lists: FavouriteLists, pending: readonly Operation[]): FavouriteLists {
  return pending.reduce((before, { change }) => applied(before, change), lists);
}

function renamed(change: Change, former: string, favoriteId: string): Change {
  const next = (id: string) => (id === former ? favoriteId : id);
  if (change.kind === 'order') return { ...change, ids: change.ids.map(next) };
  return { ...change, favoriteId: next(change.favoriteId) };
}

/** Later changes of a favourite that has another id now. */
export function withNewId(
  pending: readonly Operation[],
  former: string,
  favoriteId: string | undefined,
): readonly Operation[] {
  if (favoriteId === undefined || favoriteId === former) return pending;
  return pending.map((operation) => ({ ...operation, change: renamed(operation.change, former, favoriteId) }));
}
