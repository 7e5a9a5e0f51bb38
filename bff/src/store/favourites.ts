import type { Database, Query } from './database.ts';
import { allDeleted, deletedAmong, writeDeleted } from './deletedFavourites.ts';
import { type OnRows, onRowsOf } from './rows.ts';
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

/** The state, and the rank of each favourite: increasing, with gaps. */
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

/** Each row: the user, the hash of the id, the values to write. */
const ADD = (rows: string) =>
  `INSERT INTO favourites (user_id, id_hash, id, kind, key, key_hash, content, updated_at, rank)
   SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
     CAST(value ->> 7 AS DOUBLE PRECISION), CAST(value ->> 8 AS DOUBLE PRECISION) FROM ${rows}`;

const DELETE = (rows: string) =>
  `DELETE FROM favourites WHERE (user_id, id_hash) IN (SELECT value ->> 0, value ->> 1 FROM ${rows})`;

const UPDATE = (changes: string) => (rows: string) =>
  `UPDATE favourites SET ${changes} FROM ${rows} WHERE user_id = value ->> 0 AND id_hash = value ->> 1`;

const RANK = UPDATE('rank = CAST(value ->> 2 AS DOUBLE PRECISION)');
const CONTENT = UPDATE('content = value ->> 2, updated_at = CAST(value ->> 3 AS DOUBLE PRECISION)');
const KEY = UPDATE('key = value ->> 2, key_hash = value ->> 3');

type Cells = readonly (string | number)[];

/** Writes only differences. A key may become free only once the favourite that had it is removed or gets another key. */
async function writeFavourites(onRows: OnRows, before: Ranked, after: FavouriteState): Promise<void> {
  const known = new Map(before.favourites.map((favourite) => [favourite.id, favourite]));
  const remaining = new Set(after.favourites.map(({ id }) => id));
  const gone = [...known.keys()].filter((id) => !remaining.has(id)).map((id) => [digest(id)]);
  const [added, moved, changed, renamed]: [Cells[], Cells[], Cells[], Cells[]] = [[], [], [], []];
  let last = 0;
  for (const favourite of after.favourites) {
    const { id, kind, key, content, updatedAt } = favourite;
    const [same, rank] = [known.get(id), before.ranks.get(id) ?? 0];
    last = Math.max(rank, last + 1);
    if (same === favourite && rank === last) continue;
    const [hash, text] = [digest(id), JSON.stringify(content)];
    if (!same) added.push([hash, toStored(id), kind, toStored(key), digest(key), text, updatedAt, last]);
    else {
      if (rank !== last) moved.push([hash, last]);
      if (same !== favourite) changed.push([hash, text, updatedAt]);
      if (same.key !== key) renamed.push([hash, toStored(key), digest(key)]);
    }
  }
  await onRows(DELETE, gone);
  await onRows(KEY, renamed);
  await onRows(ADD, added);
  await onRows(CONTENT, changed);
  await onRows(RANK, moved);
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
        const onRows = onRowsOf(userId, query, database);
        const state = { ...others, deleted: await deletedAmong(onRows, added) };
        const after = rule(state);
        await writeFavourites(onRows, { ...state, ranks }, after);
        await writeDeleted(query, onRows, userId, state.deleted, after.deleted);
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
