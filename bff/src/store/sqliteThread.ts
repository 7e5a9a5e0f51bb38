/**
 * A thread that holds one SQLite file and runs calls one after the other: a commit waits for the disk, and the rest of the server must not
 * be blocked by it.
 */

import { DatabaseSync, type DatabaseSyncOptions, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { fieldsOf } from '@halte/contract/fields';
import { errorMessage } from '../common/errorMessage.ts';
import type { Value } from './database.ts';
import type { SqliteAnswer, SqliteCall } from './sqliteCalls.ts';

/** How long another program may lock the file. SQLite itself does not wait for every lock; the remaining ones are waited for here. */
const LOCK_TIMEOUT_MS = 5_000;
const INSIDE_MS = 20;
const RETRY_MS = 10;
const BUSY = 5;

const port = parentPort!;
const { file } = workerData as { readonly file: string };
/** Opened on the first statement; each statement is prepared once. */
function connectionTo(options: DatabaseSyncOptions) {
  const statements = new Map<string, StatementSync>();
  let connection: DatabaseSync | null = null;
  const open = () => {
    connection ??= new DatabaseSync(file, { timeout: INSIDE_MS, ...options });
    return connection;
  };
  return {
    open,
    query(sql: string, values: readonly Value[]): unknown[] {
      const statement = statements.get(sql) ?? open().prepare(sql);
      statements.set(sql, statement);
      return statement.all(named(values));
    },
    close: () => connection?.close(),
  };
}

const named = (values: readonly Value[]) => Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

const writing = connectionTo({});
const reading = connectionTo({ readOnly: true });

function isBusy(error: unknown): boolean {
  const { errcode } = fieldsOf(error);
  return typeof errcode === 'number' && (errcode & 0xff) === BUSY;
}

/** SQLite reports a locked file before doing anything, so a retry is safe. */
async function whenFree<T>(work: () => T): Promise<T> {
  const end = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

async function done(call: SqliteCall): Promise<readonly unknown[]> {
  switch (call.kind) {
    case 'query':
      return whenFree(() => writing.query(call.sql, call.values));
    case 'read':
      return whenFree(() => reading.query(call.sql, call.values));
    case 'execute':
      await whenFree(() => writing.open().exec(call.sql));
      return [];
    case 'rollback':
      if (writing.open().isTransaction) writing.open().exec('ROLLBACK');
      return [];
    case 'close':
      reading.close();
      writing.close();
      return [];
  }
}

async function answer(call: SqliteCall): Promise<SqliteAnswer> {
  try {
    return { rows: await done(call) };
  } catch (error) {
    const { code, errcode } = fieldsOf(error);
    return { problem: { message: errorMessage(error), code, errcode } };
  }
}

let last = Promise.resolve();
port.on('message', (call: SqliteCall) => {
  last = last.then(async () => {
    port.postMessage(await answer(call));
    if (call.kind === 'close') port.close();
  });
});
