import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fieldsOf } from '@halte/contract/fields';
import { StartError } from '@halte/server/startError';
import { errorMessage } from '../common/errorMessage.ts';
import type { Recorded } from '../store/migrate.ts';
import { type Backup, type Contents, LEFT_OUT } from './manifest.ts';
import { sqliteFile } from './settings.ts';

/** Milliseconds to wait for the transaction of a server. */
const BUSY_MS = 10_000;
/** SQLITE_BUSY. */
const BUSY = 5;
/** Files that belong to a database while it is open. */
const BESIDE = ['-wal', '-shm'];

/** Opened for writing, also where it is only read: the last connection of that kind removes the files beside. */
function withDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const countIn = (database: DatabaseSync, table: string) =>
  Number(database.prepare(`SELECT count(*) AS number FROM ${table}`).get()?.['number']);

const hasTable = (database: DatabaseSync, table: string) =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) !== undefined;

/**
 * Copies the store of a data folder to a new file, as of one instant, while a server may use it.
 *
 * @throws StartError
 */
export function copySqlite(data: string, to: string): Contents {
  const file = sqliteFile(data);
  if (!existsSync(file))
    throw new StartError(`There is no store in ${data}: give --data the folder of the server, or --database.`);
  // Readable by its owner only, before anything is in it.
  writeFileSync(to, '', { mode: 0o600, flag: 'wx' });
  try {
    withDatabase(file, (database) => database.prepare('VACUUM INTO ?').run(to));
    return withDatabase(to, (copy) => {
      for (const table of LEFT_OUT) if (hasTable(copy, table)) copy.exec(`DELETE FROM ${table}`);
      copy.exec('VACUUM');
      return contentsOf(copy);
    });
  } catch (error) {
    throw new StartError(`The backup cannot be made (${errorMessage(error)}): nothing was kept of it.`, {
      cause: error,
    });
  }
}

function contentsOf(database: DatabaseSync): Contents {
  const [check] = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {});
  if (check !== 'ok') throw new StartError(`The store is damaged (${check}): nothing was kept of the backup.`);
  const migrations = database.prepare('SELECT * FROM migrations ORDER BY name').all() as unknown as Recorded[];
  return { accounts: countIn(database, 'users'), carts: countIn(database, 'carts'), migrations };
}

/**
 * Puts a copy in the place of the store of a data folder. What is there is kept aside, unless it has neither accounts nor carts. At each instant the one or
 * the other is there.
 *
 * @returns where the former is; null: there was none.
 * @throws StartError
 */
export function restoreSqlite(backup: Backup, data: string, force: boolean, stamp: string): string | null {
  const file = sqliteFile(data);
  const aside = `${file}.replaced-${stamp}`;
  try {
    mkdirSync(data, { recursive: true });
    const isKept = existsSync(file) && isUsed(file);
    if (isKept && !force)
      throw new StartError(`The store in ${data} is not empty: --force restores over it, and keeps it as ${aside}.`);
    const restoring = `${file}.restoring`;
    copyToDisk(backup.path, restoring);
    const { uid, gid } = statSync(data);
    // Restored by root, it is for the account of the server.
    if (process.getuid?.() === 0) chownSync(restoring, uid, gid);
    if (isKept) linkSync(file, aside);
    // Of a database that is not there any more: SQLite would take them for those of the new one.
    for (const end of BESIDE) if (existsSync(file + end)) renameSync(file + end, aside + end);
    renameSync(restoring, file);
    return isKept ? aside : null;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The store cannot be restored (${errorMessage(error)}): it is as it was.`, { cause: error });
  }
}

/** Readable by its owner only, and written to the disk. */
function copyToDisk(from: string, to: string): void {
  rmSync(to, { force: true });
  writeFileSync(to, '', { mode: 0o600, flag: 'wx' });
  copyFileSync(from, to);
  const descriptor = openSync(to, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Whether there is something to lose. Afterwards nothing is left in files beside. */
function isUsed(file: string): boolean {
  try {
    return withDatabase(file, (database) => {
      database.exec('PRAGMA busy_timeout = 0');
      // Refused while another program has the database open.
      database.exec('PRAGMA journal_mode = DELETE');
      return ['users', 'registrations', 'carts'].some(
        (table) => hasTable(database, table) && countIn(database, table) > 0,
      );
    });
  } catch (error) {
    if (fieldsOf(error)['errcode'] === BUSY)
      throw new StartError(`${file} is in use: stop the server, and restore again.`, { cause: error });
    // No database, or a damaged one: whoever restores over it says so.
    return true;
  }
}
