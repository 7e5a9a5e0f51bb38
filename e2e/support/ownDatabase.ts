import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Address of a PostgreSQL for tests; null where `npm test` could start none. */
export const DATABASE_SERVER = process.env['HALTE_TEST_DATABASE'] ?? null;

export interface OwnDatabase {
  readonly address: string;
  /** Every row of every table, as JSON. */
  rows(): Promise<string>;
  drop(): Promise<void>;
}

async function rowsOf(address: string, sql: string): Promise<readonly object[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<object>(sql).finally(() => client.end());
  return rows;
}

/** A new database on that server, for one test. */
export async function createDatabase(server: string): Promise<OwnDatabase> {
  const name = `halte_${randomUUID().replaceAll('-', '')}`;
  await rowsOf(server, `CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const address = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return {
    address,
    async rows() {
      const sql = `SELECT table_name, query_to_xml(format('SELECT * FROM %I', table_name), true, true, '')::text
        FROM information_schema.tables WHERE table_schema = 'public'`;
      return JSON.stringify(await rowsOf(address, sql));
    },
    async drop() {
      await rowsOf(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
