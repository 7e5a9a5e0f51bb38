import type { Query } from './database.ts';
import { keyHashOf } from './keyHash.ts';
import type { OnRows } from './rows.ts';
import {
  type DeletedFavourite,
  type FavouriteKey,
  type FavouriteKind,
  MOST_DELETED_FAVOURITES,
} from './storedFavourites.ts';
import { fromStored, toStored } from './text.ts';

interface Row {
  readonly id: string;
  readonly kind: FavouriteKind;
  readonly key_hash: string;
  readonly deleted_at: number;
}

type Deleted = readonly DeletedFavourite[];

const deletedOf = ({ id, kind, key_hash, deleted_at }: Row): DeletedFavourite => ({
  id: fromStored(id),
  kind,
  keyHash: key_hash,
  deletedAt: deleted_at,
});

const COLUMNS = 'id, kind, key_hash, deleted_at';

const AMONG = (rows: string) => `SELECT ${COLUMNS} FROM ${rows}
  CROSS JOIN deleted_favourites WHERE user_id = value ->> 0 AND kind = value ->> 1 AND key_hash = value ->> 2`;

/** The deleted favourites with these keys. The cost depends on the number of keys, not on how much was deleted. */
export async function deletedAmong(onRows: OnRows, keys: readonly FavouriteKey[]): Promise<Deleted> {
  const rows = await onRows<Row, FavouriteKey>(AMONG, keys, (one) => [one.kind, keyHashOf(one)]);
  return rows.map(deletedOf);
}

export async function allDeleted(query: Query, userId: string): Promise<Deleted> {
  const rows = await query<Row>(
    `SELECT ${COLUMNS} FROM deleted_favourites WHERE user_id = $1 ORDER BY deleted_at, id`,
    [toStored(userId)],
  );
  return rows.map(deletedOf);
}

/** One per kind and key: a favourite may be changed into a deleted one, and then be deleted itself. */
const ADD = (rows: string) => `INSERT INTO deleted_favourites (user_id, ${COLUMNS})
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, CAST(value ->> 4 AS DOUBLE PRECISION) FROM ${rows} WHERE true
  ON CONFLICT (user_id, kind, key_hash) DO UPDATE SET id = excluded.id, deleted_at = excluded.deleted_at`;

const DELETE = (rows: string) => `DELETE FROM deleted_favourites
  WHERE (user_id, kind, key_hash) IN (SELECT value ->> 0, value ->> 1, value ->> 2 FROM ${rows})`;

const FORGET_OLDEST = `DELETE FROM deleted_favourites WHERE user_id = $1 AND (kind, key_hash) IN (
  SELECT kind, key_hash FROM deleted_favourites WHERE user_id = $1
  ORDER BY deleted_at DESC, kind DESC, key_hash DESC
  LIMIT ${MOST_DELETED_FAVOURITES} OFFSET ${MOST_DELETED_FAVOURITES})`;

/** @param before the state passed to the change */
export async function writeDeleted(
  query: Query,
  onRows: OnRows,
  userId: string,
  before: Deleted,
  after: Deleted,
): Promise<void> {
  const [known, remaining] = [new Set(before), new Set(after)];
  const gone = before.filter((one) => !remaining.has(one));
  const added = after.filter((one) => !known.has(one));
  await onRows(DELETE, gone, ({ kind, keyHash }) => [kind, keyHash]);
  await onRows(ADD, added, ({ id, kind, keyHash, deletedAt }) => [toStored(id), kind, keyHash, deletedAt]);
  if (added.length > 0) await query(FORGET_OLDEST, [toStored(userId)]);
}
