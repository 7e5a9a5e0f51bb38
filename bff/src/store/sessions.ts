import type { Database } from './database.ts';
import type { Sessions } from './store.ts';
import { fromStored, toStored } from './text.ts';

interface Row {
  readonly user_id: string;
  readonly created_at: number;
  readonly expires_at: number;
}

export function sessionsIn({ query }: Database): Sessions {
  return {
    async create({ tokenHash, userId, createdAt, expiresAt }) {
      await query('INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
        toStored(tokenHash),
        toStored(userId),
        createdAt,
        expiresAt,
      ]);
    },
    async find(tokenHash, now) {
      const [row] = await query<Row>(
        'SELECT user_id, created_at, expires_at FROM sessions WHERE token_hash = $1 AND expires_at > $2',
        [toStored(tokenHash), now],
      );
      if (!row) return null;
      return { tokenHash, userId: fromStored(row.user_id), createdAt: row.created_at, expiresAt: row.expires_at };
    },
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
