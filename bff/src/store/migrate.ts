import { createHash } from 'node:crypto';
import type { Database, Query } from './database.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { MigrationError } from './storeError.ts';

/** Arbitrary but fixed lock id: servers that start at the same time wait for each other on it. */
const LOCK = 720_455_101;

export interface Recorded {
  readonly name: string;
  readonly checksum: string;
  /** Absent in a database of a program that did not know it; null: no earlier program works with what the migration left. */
  readonly readable_by?: string | null;
}

const RECORDED = 'SELECT * FROM migrations ORDER BY name';

/**
 * Runs the pending migrations, each in its own transaction. Servers that start at the same time do so one after the other.
 *
 * A database that a newer program has migrated is used as it is where the newer migrations say that this program can: so that servers of two releases
 * run side by side while the newer one is rolled out, or rolled back.
 *
 * @returns the names of those that it ran.
 * @throws {@link MigrationError} if this program cannot work with a newer database, or an applied migration differs from its definition.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  const names: string[] = [];
  let name: string | null;
  do {
    name = await database.transaction((query) => carryOutNext(database.kind, query, migrations));
    if (name !== null) names.push(name);
  } while (name !== null);
  return names;
}

/** Whether there is a table of migrations is asked for: a query of a table that is missing is an error, and another in each database. */
const HAS_MIGRATIONS: Readonly<Record<Database['kind'], string>> = {
  postgresql: "SELECT 1 AS found WHERE to_regclass('migrations') IS NOT NULL",
  sqlite: "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = 'migrations'",
};

/**
 * Checks that no migration is pending. Only reads: the account of a server may have no right to change tables.
 *
 * @throws {@link MigrationError} if one is, or as {@link migrate} does.
 */
export async function checkMigrated(
  { kind, query }: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const [table] = await query(HAS_MIGRATIONS[kind]);
  const next = nextOf(kind, table ? await query<Recorded>(RECORDED) : [], migrations);
  if (!next) return;
  throw new MigrationError(
    `The database is older than this program (it has no ${next.name}): run it once with --migrate only.`,
  );
}

/** @throws {@link MigrationError} if this program cannot work with a database that has had these. */
export function checkReadable(kind: Database['kind'], recorded: readonly Recorded[]): void {
  nextOf(kind, recorded, MIGRATIONS);
}

/** @returns the name of the one that it ran; null if nothing was left to run. */
async function carryOutNext(
  kind: Database['kind'],
  query: Query,
  migrations: readonly Migration[],
): Promise<string | null> {
  // A SQLite transaction has exclusive access to the file.
  if (kind === 'postgresql') await query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await query(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, checksum TEXT NOT NULL, done_at TEXT NOT NULL, readable_by TEXT)',
  );
  const recorded = await query<Recorded>(RECORDED);
  if (recorded[0] && !('readable_by' in recorded[0])) await query('ALTER TABLE migrations ADD COLUMN readable_by TEXT');
  const next = nextOf(kind, recorded, migrations);
  if (!next) return null;
  for (const statement of next.statements[kind]) await query(statement);
  await query('INSERT INTO migrations (name, checksum, done_at, readable_by) VALUES ($1, $2, $3, $4)', [
    next.name,
    checksum(kind, next),
    new Date().toISOString(),
    next.readableBy ?? null,
  ]);
  return next.name;
}

function nextOf(kind: Database['kind'], recorded: readonly Recorded[], migrations: readonly Migration[]) {
  const last = migrations.at(-1)?.name ?? '';
  for (const [index, { name, checksum: carriedOut, readable_by: readableBy }] of recorded.entries()) {
    const known = migrations[index];
    if (!known) {
      if (readableBy && readableBy <= last) continue;
      throw new MigrationError(`The database is newer than this program (it has ${name}): start the newer program.`);
    }
    if (known.name !== name || checksum(kind, known) !== carriedOut) {
      throw new MigrationError(
        `The database was made with another ${name} than this program's: start the program that made it, or restore a backup.`,
      );
    }
  }
  return migrations[recorded.length];
}

const checksum = (kind: Database['kind'], { name, statements }: Migration) =>
  createHash('sha256')
    .update(JSON.stringify([name, statements[kind]]))
    .digest('hex');
