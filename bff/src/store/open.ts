import { attemptsIn } from './attempts.ts';
import { cartsIn } from './carts.ts';
import { STORE_CIRCUIT, withCircuit } from './circuit.ts';
import type { Database } from './database.ts';
import { favouritesIn } from './favourites.ts';
import { linksIn } from './links.ts';
import { liveDocumentsIn } from './liveDocuments.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { outboxIn } from './outbox.ts';
import { FOR_MIGRATIONS, FOR_REQUESTS, openPostgresql } from './postgresql.ts';
import { registrationsIn } from './registrations.ts';
import { sessionsIn } from './sessions.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { MigrationError, StoreError } from './storeError.ts';
import { usersIn } from './users.ts';
import { type WatchStore, withWatch } from './watch.ts';

export interface StorePlace {
  /** PostgreSQL address; null: SQLite in the folder. */
  readonly database: string | null;
  readonly folder: string;
  /** Whether pending migrations are carried out, or refused; `start` where absent. */
  readonly migrate?: 'start' | 'off';
  /** Carries out each call of the store. */
  readonly watch?: WatchStore;
}

/**
 * Carries out the pending migrations of a store, and closes it.
 *
 * @returns their names.
 * @throws {@link StoreError}, also if it cannot be reached; {@link MigrationError} if the stored data does not fit this version.
 */
export async function migrateStore({ database: address, folder }: StorePlace): Promise<readonly string[]> {
  const database = address === null ? await openSqlite(folder) : openPostgresql(address, FOR_MIGRATIONS);
  return migrate(database).finally(() => database.close());
}

/**
 * The migrated store. An unreachable PostgreSQL does not prevent the start: calls reject until it can be reached,
 * and so does `check`.
 *
 * @throws {@link MigrationError} if the stored data does not fit this version, or has to be migrated and is not to be; {@link StoreError} if the SQLite file cannot be
 *   used or the PostgreSQL address cannot be parsed.
 */
export async function openStore({
  database: address,
  folder,
  migrate: when = 'start',
  watch,
}: StorePlace): Promise<Store> {
  const opened = address === null ? await openFile(folder, when) : await openServer(address, when);
  const database = watch ? withWatch(opened, watch) : opened;
  return {
    kind: database.kind,
    users: usersIn(database),
    sessions: sessionsIn(database),
    favourites: favouritesIn(database),
    carts: cartsIn(database),
    outbox: outboxIn(database),
    links: linksIn(database),
    registrations: registrationsIn(database),
    attempts: database.kind === 'postgresql' ? attemptsIn(database) : null,
    liveDocuments: database.kind === 'postgresql' ? liveDocumentsIn(database) : null,
    load: database.load,
    async check() {
      await database.query('SELECT name FROM migrations LIMIT 1');
    },
    close: () => database.close(),
  };
}

type When = NonNullable<StorePlace['migrate']>;

async function openFile(folder: string, when: When): Promise<Database> {
  const database = await openSqlite(folder);
  try {
    if (when === 'start') await migrate(database);
    else await checkMigrated(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openServer(address: string, when: When): Promise<Database> {
  const server = openPostgresql(address, FOR_REQUESTS);
  const migrated = onceMigrated(server, async () => {
    if (when === 'off') return checkMigrated(server);
    await migrateStore({ database: address, folder: '' });
  });
  const database = withCircuit(migrated, STORE_CIRCUIT);
  try {
    await database.query('SELECT 1');
  } catch (error) {
    const mayComeLater = error instanceof StoreError && !(error instanceof MigrationError);
    if (!mayComeLater) {
      await database.close();
      throw error;
    }
  }
  return database;
}

/** Every call waits for the migrations, or for the answer that none is pending, which are retried until they succeed. */
function onceMigrated(database: Database, bringUpToDate: () => Promise<void>): Database {
  let upToDate: Promise<void> | null = null;
  const ready = () => {
    upToDate ??= bringUpToDate().catch((error) => {
      upToDate = null;
      throw error;
    });
    return upToDate;
  };
  return {
    ...database,
    query: async (sql, values) => {
      await ready();
      return database.query(sql, values);
    },
    transaction: async (work) => {
      await ready();
      return database.transaction(work);
    },
  };
}
