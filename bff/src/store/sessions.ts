import type { Database } from './database.ts';
import { MOST_SESSIONS, type Session, type Sessions } from './store.ts';
import { fromStored, toStored } from './text.ts';
import { type UserRow, userOf } from './users.ts';

interface Row {
  readonly token_hash: string;
  readonly user_id: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly device: string;
}

const COLUMNS = 'token_hash, user_id, created_at, expires_at, device';

const sessionOf = (row: Row): Session => ({
  tokenHash: fromStored(row.token_hash),
  userId: fromStored(row.user_id),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  device: fromStored(row.device),
});

/** Both have `created_at`, which is the user's here. */
interface WithUser extends UserRow, Omit<Row, 'created_at'> {
  readonly began_at: number;
}

/** Each request of a traveller who is signed in begins with it: one statement, not one for each table. */
const WITH_USER = `SELECT token_hash, user_id, sessions.created_at AS began_at, expires_at, device,
    id, tenant, email, password_hash, attributes, users.created_at AS created_at, email_verified_at
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE token_hash = $1 AND expires_at > $2`;

/** Several may have begun in the same second: the newest one is always kept. */
const END_OLDEST = `DELETE FROM sessions WHERE token_hash IN (
  SELECT token_hash FROM sessions WHERE user_id = $1 AND token_hash <> $2
  ORDER BY created_at DESC, token_hash LIMIT 10000 OFFSET ${MOST_SESSIONS - 1})`;

export function sessionsIn({ query }: Database): Sessions {
  return {
    async create({ tokenHash, userId, createdAt, expiresAt, device }) {
      await query(`INSERT INTO sessions (${COLUMNS}) VALUES ($1, $2, $3, $4, $5)`, [
        toStored(tokenHash),
        toStored(userId),
        createdAt,
        expiresAt,
        toStored(device),
      ]);
      await query(END_OLDEST, [toStored(userId), toStored(tokenHash)]);
    },
    async find(tokenHash, now) {
      const [row] = await query<WithUser>(WITH_USER, [toStored(tokenHash), now]);
      return row ? { session: sessionOf({ ...row, created_at: row.began_at }), user: userOf(row) } : null;
    },
    ofUser: async (userId, now) =>
      (
        await query<Row>(
          `SELECT ${COLUMNS} FROM sessions WHERE user_id = $1 AND expires_at > $2 ORDER BY created_at DESC, token_hash`,
          [toStored(userId), now],
        )
      ).map(sessionOf),
    async remove(tokenHash) {
      await query('DELETE FROM sessions WHERE token_hash = $1', [toStored(tokenHash)]);
    },
    async removeOthers(userId, tokenHash) {
      await query('DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2', [
        toStored(userId),
        toStored(tokenHash),
      ]);
    },
    async removeExpired(now) {
      const removed = await query('DELETE FROM sessions WHERE expires_at <= $1 RETURNING token_hash', [now]);
      return removed.length;
    },
  };
}
