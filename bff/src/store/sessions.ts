import type { Database } from './database.ts';
import { MOST_SESSIONS, type Session, type Sessions } from './store.ts';
import { fromStored, toStored } from './text.ts';

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
      const [row] = await query<Row>(`SELECT ${COLUMNS} FROM sessions WHERE token_hash = $1 AND expires_at > $2`, [
        toStored(tokenHash),
        now,
      ]);
      return row ? sessionOf(row) : null;
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
