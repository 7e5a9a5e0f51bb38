import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldsOf } from '@halte/contract/fields';
import { errorMessage } from '../common/errorMessage.ts';
import type { Database, Query, Value } from './database.ts';
import { type SqliteThread, startSqliteThread } from './sqliteCalls.ts';
import { unusable } from './storeError.ts';

const CONSTRAINT = 19;

/**
 * Opens `halte.db` in that folder; if missing, it is created and readable only by its owner.
 *
 * @throws {@link StoreError} if the file cannot be used.
 */
export async function openSqlite(folder: string): Promise<Database> {
  const file = join(folder, 'halte.db');
  const { run, query, read, pending, close } = await opened(file);
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
    // A transaction has exclusive access to the file.
    lockingRows: '',
    rowsOf: (value) => `(SELECT value FROM json_each(${value})) AS given`,
    query: (sql, values) => (isReading(sql) && !closed ? read(sql, values) : inTurn(() => query(sql, values))),
    transaction: (work) => inTurn(() => inTransaction(work)),
    // The write-ahead log still contains the deleted rows. While another program reads, a later checkpoint empties it.
    eraseDeleted: () =>
      inTurn(async () => void (await run({ kind: 'execute', sql: 'PRAGMA wal_checkpoint(TRUNCATE)' }))),
    load() {
      const calls = pending();
      const busy = calls.filter((count) => count > 0).length;
      const waiting = calls.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
      return { busy, idle: calls.length - busy, waiting, isCircuitOpen: false };
    },
    close: () => {
      closed ??= inTurn(close);
      return closed;
    },
  };
}

interface Connection {
  readonly run: SqliteThread['call'];
  readonly query: Query;
  /** On a separate connection, which does not see uncommitted transactions, in a thread of its own. */
  readonly read: Query;
  /** Unanswered calls of each thread. */
  readonly pending: () => readonly number[];
  close(): Promise<void>;
}

/** Reads do not wait for transactions: another account's synchronisation may write hundreds of rows. */
const isReading = (sql: string) => /^\s*SELECT\b/i.test(sql);

async function opened(file: string): Promise<Connection> {
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await (await open(file, 'a', 0o600)).close();
  } catch (error) {
    throw unusable(errorMessage(error), { cause: error });
  }
  // A thread for each: a commit waits for the disk.
  const [writing, reading] = [startSqliteThread(file), startSqliteThread(file)];
  const runBy =
    (thread: SqliteThread): SqliteThread['call'] =>
    async (call) => {
      try {
        return await thread.call(call);
      } catch (error) {
        throw failure(error);
      }
    };
  const queryBy =
    (kind: 'query' | 'read', runOn: SqliteThread['call']): Query =>
    async <Row>(sql: string, values: readonly Value[] = []) =>
      (await runOn({ kind, sql, values })) as readonly Row[];
  const run = runBy(writing);
  const runReading = runBy(reading);
  const close = async () => void (await Promise.all([run({ kind: 'close' }), runReading({ kind: 'close' })]));
  try {
    await run({ kind: 'execute', sql: 'PRAGMA journal_mode = WAL' });
    // With less than FULL, a power cut may lose the last commits of a write-ahead log.
    const sql = 'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON';
    await run({ kind: 'execute', sql });
  } catch (error) {
    await close();
    throw error;
  }
  const pending = () => [writing.pending(), reading.pending()];
  return { run, query: queryBy('query', run), read: queryBy('read', runReading), pending, close };
}

/** A connection has one transaction at a time: other calls wait, or they would become part of it. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** SQLite's primary result code; null for other errors. */
function resultCode(error: unknown): number | null {
  const { code, errcode } = fieldsOf(error);
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : null;
}

function failure(error: unknown): unknown {
  const code = resultCode(error);
  const isClosed = fieldsOf(error)['code'] === 'ERR_INVALID_STATE';
  if (isClosed || (code !== null && code !== CONSTRAINT)) return unusable(errorMessage(error), { cause: error });
  return error;
}
