/** Answers at once while a database hangs, in place of keeping each call until its timeout. */
import type { Database } from './database.ts';
import { LockedError, notAnswering, StoreError } from './storeError.ts';

export interface CircuitOptions {
  /** Consecutive calls that must fail slowly. */
  readonly failures: number;
  /** A call that fails after this has waited for a timeout. A refused connection fails at once, and needs no circuit. */
  readonly slowMs: number;
  /** Between two attempts to reach the database. */
  readonly pauseMs: number;
}

export const STORE_CIRCUIT: CircuitOptions = { failures: 3, slowMs: 1_000, pauseMs: 1_000 };

/**
 * The database, whose calls reject at once after several have timed out in a row, until it answers again. No call waits to find that out: it is asked
 * in the background, one question at a time.
 */
export function withCircuit(database: Database, { failures, slowMs, pauseMs }: CircuitOptions): Database {
  let timeouts = 0;
  let isOpen = false;
  let isClosed = false;
  let pause: NodeJS.Timeout | undefined;

  function askLater(): void {
    if (!isClosed) pause = setTimeout(ask, pauseMs).unref();
  }

  function ask(): void {
    database.query('SELECT 1').then(() => {
      timeouts = 0;
      isOpen = false;
    }, askLater);
  }

  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    if (isOpen) throw notAnswering(Math.ceil(pauseMs / 1_000));
    const start = performance.now();
    try {
      const result = await call();
      timeouts = 0;
      return result;
    } catch (error) {
      if (!(error instanceof StoreError) || error instanceof LockedError) timeouts = 0;
      else if (performance.now() - start >= slowMs && ++timeouts >= failures && !isOpen) {
        isOpen = true;
        askLater();
      }
      throw error;
    }
  }

  return {
    ...database,
    query: (sql, values) => guarded(() => database.query(sql, values)),
    transaction: (work) => guarded(() => database.transaction(work)),
    close() {
      isClosed = true;
      clearTimeout(pause);
      return database.close();
    },
  };
}
