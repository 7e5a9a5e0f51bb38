import type { Database } from './database.ts';
import { OF_ADDRESS } from './ofAddress.ts';
import type { Registration, Registrations } from './store.ts';
import { digest, fromStored, toStored } from './text.ts';

interface Row {
  readonly id: string;
  readonly tenant: string;
  readonly email: string;
  readonly password_hash: string;
  readonly attributes: string;
  readonly created_at: number;
  readonly expires_at: number;
}

const COLUMNS = 'id, tenant, email, password_hash, attributes, created_at, expires_at';

const registrationOf = (row: Row): Registration => ({
  id: row.id,
  tenant: fromStored(row.tenant),
  email: fromStored(row.email),
  passwordHash: fromStored(row.password_hash),
  attributes: JSON.parse(row.attributes),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

export function registrationsIn({ query }: Database): Registrations {
  return {
    async create({ id, tenant, email, passwordHash, attributes, createdAt, expiresAt }) {
      await query(`INSERT INTO registrations (${COLUMNS}, email_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
        id,
        toStored(tenant),
        toStored(email),
        toStored(passwordHash),
        JSON.stringify(attributes),
        createdAt,
        expiresAt,
        digest(email),
      ]);
    },
    async setToken(id, tokenHash, now) {
      const changed = await query(
        'UPDATE registrations SET token_hash = $1 WHERE id = $2 AND expires_at > $3 RETURNING id',
        [tokenHash, id, now],
      );
      return changed.length > 0;
    },
    async byToken(tokenHash, now) {
      const [row] = await query<Row>(`SELECT ${COLUMNS} FROM registrations WHERE token_hash = $1 AND expires_at > $2`, [
        tokenHash,
        now,
      ]);
      return row ? registrationOf(row) : null;
    },
    ofAddress: async (tenant, email) =>
      (
        await query<Row>(`SELECT ${COLUMNS} FROM registrations WHERE ${OF_ADDRESS} ORDER BY created_at, id`, [
          digest(email),
          toStored(tenant),
        ])
      ).map(registrationOf),
    async removeOfAddress(tenant, email) {
      await query(`DELETE FROM registrations WHERE ${OF_ADDRESS}`, [digest(email), toStored(tenant)]);
    },
    async removeExpired(now) {
      const removed = await query('DELETE FROM registrations WHERE expires_at <= $1 RETURNING id', [now]);
      return removed.length;
    },
  };
}
