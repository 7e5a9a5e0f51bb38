import type { Database, Query } from './database.ts';
import { allDeleted, deletedAmong, writeDeleted } from './deletedFavourites.ts';
import type { Favourite, FavouriteKind, FavouriteState, Favourites } from './store.ts';
import { digest, fromStored, toStored } from './text.ts';

interface Row {
  readonly id: string;
  readonly kind: FavouriteKind;
  readonly key: string;
  readonly content: string;
  readonly updated_at: number;
  readonly rank: number;
}

/** The state, and where each favourite stands: the numbers grow, with gaps. */
interface Ranked extends FavouriteState {
  readonly ranks: ReadonlyMap<string, number>;
}

const favouriteOf = ({ id, kind, key, content, updated_at }: Row): Favourite => ({
  id: fromStored(id),
  kind,
  key: fromStored(key),
  content: JSON.parse(content),
  updatedAt: updated_at,
});

const LIST =
  'SELECT id, kind, key, content, updated_at, rank FROM favourites WHERE user_id = $1 ORDER BY rank, position';

async function stateOf(query: Query, userId: string, locking = ''): Promise<Ranked> {
  const user = toStored(userId);
  const [owner] = await query<{ favourites_ordered_at: number }>(
    `SELECT favourites_ordered_at FROM users WHERE id = $1 ${locking}`,
    [user],
  );
  const rows = await query<Row>(LIST, [user]);
  return {
    favourites: rows.map(favouriteOf),
    deleted: [],
    orderedAt: owner?.favourites_ordered_at ?? 0,
    ranks: new Map(rows.map(({ id, rank }) => [fromStored(id), rank])),
  };
}

async function writeFavourites(query: Query, userId: string, before: Ranked, after: FavouriteState): Promise<void> {
  const user = toStored(userId);
  const known = new Map(before.favourites.map((favourite) => [favourite.id, favourite]));
  const remaining = new Set(after.favourites.map(({ id }) => id));
  for (const id of known.keys())
    if (!remaining.has(id))
      await query('DELETE FROM favourites WHERE user_id = $1 AND id_hash = $2', [user, digest(id)]);
  let last = 0;
  for (const favourite of after.favourites) {
    const { id, kind, key, content, updatedAt } = favourite;
    const rank = before.ranks.get(id) ?? 0;
    const next = rank > last ? rank : last + 1;
    last = next;
    if (!known.has(id))
      await query(
        `INSERT INTO favourites (user_id, id, id_hash, kind, key, key_hash, content, updated_at, rank)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [user, toStored(id), digest(id), kind, toStored(key), digest(key), JSON.stringify(content), updatedAt, next],
      );
    else if (known.get(id) === favourite) {
      if (rank !== next)
        await query('UPDATE favourites SET rank = $1 WHERE user_id = $2 AND id_hash = $3', [next, user, digest(id)]);
    } else
      await query(
        `UPDATE favourites SET key = $1, key_hash = $2, content = $3, updated_at = $4, rank = $5
         WHERE user_id = $6 AND id_hash = $7`,
        [toStored(key), digest(key), JSON.stringify(content), updatedAt, next, user, digest(id)],
      );
  }
}

export function favouritesIn(database: Database): Favourites {
  return {
    list: async (userId) => (await database.query<Row>(LIST, [toStored(userId)])).map(favouriteOf),
    async read(userId) {
      const { ranks: _ranks, ...state } = await stateOf(database.query, userId);
      return { ...state, deleted: await allDeleted(database.query, userId) };
    },
    change: (userId, added, rule) =>
      database.transaction(async (query) => {
        const { ranks, ...others } = await stateOf(query, userId, database.lockingRows);
        const state = { ...others, deleted: await deletedAmong(query, userId, added) };
        const after = rule(state);
        await writeFavourites(query, userId, { ...state, ranks }, after);
        await writeDeleted(query, userId, state.deleted, after.deleted);
        if (after.orderedAt !== state.orderedAt)
          await query('UPDATE users SET favourites_ordered_at = $1 WHERE id = $2', [after.orderedAt, toStored(userId)]);
        return after;
      }),
    async forgetDeleted(time) {
      const forgotten = await database.query('DELETE FROM deleted_favourites WHERE deleted_at < $1 RETURNING id', [
        time,
      ]);
      return forgotten.length;
    },
  };
}
