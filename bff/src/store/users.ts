import { fieldsOf } from '@halte/contract/fields';
import { keepAddressCarts, removeCartsOf } from './carts.ts';
import type { Database } from './database.ts';
import { OF_ADDRESS } from './ofAddress.ts';
import type { User, Users } from './store.ts';
import { digest, fromStored, toStored } from './text.ts';

/** Columns of {@link userOf}. */
export interface UserRow {
  readonly id: string;
  readonly tenant: string;
  readonly email: string;
  readonly password_hash: string;
  readonly attributes: string;
  readonly created_at: number;
  readonly email_verified_at: number | null;
}

const COLUMNS = 'id, tenant, email, password_hash, attributes, created_at, email_verified_at';

export const userOf = (row: UserRow): User => ({
  id: fromStored(row.id),
  tenant: fromStored(row.tenant),
  email: fromStored(row.email),
  passwordHash: fromStored(row.password_hash),
  attributes: JSON.parse(row.attributes),
  createdAt: row.created_at,
  emailVerifiedAt: row.email_verified_at,
});

const firstOf = ([row]: readonly UserRow[]) => (row ? userOf(row) : null);

/** Tables whose rows belong to a user by `user_id`. */
const OF_A_USER = ['sessions', 'favourites', 'deleted_favourites', 'links'];

export function usersIn({ query, transaction, lockingRows, eraseDeleted }: Database): Users {
  const byEmail: Users['byEmail'] = async (tenant, email) =>
    firstOf(
      await query<UserRow>(
        `SELECT ${COLUMNS} FROM users WHERE email_hash = $1 AND tenant IN ($2, '') ORDER BY tenant DESC LIMIT 1`,
        [digest(email), toStored(tenant)],
      ),
    );

  return {
    async create({ id, tenant, email, passwordHash, attributes, createdAt, emailVerifiedAt }) {
      // An account without a tenant may have the address: the index covers only the tenant's own.
      if (await byEmail(tenant, email)) return false;
      const created = await query(
        `INSERT INTO users (${COLUMNS}, email_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (tenant, email_hash) DO NOTHING RETURNING id`,
        [
          ...[id, tenant, email, passwordHash].map(toStored),
          JSON.stringify(attributes),
          createdAt,
          emailVerifiedAt,
          digest(email),
        ],
      );
      return created.length > 0;
    },
    byId: async (id) => firstOf(await query<UserRow>(`SELECT ${COLUMNS} FROM users WHERE id = $1`, [toStored(id)])),
    byEmail,
    async claim(id, tenant) {
      try {
        return firstOf(
          await query<UserRow>(`UPDATE users SET tenant = $1 WHERE id = $2 AND tenant = '' RETURNING ${COLUMNS}`, [
            toStored(tenant),
            toStored(id),
          ]),
        );
      } catch (error) {
        if (isDuplicate(error)) return null;
        throw error;
      }
    },
    setAttributes: async (id, attributes) =>
      firstOf(
        await query<UserRow>(`UPDATE users SET attributes = $1 WHERE id = $2 RETURNING ${COLUMNS}`, [
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
        return await transaction(async (within) => {
          const user = toStored(id);
          const before = firstOf(
            await within<UserRow>(`SELECT ${COLUMNS} FROM users WHERE id = $1 ${lockingRows}`, [user]),
          );
          if (before && before.email !== email) await keepAddressCarts(within, before);
          return firstOf(
            await within<UserRow>(
              `UPDATE users SET email = $1, email_hash = $2, password_hash = $3,
                 email_verified_at = CASE WHEN email_hash = $2 THEN email_verified_at END
               WHERE id = $4 RETURNING ${COLUMNS}`,
              [toStored(email), digest(email), toStored(passwordHash), user],
            ),
          );
        });
      } catch (error) {
        if (isDuplicate(error)) return 'taken';
        throw error;
      }
    },
    async remove(id) {
      const isRemoved = await transaction(async (within) => {
        const user = toStored(id);
        const [row] = await within<UserRow>(`SELECT ${COLUMNS} FROM users WHERE id = $1 ${lockingRows}`, [user]);
        if (!row) return false;
        for (const table of OF_A_USER) await within(`DELETE FROM ${table} WHERE user_id = $1`, [user]);
        const address = [digest(userOf(row).email), row.tenant];
        await removeCartsOf(within, userOf(row));
        await within(`DELETE FROM outbox WHERE (${OF_ADDRESS}) OR user_id = $3`, [...address, user]);
        await within(`DELETE FROM registrations WHERE ${OF_ADDRESS}`, address);
        await within('DELETE FROM users WHERE id = $1', [user]);
        return true;
      });
      if (isRemoved) await eraseDeleted();
      return isRemoved;
    },
  };
}

/** Whether an error is a uniqueness violation of SQLite or PostgreSQL. */
function isDuplicate(error: unknown): boolean {
  const { errcode, code } = fieldsOf(error);
  return errcode === 2_067 || code === '23505';
}
