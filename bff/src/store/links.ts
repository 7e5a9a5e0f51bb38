import type { Database } from './database.ts';
import { LINK_PURPOSES, type Link, type Links } from './store.ts';
import { fromStored, toStored } from './text.ts';

interface Row {
  readonly token_hash: string;
  readonly purpose: string;
  readonly user_id: string;
  readonly email_hash: string;
  readonly created_at: number;
  readonly expires_at: number;
}

const COLUMNS = 'token_hash, purpose, user_id, email_hash, created_at, expires_at';

const linkOf = (row: Row): Link => ({
  tokenHash: row.token_hash,
  purpose: LINK_PURPOSES.find((purpose) => purpose === row.purpose) ?? 'confirm',
  userId: fromStored(row.user_id),
  emailHash: row.email_hash,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

const firstOf = ([row]: readonly Row[]) => (row ? linkOf(row) : null);
const VALID = 'token_hash = $1 AND purpose = $2 AND expires_at > $3';

export function linksIn({ query }: Database): Links {
  return {
    async create({ tokenHash, purpose, userId, emailHash, createdAt, expiresAt }) {
      const values = [tokenHash, purpose, toStored(userId), emailHash, createdAt, expiresAt];
      await query(`INSERT INTO links (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)`, values);
    },
    find: async ({ tokenHash, purpose }, now) =>
      firstOf(await query<Row>(`SELECT ${COLUMNS} FROM links WHERE ${VALID}`, [tokenHash, purpose, now])),
    take: async ({ tokenHash, purpose }, now) =>
      firstOf(await query<Row>(`DELETE FROM links WHERE ${VALID} RETURNING ${COLUMNS}`, [tokenHash, purpose, now])),
    ofUser: async (userId, now) =>
      (
        await query<Row>(
          `SELECT ${COLUMNS} FROM links WHERE user_id = $1 AND expires_at > $2 ORDER BY created_at DESC, token_hash`,
          [toStored(userId), now],
        )
      ).map(linkOf),
    async removeOfUser(userId) {
      await query('DELETE FROM links WHERE user_id = $1', [toStored(userId)]);
    },
    async removeExpired(now) {
      const removed = await query('DELETE FROM links WHERE expires_at <= $1 RETURNING token_hash', [now]);
      return removed.length;
    },
  };
}
