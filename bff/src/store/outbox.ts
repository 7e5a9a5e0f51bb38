import { LANGUAGES } from '../common/language.ts';
import type { Database } from './database.ts';
import { OF_ADDRESS } from './ofAddress.ts';
import { MESSAGE_PURPOSES, type MessagePurpose, type Outbox, type QueuedMessage } from './store.ts';
import { digest, fromStored, toStored } from './text.ts';

interface Row {
  readonly id: string;
  readonly purpose: string;
  readonly tenant: string;
  readonly email: string;
  readonly user_id: string | null;
  readonly language: string;
  readonly origin: string;
  readonly created_at: number;
  readonly due_at: number;
  readonly attempts: number;
}

const COLUMNS = 'id, purpose, tenant, email, user_id, language, origin, created_at, due_at, attempts';

const messageOf = (row: Row): QueuedMessage => ({
  id: row.id,
  purpose: purposeOf(row.purpose),
  tenant: fromStored(row.tenant),
  email: fromStored(row.email),
  userId: row.user_id === null ? null : fromStored(row.user_id),
  language: LANGUAGES.find((known) => known === row.language) ?? 'fr',
  origin: fromStored(row.origin),
  createdAt: row.created_at,
  dueAt: row.due_at,
  attempts: row.attempts,
});

/** The purpose in a column, which only ever contains valid ones. */
function purposeOf(stored: string): MessagePurpose {
  return MESSAGE_PURPOSES.find((purpose) => purpose === stored) ?? 'confirm';
}

export function outboxIn({ query }: Database): Outbox {
  return {
    async add({ id, purpose, tenant, email, userId, language, origin, createdAt, dueAt, attempts }) {
      await query(`INSERT INTO outbox (${COLUMNS}, email_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`, [
        id,
        purpose,
        toStored(tenant),
        toStored(email),
        userId === null ? null : toStored(userId),
        language,
        toStored(origin),
        createdAt,
        dueAt,
        attempts,
        digest(email),
      ]);
    },
    async nextDue(now) {
      const [row] = await query<Row>(`SELECT ${COLUMNS} FROM outbox WHERE due_at <= $1 ORDER BY due_at, id LIMIT 1`, [
        now,
      ]);
      return row ? messageOf(row) : null;
    },
    async take({ id, attempts }, dueAt) {
      const taken = await query(
        'UPDATE outbox SET attempts = attempts + 1, due_at = $1 WHERE id = $2 AND attempts = $3 RETURNING id',
        [dueAt, id, attempts],
      );
      return taken.length > 0;
    },
    async remove(id) {
      await query('DELETE FROM outbox WHERE id = $1', [id]);
    },
    async unsent() {
      const [row] = await query<{ fresh: unknown; failed: unknown; oldest: number | null }>(
        `SELECT COUNT(CASE WHEN attempts = 0 THEN 1 END) AS fresh, COUNT(CASE WHEN attempts > 0 THEN 1 END) AS failed,
          MIN(created_at) AS oldest FROM outbox`,
      );
      // PostgreSQL gives counts as texts.
      return { fresh: Number(row?.fresh), failed: Number(row?.failed), oldestAt: row?.oldest ?? null };
    },
    ofUser: async ({ id, tenant, email }) =>
      (
        await query<Row>(
          `SELECT ${COLUMNS} FROM outbox WHERE (${OF_ADDRESS}) OR user_id = $3 ORDER BY created_at, id`,
          [digest(email), toStored(tenant), toStored(id)],
        )
      ).map(messageOf),
  };
}
