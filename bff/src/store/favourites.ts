import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Query } from './database.ts';
import { allDeleted, deletedAmong, writeDeleted } from './deletedFavourites.ts';
import { keyHashOf } from './keyHash.ts';
import { AT_ONCE, type OnRows, onRowsOf } from './rows.ts';
import type {
  Favourite,
  FavouriteKey,
  FavouriteKind,
  FavouriteNames,
  Favourites,
  NamedFavourites,
} from './storedFavourites.ts';
import { digest, fromStored, toStored } from './text.ts';

interface Row {
  readonly position: number | string;
  readonly id: string;
  readonly kind: FavouriteKind;
  readonly key: string;
  readonly content: string;
  readonly updated_at: number;
  readonly rank: number;
}

const favouriteOf = ({ id, kind, key, content, updated_at }: Row): Favourite => ({
  id: fromStored(id),
  kind,
  key: fromStored(key),
  content: JSON.parse(content),
  updatedAt: updated_at,
});

const IN_ORDER = 'FROM favourites WHERE user_id = $1 ORDER BY rank, position';

const SELECTED = (rows: string) =>
  `SELECT position, id, kind, key, content, updated_at, rank FROM ${rows} CROSS JOIN favourites WHERE user_id = value ->> 0`;
const OF_POSITIONS = (rows: string) => `${SELECTED(rows)} AND position = CAST(value ->> 1 AS BIGINT)`;
const OF_IDS = (rows: string) => `${SELECTED(rows)} AND id_hash = value ->> 1`;
const OF_KEYS = (rows: string) => `${SELECTED(rows)} AND kind = value ->> 1 AND key_hash = value ->> 2`;
const OF_CATEGORIES = (rows: string) => `${SELECTED(rows)} AND kind = 'ADDRESS' AND content LIKE value ->> 1`;

const NONE = { LINE: 0, ADDRESS: 0, STOP_POINT: 0, POI: 0 } as const satisfies NamedFavourites['counts'];

/** Contents are written by `JSON.stringify`: in a text, the quotation marks would be escaped. */
const withCategory = (category: string) => `%"category":${JSON.stringify(category)}%`;

interface Read {
  readonly named: NamedFavourites;
  /** The highest rank of all favourites of the user. */
  readonly lastRank: number;
}

async function namedOf(
  query: Query,
  onRows: OnRows,
  userId: string,
  { ids, keys, categories }: FavouriteNames,
): Promise<Read> {
  const rows = [
    ...(await onRows<Row, string>(OF_IDS, ids, (id) => [digest(id)])),
    ...(await onRows<Row, FavouriteKey>(OF_KEYS, keys, (one) => [one.kind, keyHashOf(one)])),
    ...(await onRows<Row, string>(OF_CATEGORIES, categories, (category) => [withCategory(category)])),
  ];
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => a.rank - b.rank);
  const totals = await query<{ kind: FavouriteKind; number: number | string; last: number }>(
    'SELECT kind, COUNT(*) AS number, MAX(rank) AS last FROM favourites WHERE user_id = $1 GROUP BY kind',
    [toStored(userId)],
  );
  const named = {
    favourites: unique.map(favouriteOf),
    deleted: await deletedAmong(onRows, keys),
    // PostgreSQL sends large integers as text.
    counts: { ...NONE, ...Object.fromEntries(totals.map(({ kind, number }) => [kind, Number(number)])) },
  };
  return { named, lastRank: Math.max(0, ...totals.map(({ last }) => last)) };
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

/** Writes only differences. A key may become free only once the favourite that had it is removed or gets another key. */
async function writeFavourites(onRows: OnRows, { named, lastRank }: Read, after: NamedFavourites): Promise<void> {
  const known = new Map(named.favourites.map((favourite) => [favourite.id, favourite]));
  const remaining = new Set(after.favourites.map(({ id }) => id));
  const gone = named.favourites.filter(({ id }) => !remaining.has(id));
  const added = after.favourites.filter(({ id }) => !known.has(id));
  const changed = after.favourites.filter((one) => known.has(one.id) && known.get(one.id) !== one);
  const renamed = changed.filter(({ id, key }) => known.get(id)!.key !== key);
  let rank = lastRank;
  await onRows(DELETE, gone, ({ id }) => [digest(id)]);
  await onRows(KEY, renamed, (one) => [digest(one.id), toStored(one.key), keyHashOf(one)]);
  await onRows(ADD, added, (one) => {
    const { id, kind, key, content, updatedAt } = one;
    const identity = [digest(id), toStored(id), kind, toStored(key), keyHashOf(one)];
    return [...identity, JSON.stringify(content), updatedAt, ++rank];
  });
  await onRows(CONTENT, changed, ({ id, content, updatedAt }) => [digest(id), JSON.stringify(content), updatedAt]);
}

