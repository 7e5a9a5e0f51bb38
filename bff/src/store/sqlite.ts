import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Database, Query, Value } from './database.ts';
import { unusable } from './storeError.ts';

/** How long another program may hold the file. Waiting inside SQLite stops this whole process, so most of it is done outside. */
const LOCK_TIMEOUT_MS = 5000;
const INSIDE_MS = 20;
const RETRY_MS = 10;

const BUSY = 5;
const CONSTRAINT = 19;

/**
 * `halte.db` in that folder, made when missing and then for its owner's eyes only.
 *
 * @throws {@link StoreError} when the file cannot be used.
 */
export async function openSqlite(folder: string): Promise<Database> {
  const file = join(folder, 'halte.db');
  const connection = await opened(file);
  const statements = new Map<string, StatementSync>();
  const inTurn = turns();

  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const query: Query = <Row>(sql: string, values: readonly Value[] = []) =>
    whenFree(() => prepared(sql).all(named(values)) as Row[]);

  async function inTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await whenFree(() => connection.exec('BEGIN IMMEDIATE'));
    try {
      const result = await work(query);
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (connection.isTransaction) connection.exec('ROLLBACK');
      throw failure(error);
    }
  }

  let closed: Promise<void> | null = null;
  return {
    kind: 'sqlite',
    // A transaction has the whole file to itself.
    lockingRows: '',
    query: (sql, values) => inTurn(() => query(sql, values)),
    transaction: (work) => inTurn(() => inTransaction(work)),
    // The log still has what the rows were. While another program reads, it is emptied by a later one.
    eraseDeleted: () => inTurn(() => whenFree(() => connection.exec('PRAGMA wal_checkpoint(TRUNCATE)'))),
    close: () => {
      closed ??= inTurn(async () => connection.close());
      return closed;
    },
  };
}

async function opened(file: string): Promise<DatabaseSync> {
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await (await open(file, 'a', 0o600)).close();
  } catch (error) {
    throw unusable((error as Error).message, { cause: error });
  }
  const connection = await whenFree(() => new DatabaseSync(file, { timeout: INSIDE_MS }));
  try {
    await whenFree(() => connection.exec('PRAGMA journal_mode = WAL'));
    // With less than FULL, a power cut may take back the last commits of a write-ahead log.
    connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
    return connection;
  } catch (error) {
    connection.close();
    throw failure(error);
  }
}

/** One connection has one transaction at a time: whatever comes meanwhile waits, or it would become part of it. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** SQLite says that the file is held before anything is done: the same again is safe. */
async function whenFree<T>(work: () => T): Promise<T> {
  const end = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (resultCode(error) !== BUSY || performance.now() >= end) throw failure(error);
      await setTimeout(RETRY_MS);
    }
  }
}

const named = (values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index): [string, Value] => [`$${index + 1}`, value]));

/** SQLite's primary result code, or null for an error that is not its own. */
function resultCode(error: unknown): number | null {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : null;
}

function failure(error: unknown): unknown {
  const code = resultCode(error);
  const isClosed = (error as { code?: unknown }).code === 'ERR_INVALID_STATE';
  if (isClosed || (code !== null && code !== CONSTRAINT)) return unusable((error as Error).message, { cause: error });
  return error;
}
