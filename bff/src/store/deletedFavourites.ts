import type { Query } from './database.ts';
import {
  type DeletedFavourite,
  FAVOURITE_KINDS,
  type FavouriteKey,
  type FavouriteKind,
  MOST_DELETED_FAVOURITES,
} from './store.ts';
import { digest, fromStored, toStored } from './text.ts';

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

/** How many keys one statement asks for: fewer are filled up, so that it is one statement, which is prepared once. */
const AT_ONCE = 50;
const AMONG = `SELECT ${COLUMNS} FROM deleted_favourites WHERE user_id = $1 AND kind = $2
  AND key_hash IN (${Array.from({ length: AT_ONCE }, (_, index) => `$${index + 3}`).join(', ')})`;

/** What was deleted of these keys. It costs as much as there are keys, however much was deleted. */
export async function deletedAmong(query: Query, userId: string, keys: readonly FavouriteKey[]): Promise<Deleted> {
  const found: Row[] = [];
  for (const kind of FAVOURITE_KINDS) {
    const hashes = [...new Set(keys.filter((one) => one.kind === kind).map(({ key }) => digest(key)))];
    for (let start = 0; start < hashes.length; start += AT_ONCE) {
      const some = hashes.slice(start, start + AT_ONCE);
      const filled = Array.from({ length: AT_ONCE }, (_, index) => some[index] ?? some[0]!);
      found.push(...(await query<Row>(AMONG, [toStored(userId), kind, ...filled])));
    }
  }
  return found.map(deletedOf);
}

export async function allDeleted(query: Query, userId: string): Promise<Deleted> {
  const rows = await query<Row>(
    `SELECT ${COLUMNS} FROM deleted_favourites WHERE user_id = $1 ORDER BY deleted_at, id`,
    [toStored(userId)],
  );
  return rows.map(deletedOf);
}

/** One of each kind and key: a favourite may be changed into one that was deleted, and be deleted as that. */
const ADD = `INSERT INTO deleted_favourites (user_id, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id, kind, key_hash) DO UPDATE SET id = excluded.id, deleted_at = excluded.deleted_at`;

const FORGET_OLDEST = `DELETE FROM deleted_favourites WHERE user_id = $1 AND (kind, key_hash) IN (
  SELECT kind, key_hash FROM deleted_favourites WHERE user_id = $1
  ORDER BY deleted_at DESC, kind DESC, key_hash DESC
  LIMIT ${MOST_DELETED_FAVOURITES} OFFSET ${MOST_DELETED_FAVOURITES})`;

/** @param before what the change was given */
export async function writeDeleted(query: Query, userId: string, before: Deleted, after: Deleted): Promise<void> {
  const user = toStored(userId);
  const [known, remaining] = [new Set(before), new Set(after)];
  for (const { kind, keyHash } of before.filter((one) => !remaining.has(one)))
    await query('DELETE FROM deleted_favourites WHERE user_id = $1 AND kind = $2 AND key_hash = $3', [
      ...[user, kind, keyHash],
    ]);
  const added = after.filter((one) => !known.has(one));
  for (const { id, kind, keyHash, deletedAt } of added)
    await query(ADD, [user, toStored(id), kind, keyHash, deletedAt]);
  if (added.length > 0) await query(FORGET_OLDEST, [user]);
}
