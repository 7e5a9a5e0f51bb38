import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '@halte/server/startError';
import { Client } from 'pg';
import { errorMessage } from '../common/errorMessage.ts';
import type { Recorded } from '../store/migrate.ts';
import { type Backup, type Contents, LEFT_OUT } from './manifest.ts';
import { runPostgresql } from './postgresqlPrograms.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** Servers of Halte that are connected to this database. */
const SERVERS = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'halte'";
const TABLES =
  'SELECT tablename AS name, schemaname AS schema FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1';

async function withClient<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: address,
    application_name: 'halte-backup',
    connectionTimeoutMillis: 5_000,
  });
  // The statement under way is rejected; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof StartError) throw error;
    // Several refused connections are reported as one error without a message.
    const reason = errorMessage(error) || 'it refuses connections';
    throw new StartError(`The database cannot be used (${reason}): check the address, and that it runs.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function tablesOf(client: Client): Promise<readonly { name: string; schema: string }[]> {
  return (await client.query<{ name: string; schema: string }>(TABLES)).rows;
}

/**
 * Writes the tables of the current schema to a new file, as of one instant, while servers may use them.
 *
 * @throws StartError
 */
export function copyPostgresql(address: string, to: string): Promise<Contents> {
  return withClient(address, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await tablesOf(client);
    if (!tables.some(({ name }) => name === 'migrations'))
      throw new StartError('There is no store in this database: give --database the address that the servers have.');
    const { rows: migrations } = await client.query<Recorded>('SELECT * FROM migrations ORDER BY name');
    const { rows: counts } = await client.query<{ accounts: number; carts: number }>(
      'SELECT (SELECT count(*) FROM users)::int AS accounts, (SELECT count(*) FROM carts)::int AS carts',
    );
    const { rows: snapshots } = await client.query<{ name: string }>('SELECT pg_export_snapshot() AS name');
    const schema = quoted(tables[0]!.schema);
    const skipped = LEFT_OUT.map((table) => `--exclude-table-data=${schema}.${table}`);
    await writeFile(to, '', { mode: 0o600, flag: 'wx' });
    const what = ['--format=custom', `--table=${schema}.*`, ...skipped, `--snapshot=${snapshots[0]!.name}`];
    await runPostgresql('pg_dump', [...what, '--no-owner', '--no-privileges', `--file=${to}`], address);
    return { ...counts[0]!, migrations };
  });
}

/**
 * Puts a copy in the place of the tables of the current schema. In one transaction these are moved into a schema of their own, or, if they have
 * neither accounts nor carts, dropped.
 *
 * @returns the schema with the former tables; null: there were none.
 * @throws StartError
 */
export function restorePostgresql(
  backup: Backup,
  address: string,
  force: boolean,
  stamp: string,
): Promise<string | null> {
  return withClient(address, async (client) => {
    if ((await client.query(SERVERS)).rowCount !== 0)
      throw new StartError('Servers are connected to this database: stop them, and restore again.');
    const tables = await tablesOf(client);
    const aside = `halte_replaced_${stamp.toLowerCase().replace(/\W/g, '_')}`;
    const isKept = await isUsed(client, tables);
    if (isKept && !force)
      throw new StartError(
        `The database is not empty: --force restores over it, and keeps its tables in the schema ${aside}.`,
      );
    const folder = await mkdtemp(join(tmpdir(), 'halte-restore-'));
    const [before, copied] = [join(folder, 'before.sql'), join(folder, 'copied.sql')];
    try {
      await writeFile(before, (isKept ? movedTo(aside, tables) : tables.map(dropped)).join('\n'), { mode: 0o600 });
      await runPostgresql('pg_restore', ['--no-owner', '--no-privileges', `--file=${copied}`, backup.path], null);
      const whole = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
      await runPostgresql('psql', [...whole, `--file=${before}`, `--file=${copied}`], address);
    } finally {
      await rm(folder, { recursive: true });
    }
    return isKept ? aside : null;
  });
}

type Table = Awaited<ReturnType<typeof tablesOf>>[number];
const pathOf = ({ schema, name }: Table) => `${quoted(schema)}.${quoted(name)}`;
const dropped = (table: Table) => `DROP TABLE ${pathOf(table)} CASCADE;`;
const movedTo = (aside: string, tables: readonly Table[]) => [
  `CREATE SCHEMA ${aside};`,
  ...tables.map((table) => `ALTER TABLE ${pathOf(table)} SET SCHEMA ${aside};`),
];

/** Whether there is something to lose. */
async function isUsed(client: Client, tables: readonly Table[]): Promise<boolean> {
  const passing: readonly string[] = ['migrations', ...LEFT_OUT];
  for (const table of tables) {
    if (passing.includes(table.name)) continue;
    if ((await client.query(`SELECT 1 FROM ${pathOf(table)} LIMIT 1`)).rowCount !== 0) return true;
  }
  return false;
}
