/** Messages between the server and the thread that holds a SQLite file: one response per call, in order. */
import { Worker } from 'node:worker_threads';
import type { Value } from './database.ts';

export type SqliteCall =
  /** `read`: a `SELECT` outside the open transaction. */
  | { readonly kind: 'query' | 'read'; readonly sql: string; readonly values: readonly Value[] }
  | { readonly kind: 'execute'; readonly sql: string }
  /** Does nothing if no transaction is open. */
  | { readonly kind: 'rollback' }
  | { readonly kind: 'close' };

export type SqliteAnswer =
  | { readonly rows: readonly unknown[] }
  | { readonly problem: { readonly message: string; readonly code: unknown; readonly errcode: unknown } };

export interface SqliteThread {
  /** Rejects with an error that has SQLite's `code` and `errcode`, or with one that reports that the thread has ended. */
  call(call: SqliteCall): Promise<readonly unknown[]>;
  /** Calls that are not answered yet. */
  pending(): number;
}

type Waiting = PromiseWithResolvers<readonly unknown[]>;

/** A thread for that file. It does not keep the process alive while no call is pending. */
export function startSqliteThread(file: string): SqliteThread {
  const worker = new Worker(new URL('./sqliteThread.ts', import.meta.url), { name: 'database', workerData: { file } });
  const waiting: Waiting[] = [];
  let ended: Error | null = null;
  worker.unref();
  worker.on('message', (answer: SqliteAnswer) => {
    const first = waiting.shift();
    if (waiting.length === 0) worker.unref();
    if ('rows' in answer) first?.resolve(answer.rows);
    else first?.reject(Object.assign(new Error(answer.problem.message), answer.problem));
  });
  const end = (error: Error) => {
    ended ??= error;
    for (const one of waiting.splice(0)) one.reject(ended);
  };
  worker.on('error', end);
  worker.on('exit', () => end(Object.assign(new Error('database is not open'), { code: 'ERR_INVALID_STATE' })));
  return {
    pending: () => waiting.length,
    call(call) {
      if (ended) return Promise.reject(ended);
      const one: Waiting = Promise.withResolvers();
      waiting.push(one);
      worker.ref();
      worker.postMessage(call);
      return one.promise;
    },
  };
}
