import type { Database, Query } from './database.ts';
import type { DeletedFavourite, Favourite, FavouriteKind, FavouriteState, Favourites } from './store.ts';
import { digest, fromStored, toStored } from './text.ts';

interface Row {
  readonly id: string;
  readonly kind: FavouriteKind;
  readonly key: string;
  readonly content: string;
  readonly updated_at: number;
  readonly rank: number;
}

interface DeletedRow {
  readonly id: string;
  readonly kind: FavouriteKind;
  readonly key_hash: string;
  readonly deleted_at: number;
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

const deletedOf = ({ id, kind, key_hash, deleted_at }: DeletedRow): DeletedFavourite => ({
  id: fromStored(id),
  kind,
  keyHash: key_hash,
  deletedAt: deleted_at,
});

async function stateOf(query: Query, userId: string, locking = ''): Promise<Ranked> {
  const user = toStored(userId);
  const [owner] = await query<{ favourites_ordered_at: number }>(
    `SELECT favourites_ordered_at FROM users WHERE id = $1 ${locking}`,
    [user],
  );
  const rows = await query<Row>(
    'SELECT id, kind, key, content, updated_at, rank FROM favourites WHERE user_id = $1 ORDER BY rank, position',
    [user],
  );
  const deleted = await query<DeletedRow>(
    'SELECT id, kind, key_hash, deleted_at FROM deleted_favourites WHERE user_id = $1 ORDER BY deleted_at, id',
    [user],
  );
  return {
    favourites: rows.map(favouriteOf),
    deleted: deleted.map(deletedOf),
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
    else if (known.get(id) !== favourite || rank !== next)
      await query(
        `UPDATE favourites SET key = $1, key_hash = $2, content = $3, updated_at = $4, rank = $5
         WHERE user_id = $6 AND id_hash = $7`,
        [toStored(key), digest(key), JSON.stringify(content), updatedAt, next, user, digest(id)],
      );
  }
}

async function writeDeleted(query: Query, userId: string, before: Ranked, after: FavouriteState): Promise<void> {
  const user = toStored(userId);
  for (const { kind, keyHash } of before.deleted.filter((one) => !after.deleted.includes(one)))
    await query('DELETE FROM deleted_favourites WHERE user_id = $1 AND kind = $2 AND key_hash = $3', [
      user,
      kind,
      keyHash,
    ]);
  for (const { id, kind, keyHash, deletedAt } of after.deleted.filter((one) => !before.deleted.includes(one)))
    await query(
      'INSERT INTO deleted_favourites (user_id, id, kind, key_hash, deleted_at) VALUES ($1, $2, $3, $4, $5)',
      [user, toStored(id), kind, keyHash, deletedAt],
    );
}

export function favouritesIn(database: Database): Favourites {
  return {
    async read(userId) {
      const { ranks: _ranks, ...state } = await stateOf(database.query, userId);
      return state;
    },
    change: (userId, rule) =>
      database.transaction(async (query) => {
        const { ranks, ...state } = await stateOf(query, userId, database.lockingRows);
        const before = { ...state, ranks };
        const after = rule(state);
        await writeFavourites(query, userId, before, after);
        await writeDeleted(query, userId, before, after);
        if (after.orderedAt !== before.orderedAt)
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
