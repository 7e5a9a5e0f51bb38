import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Query, Value } from './database.ts';
import { type SqliteThread, startSqliteThread } from './sqliteCalls.ts';
import { unusable } from './storeError.ts';

const CONSTRAINT = 19;

/**
 * `halte.db` in that folder, made when missing and then for its owner's eyes only.
 *
 * @throws {@link StoreError} when the file cannot be used.
 */
export async function openSqlite(folder: string): Promise<Database> {
  const file = join(folder, 'halte.db');
  const { run, query, read } = await opened(file);
  const inTurn = turns();

  async function inTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await run({ kind: 'execute', sql: 'BEGIN IMMEDIATE' });
    try {
      const result = await work(query);
      await run({ kind: 'execute', sql: 'COMMIT' });
      return result;
    } catch (error) {
      await run({ kind: 'rollback' });
      throw error;
    }
  }

  let closed: Promise<void> | null = null;
  return {
    kind: 'sqlite',
    // A transaction has the whole file to itself.
    lockingRows: '',
    rowsOf: (value) => `(SELECT value FROM json_each(${value})) AS given`,
    query: (sql, values) => (isReading(sql) && !closed ? read(sql, values) : inTurn(() => query(sql, values))),
    transaction: (work) => inTurn(() => inTransaction(work)),
    // The log still has what the rows were. While another program reads, it is emptied by a later one.
    eraseDeleted: () =>
      inTurn(async () => void (await run({ kind: 'execute', sql: 'PRAGMA wal_checkpoint(TRUNCATE)' }))),
    close: () => {
      closed ??= inTurn(async () => void (await run({ kind: 'close' })));
      return closed;
    },
  };
}

interface Connection {
  readonly run: SqliteThread['call'];
  readonly query: Query;
  /** On a connection of its own, which sees nothing of a transaction that is not over. */
  readonly read: Query;
}

/** Waits for no transaction: another account's synchronisation has hundreds of rows to write. */
const isReading = (sql: string) => /^\s*SELECT\b/i.test(sql);

async function opened(file: string): Promise<Connection> {
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await (await open(file, 'a', 0o600)).close();
  } catch (error) {
    throw unusable((error as Error).message, { cause: error });
  }
  const thread = startSqliteThread(file);
  const run: Connection['run'] = async (call) => {
    try {
      return await thread.call(call);
    } catch (error) {
      throw failure(error);
    }
  };
  const requested =
    (kind: 'query' | 'read'): Query =>
    async <Row>(sql: string, values: readonly Value[] = []) =>
      (await run({ kind, sql, values })) as readonly Row[];
  try {
    await run({ kind: 'execute', sql: 'PRAGMA journal_mode = WAL' });
    // With less than FULL, a power cut may take back the last commits of a write-ahead log.
    const sql = 'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON';
    await run({ kind: 'execute', sql });
  } catch (error) {
    await run({ kind: 'close' });
    throw error;
  }
  return { run, query: requested('query'), read: requested('read') };
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