interface Place {
  readonly id: string;
  readonly rank: number;
}

/** The favourites that need another rank. From the end, because those that the user did not move come last. */
function moved(before: readonly Place[], ids: readonly string[]): Place[] {
  const ranks = new Map(before.map(({ id, rank }) => [id, rank]));
  let next = Number.POSITIVE_INFINITY;
  return ids.toReversed().flatMap((id) => {
    const rank = ranks.get(id)!;
    const isInOrder = rank < next;
    next = isInOrder ? rank : next - 1;
    return isInOrder ? [] : [{ id, rank: next }];
  });
}

export function favouritesIn(database: Database): Favourites {
  async function* list(userId: string): AsyncGenerator<readonly Favourite[]> {
    const onRows = onRowsOf(userId, database.query, database);
    const places = await database.query<Pick<Row, 'position'>>(`SELECT position ${IN_ORDER}`, [toStored(userId)]);
    for (let start = 0; start < places.length; start += AT_ONCE) {
      // A quick answer of the database comes in the turn of the one before it.
      await nextTurn();
      const some = places.slice(start, start + AT_ONCE);
      const rows = await onRows<Row, Pick<Row, 'position'>>(OF_POSITIONS, some, ({ position }) => [position]);
      const byPosition = new Map(rows.map((row) => [row.position, row]));
      yield some.flatMap(({ position }) => byPosition.get(position) ?? []).map(favouriteOf);
    }
  }

  /** Locks the user until the end of the transaction. */
  async function orderedAtOf(query: Query, userId: string): Promise<number> {
    const [owner] = await query<{ favourites_ordered_at: number }>(
      `SELECT favourites_ordered_at FROM users WHERE id = $1 ${database.lockingRows}`,
      [toStored(userId)],
    );
    return owner?.favourites_ordered_at ?? 0;
  }

  return {
    list,
    async read(userId) {
      const favourites: Favourite[] = [];
      for await (const batch of list(userId)) favourites.push(...batch);
      const [owner] = await database.query<{ favourites_ordered_at: number }>(
        'SELECT favourites_ordered_at FROM users WHERE id = $1',
        [toStored(userId)],
      );
      return {
        favourites,
        deleted: await allDeleted(database.query, userId),
        orderedAt: owner?.favourites_ordered_at ?? 0,
      };
    },
    change: (userId, names, rule) =>
      database.transaction(async (query) => {
        await orderedAtOf(query, userId);
        const onRows = onRowsOf(userId, query, database);
        const before = await namedOf(query, onRows, userId, names);
        const after = rule(before.named);
        await writeFavourites(onRows, before, after);
        await writeDeleted(query, onRows, userId, before.named.deleted, after.deleted);
        return after;
      }),
    order: (userId, rule) =>
      database.transaction(async (query) => {
        const orderedAt = await orderedAtOf(query, userId);
        const rows = await query<Place>(`SELECT id, rank ${IN_ORDER}`, [toStored(userId)]);
        const before = rows.map(({ id, rank }) => ({ id: fromStored(id), rank }));
        const after = rule({ ids: before.map(({ id }) => id), orderedAt });
        await onRowsOf(userId, query, database)(RANK, moved(before, after.ids), ({ id, rank }) => [digest(id), rank]);
        if (after.orderedAt !== orderedAt)
          await query('UPDATE users SET favourites_ordered_at = $1 WHERE id = $2', [after.orderedAt, toStored(userId)]);
      }),
    async forgetDeleted(time) {
      const forgotten = await database.query('DELETE FROM deleted_favourites WHERE deleted_at < $1 RETURNING id', [
        time,
      ]);
      return forgotten.length;
    },
  };
}
