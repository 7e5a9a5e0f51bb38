import { setImmediate as nextTurn } from 'node:timers/promises';
import { keyHashOf } from '../store/keyHash.ts';
import {
  type DeletedFavourite,
  FAVOURITE_KINDS,
  type Favourite,
  type FavouriteKind,
  type FavouriteState,
  type Favourites,
  MOST_DELETED_FAVOURITES,
} from '../store/storedFavourites.ts';

/** Favourites that the list yields at once, at most. */
const BATCH = 50;

/** In-memory favourites of a store, kept in `states` by the id of their user. */
export function createMemoryFavourites(
  states: Map<string, FavouriteState>,
  mustExist: (userId: string) => void,
): Favourites {
  const stateOf = (userId: string) => states.get(userId) ?? { favourites: [], deleted: [], orderedAt: 0 };
  return {
    async *list(userId) {
      const { favourites } = stateOf(userId);
      for (let from = 0; from < favourites.length; from += BATCH) {
        yield favourites.slice(from, from + BATCH);
        await nextTurn();
      }
    },
    read: async (userId) => stateOf(userId),
    async change(userId, { ids, keys, categories }, rule) {
      mustExist(userId);
      const before = stateOf(userId);
      const isNamed = ({ id, kind, key, content: { category } }: Favourite) =>
        ids.includes(id) ||
        keys.some((one) => one.kind === kind && one.key === key) ||
        (kind === 'ADDRESS' && typeof category === 'string' && categories.includes(category));
      const isOfKeys = ({ kind, keyHash }: DeletedFavourite) =>
        keys.some((one) => one.kind === kind && keyHashOf(one) === keyHash);
      const countOf = (kind: FavouriteKind) => before.favourites.filter((one) => one.kind === kind).length;
      const state = {
        favourites: before.favourites.filter(isNamed),
        deleted: before.deleted.filter(isOfKeys),
        counts: {
          LINE: countOf('LINE'),
          ADDRESS: countOf('ADDRESS'),
          STOP_POINT: countOf('STOP_POINT'),
          POI: countOf('POI'),
        },
      };
      const after = structuredClone(rule(state));
      if (after.favourites.some(({ kind }) => !FAVOURITE_KINDS.includes(kind)))
        throw new Error('Not null: a favourite has one of the four kinds.');
      const isReplaced = ({ kind, keyHash }: DeletedFavourite) =>
        after.deleted.some((one) => one.kind === kind && one.keyHash === keyHash);
      const others = before.deleted.filter((one) => !state.deleted.includes(one) && !isReplaced(one));
      const deleted = [...others, ...after.deleted].toSorted((a, b) => a.deletedAt - b.deletedAt);
      const replaced = before.favourites.flatMap((one) =>
        isNamed(one) ? after.favourites.filter(({ id }) => id === one.id) : one,
      );
      const known = new Set(before.favourites.map(({ id }) => id));
      const favourites = [...replaced, ...after.favourites.filter(({ id }) => !known.has(id))];
      states.set(userId, { ...before, favourites, deleted: deleted.slice(-MOST_DELETED_FAVOURITES) });
      return after;
    },
    async order(userId, rule) {
      const before = stateOf(userId);
      const { ids, orderedAt } = rule({
        ids: before.favourites.map(({ id }) => id),
        orderedAt: before.orderedAt,
      });
      const favourites = ids.map((id) => before.favourites.find((one) => one.id === id)!);
      states.set(userId, { ...before, favourites, orderedAt });
    },
    async forgetDeleted(time) {
      let count = 0;
      for (const [userId, state] of states) {
        const deleted = state.deleted.filter(({ deletedAt }) => deletedAt >= time);
        count += state.deleted.length - deleted.length;
        states.set(userId, { ...state, deleted });
      }
      return count;
    },
  };
}
