import type { Database } from './database.ts';
import type { Carts } from './store.ts';
import { digest, toStored } from './text.ts';

interface Row {
  readonly content: string;
  readonly version: number | string;
}

// PostgreSQL sends large integers as text.
const cartOf = ({ content, version }: Row) => ({ content: JSON.parse(content), version: Number(version) });
const firstOf = ([row]: readonly Row[]) => (row ? cartOf(row) : null);

export function cartsIn({ query }: Database): Carts {
  return {
    get: async ({ kind, key }) =>
      firstOf(
        await query<Row>('SELECT content, version FROM carts WHERE owner_kind = $1 AND owner_hash = $2', [
          kind,
          digest(key),
        ]),
      ),
    async put({ kind, key }, content, expected) {
      // No cart has such a version, and PostgreSQL would not take the number.
      if (!Number.isSafeInteger(expected)) return null;
      const written = JSON.stringify(content);
      if (expected === 0) {
        return firstOf(
          await query<Row>(
            `INSERT INTO carts (owner_kind, owner_hash, owner_key, content, version) VALUES ($1, $2, $3, $4, 1)
             ON CONFLICT (owner_kind, owner_hash) DO NOTHING RETURNING content, version`,
            [kind, digest(key), toStored(key), written],
          ),
        );
      }
      return firstOf(
        await query<Row>(
          `UPDATE carts SET content = $1, version = version + 1
           WHERE owner_kind = $2 AND owner_hash = $3 AND version = $4 RETURNING content, version`,
          [written, kind, digest(key), expected],
        ),
      );
    },
    async remove({ kind, key }) {
      await query('DELETE FROM carts WHERE owner_kind = $1 AND owner_hash = $2', [kind, digest(key)]);
    },
  };
}
