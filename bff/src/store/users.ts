import type { Database } from './database.ts';
import type { User, Users } from './store.ts';
import { digest, fromStored, toStored } from './text.ts';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly attributes: string;
  readonly created_at: number;
  readonly email_verified_at: number | null;
}

const COLUMNS = 'id, email, password_hash, attributes, created_at, email_verified_at';

const userOf = (row: Row): User => ({
  id: fromStored(row.id),
  email: fromStored(row.email),
  passwordHash: fromStored(row.password_hash),
  attributes: JSON.parse(row.attributes),
  createdAt: row.created_at,
  emailVerifiedAt: row.email_verified_at,
});

const firstOf = ([row]: readonly Row[]) => (row ? userOf(row) : null);

/** Tables whose rows belong to a user, by `user_id`. */
const OF_A_USER = ['sessions', 'favourites', 'deleted_favourites', 'links'];

export function usersIn({ query, transaction, lockingRows }: Database): Users {
  return {
    async create({ id, email, passwordHash, attributes, createdAt, emailVerifiedAt }) {
      const [stored, name, hash] = [id, email, passwordHash].map(toStored) as [string, string, string];
      const created = await query(
        `INSERT INTO users (${COLUMNS}, email_hash) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (email_hash) DO NOTHING RETURNING id`,
        [stored, name, hash, JSON.stringify(attributes), createdAt, emailVerifiedAt, digest(email)],
      );
      return created.length > 0;
    },
    byId: async (id) => firstOf(await query<Row>(`SELECT ${COLUMNS} FROM users WHERE id = $1`, [toStored(id)])),
    byEmail: async (email) =>
      firstOf(await query<Row>(`SELECT ${COLUMNS} FROM users WHERE email_hash = $1`, [digest(email)])),
    setAttributes: async (id, attributes) =>
      firstOf(
        await query<Row>(`UPDATE users SET attributes = $1 WHERE id = $2 RETURNING ${COLUMNS}`, [
          JSON.stringify(attributes),
          toStored(id),
        ]),
      ),
    async verifyEmail(id, email, at) {
      const verified = await query(
        'UPDATE users SET email_verified_at = $1 WHERE id = $2 AND email_hash = $3 RETURNING id',
        [at, toStored(id), digest(email)],
      );
      return verified.length > 0;
    },
    async setCredentials(id, { email, passwordHash }) {
      try {
        return firstOf(
          await query<Row>(
            `UPDATE users SET email = $1, email_hash = $2, password_hash = $3,
               email_verified_at = CASE WHEN email_hash = $2 THEN email_verified_at END
             WHERE id = $4 RETURNING ${COLUMNS}`,
            [toStored(email), digest(email), toStored(passwordHash), toStored(id)],
          ),
        );
      } catch (error) {
        if (isDuplicate(error)) return 'taken';
        throw error;
      }
    },
    remove: (id) =>
      transaction(async (within) => {
        const user = toStored(id);
        const [row] = await within<Row>(`SELECT ${COLUMNS} FROM users WHERE id = $1 ${lockingRows}`, [user]);
        if (!row) return false;
        for (const table of OF_A_USER) await within(`DELETE FROM ${table} WHERE user_id = $1`, [user]);
        for (const [kind, key] of [['user', id] as const, ['email', userOf(row).email] as const])
          await within('DELETE FROM carts WHERE owner_kind = $1 AND owner_hash = $2', [kind, digest(key)]);
        const address = digest(userOf(row).email);
        await within('DELETE FROM outbox WHERE email_hash = $1 OR user_id = $2', [address, user]);
        await within('DELETE FROM registrations WHERE email_hash = $1', [address]);
        await within('DELETE FROM users WHERE id = $1', [user]);
        return true;
      }),
  };
}

/** What SQLite and PostgreSQL call a value that must be there once and would be there twice. */
function isDuplicate(error: unknown): boolean {
  const { errcode, code } = error as { readonly errcode?: number; readonly code?: string };
  return errcode === 2_067 || code === '23505';
}
