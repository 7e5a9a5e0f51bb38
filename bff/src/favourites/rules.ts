/**
 * Rules for changing a user's favourites. Of two changes to the same thing, the one made later wins, even if it arrives
 * first; of two made at the same time, the one that arrives last.
 */

import type { EpochSeconds } from '@halte/engine/common/time';
import { conflict, notFound, type Refusal } from '../problems/requestError.ts';
import { keyHashOf } from '../store/keyHash.ts';
import type {
  Favourite,
  FavouriteKey,
  FavouriteKind,
  FavouriteOrder,
  NamedFavourites,
} from '../store/storedFavourites.ts';
import type { Draft } from './drafts.ts';

export const MOST_OF_A_KIND = 200;

/** A user has at most one of each. */
const ONLY_ONCE: readonly unknown[] = ['HOME', 'WORK'];
const DEFAULT_CATEGORY = 'OTHER';

type Favourites = readonly Favourite[];

const isSame = (a: FavouriteKey, b: FavouriteKey) => a.kind === b.kind && a.key === b.key;

export function sameOf({ favourites }: Pick<NamedFavourites, 'favourites'>, draft: FavouriteKey): Favourite | null {
  return favourites.find((one) => isSame(one, draft)) ?? null;
}

/** Appends it. @throws RequestError `conflict` if it was deleted at a later time, or there are too many of its kind. */
export function withAdded(state: NamedFavourites, added: Favourite): NamedFavourites {
  if (sameOf(state, added)) return state;
  const keyHash = keyHashOf(added);
  const deleted = state.deleted.find((one) => one.kind === added.kind && one.keyHash === keyHash);
  if (deleted && deleted.deletedAt > added.updatedAt) throw wasDeleted();
  if (state.counts[added.kind] >= MOST_OF_A_KIND) throw tooManyOf(added.kind);
  return {
    ...state,
    favourites: onlyOnce([...state.favourites, added], added),
    deleted: state.deleted.filter((one) => one !== deleted),
  };
}

/** @throws RequestError `unknown`; `conflict` if it would duplicate another. */
export function withChanged(
  state: NamedFavourites,
  id: string,
  { key, content }: Draft,
  changedAt: EpochSeconds,
): NamedFavourites {
  const before = favouriteOf(state, id);
  if (changedAt < before.updatedAt) return state;
  const after = { ...before, key, content, updatedAt: changedAt };
  if (state.favourites.some((one) => one !== before && isSame(one, after)))
    throw conflict('same-favourite', 'Another favourite is the same already.');
  return {
    ...state,
    favourites: onlyOnce(
      state.favourites.map((one) => (one === before ? after : one)),
      after,
    ),
  };
}

/** @throws RequestError `unknown`; `conflict` if it was changed at a later time. */
export function withoutOne(state: NamedFavourites, id: string, deletedAt: EpochSeconds): NamedFavourites {
  const gone = favouriteOf(state, id);
  if (deletedAt < gone.updatedAt)
    throw conflict('favourite-changed', 'Another device changed this favourite later: it stays.');
  const { kind } = gone;
  return {
    ...state,
    favourites: state.favourites.filter((one) => one !== gone),
    deleted: [...state.deleted, { id, kind, keyHash: keyHashOf(gone), deletedAt }],
  };
}

/** The given ids first, in this order; the others keep theirs. Unknown ids are ignored. */
export function inOrder(before: FavouriteOrder, ids: readonly string[], orderedAt: EpochSeconds): FavouriteOrder {
  if (orderedAt < before.orderedAt) return before;
  const known = new Set(before.ids);
  const first = new Set(ids.filter((id) => known.has(id)));
  return { ids: [...first, ...before.ids.filter((id) => !first.has(id))], orderedAt };
}

/** @throws RequestError `unknown`. */
export function favouriteOf({ favourites }: Pick<NamedFavourites, 'favourites'>, id: string): Favourite {
  const found = favourites.find((one) => one.id === id);
  if (!found)
    throw notFound('favourite-not-found', 'There is no such favourite: it may have been deleted on another device.');
  return found;
}

export const categoryOf = ({ kind, content }: Pick<Favourite, 'kind' | 'content'>) =>
  kind === 'ADDRESS' && ONLY_ONCE.includes(content['category']) ? content['category'] : null;

/** Of these drafts: others that have the same one are changed with them. */
export const categoriesOf = (drafts: readonly Draft[]) => [
  ...new Set(drafts.map(categoryOf).filter((category) => typeof category === 'string')),
];

export const withoutCategory = (one: Favourite): Favourite => ({
  ...one,
  content: { ...one.content, category: DEFAULT_CATEGORY },
});

/** The previous home becomes an ordinary address. */
function onlyOnce(favourites: Favourites, latest: Favourite): Favourites {
  const category = categoryOf(latest);
  if (category === null) return favourites;
  return favourites.map((one) =>
    one !== latest && categoryOf(one) === category ? { ...withoutCategory(one), updatedAt: latest.updatedAt } : one,
  );
}

export function tooManyOf(kind: FavouriteKind): Refusal {
  return conflict(
    'too-many-favourites',
    `There are ${MOST_OF_A_KIND} favourites of type ${kind} already: delete one before you add another.`,
  );
}

export function wasDeleted(): Refusal {
  return conflict('favourite-deleted', 'Another device deleted this favourite later: it is not added again.');
}
