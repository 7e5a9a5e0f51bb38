import type { Database, Query } from './database.ts';
import type { JsonObject } from './json.ts';
import type { CartOwner, Carts, OwnedCart, StoredCart, UserKeys } from './store.ts';
import { LockedError } from './storeError.ts';
import { digest, fromStored, toStored } from './text.ts';

interface Row {
  readonly content: string;
  readonly version: number | string;
}

interface OwnedRow extends Row {
  readonly tenant: string;
  readonly owner_kind: CartOwner['kind'];
  readonly owner_key: string;
  readonly updated_at: number;
}

// PostgreSQL sends large integers as text.
const cartOf = ({ content, version }: Row) => ({ content: JSON.parse(content), version: Number(version) });
const firstOf = ([row]: readonly Row[]) => (row ? cartOf(row) : null);

const ownedCartOf = (row: OwnedRow): OwnedCart => ({
  owner: { tenant: fromStored(row.tenant), kind: row.owner_kind, key: fromStored(row.owner_key) },
  updatedAt: row.updated_at,
  ...cartOf(row),
});

/**
 * Selects one owner's carts: `$1`, `$2` and `$3` are tenant, kind and key. Carts from before carts had a tenant have none, and go to the first
 * tenant that writes to them.
 */
const OF_OWNER = "owner_kind = $2 AND owner_hash = $3 AND tenant IN ($1, '')";
const valuesOf = ({ tenant, kind, key }: CartOwner) => [toStored(tenant), kind, digest(key)];

const OF_ADDRESS = "(owner_kind = 'email' AND owner_hash = $1 AND (tenant IN ($2, '') OR $2 = ''))";

/**
 * Selects the carts of a user (`$3` hashed id, `$4` stored id), of the address (`$1`) at the tenant (`$2`; at every tenant for an account from before accounts
 * had one), and of the user's former addresses.
 */
const OF_USER = `(owner_kind = 'user' AND owner_hash = $3) OR ${OF_ADDRESS} OR user_id = $4`;
const valuesOfUser = ({ id, tenant, email }: UserKeys) => [digest(email), toStored(tenant), digest(id), toStored(id)];

export async function removeCartsOf(query: Query, user: UserKeys): Promise<void> {
  await query(`DELETE FROM carts WHERE ${OF_USER}`, valuesOfUser(user));
}

/** The cart of an address remains the user's after a change of address: it contains the names of the same people. */
export async function keepAddressCarts(query: Query, { id, tenant, email }: UserKeys): Promise<void> {
  await query(`UPDATE carts SET user_id = $3 WHERE ${OF_ADDRESS}`, [digest(email), toStored(tenant), toStored(id)]);
}

const now = () => Math.floor(Date.now() / 1_000);

/** Other servers may remove and create the cart between two statements: each round is one of theirs. */
const MOST_ROUNDS = 20;

async function read(query: Query, owner: CartOwner, lockingRows = ''): Promise<StoredCart | null> {
  const sql = `SELECT content, version FROM carts WHERE ${OF_OWNER} ORDER BY tenant DESC LIMIT 1 ${lockingRows}`;
  return firstOf(await query<Row>(sql, valuesOf(owner)));
}

async function write(
  query: Query,
  owner: CartOwner,
  content: JsonObject,
  expected: number,
): Promise<StoredCart | null> {
  const values = [...valuesOf(owner), JSON.stringify(content), now()];
  if (expected === 0)
    return firstOf(
      await query<Row>(
        `INSERT INTO carts (tenant, owner_kind, owner_hash, content, updated_at, owner_key, version)
         VALUES ($1, $2, $3, $4, $5, $6, 1)
         ON CONFLICT (tenant, owner_kind, owner_hash) DO NOTHING RETURNING content, version`,
        [...values, toStored(owner.key)],
      ),
    );
  return firstOf(
    await query<Row>(
      `UPDATE carts SET tenant = $1, content = $4, updated_at = $5, version = version + 1
       WHERE owner_kind = $2 AND owner_hash = $3 AND version = $6
         AND tenant = (SELECT MAX(tenant) FROM carts WHERE ${OF_OWNER}) RETURNING content, version`,
      [...values, expected],
    ),
  );
}

/** Null if another server keeps the cart for too long. */
async function unlessLocked(work: () => Promise<StoredCart | null>): Promise<StoredCart | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LockedError) return null;
    throw error;
  }
}

export function cartsIn({ query, transaction, lockingRows }: Database): Carts {
  return {
    get: (owner) => read(query, owner),
    ofUser: async (user) =>
      (
        await query<OwnedRow>(
          `SELECT tenant, owner_kind, owner_key, content, version, updated_at FROM carts
           WHERE ${OF_USER} ORDER BY owner_kind DESC, tenant, owner_hash`,
          valuesOfUser(user),
        )
      ).map(ownedCartOf),
    // No cart has another version than a safe integer, and PostgreSQL would reject the number.
    put: async (owner, content, expected) =>
      Number.isSafeInteger(expected) ? unlessLocked(() => write(query, owner, content, expected)) : null,
    change: (owner, rule) =>
      unlessLocked(() =>
        transaction(async (own) => {
          for (let round = 0; round < MOST_ROUNDS; round++) {
            const before = await read(own, owner, lockingRows);
            const after = await write(own, owner, rule(before?.content ?? null), before?.version ?? 0);
            if (after !== null) return after;
          }
          return null;
        }),
      ),
    async remove(owner) {
      await query(`DELETE FROM carts WHERE ${OF_OWNER}`, valuesOf(owner));
    },
    async removeUnchanged(kind, since) {
      const removed = await query('DELETE FROM carts WHERE owner_kind = $1 AND updated_at < $2 RETURNING version', [
        kind,
        since,
      ]);
      return removed.length;
    },
  };
}
