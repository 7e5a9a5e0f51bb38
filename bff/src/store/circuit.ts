/** Answers at once while a database hangs, in place of keeping each call until its timeout. */
import type { Database } from './database.ts';
import { LockedError, notAnswering, StoreError, TimeoutError } from './storeError.ts';

export interface CircuitOptions {
  /** Consecutive calls that must time out. A refused or lost connection fails at once, and needs no circuit. */
  readonly timeouts: number;
  /** Between two attempts to reach the database. */
  readonly pauseMs: number;
}

export const STORE_CIRCUIT: CircuitOptions = { timeouts: 3, pauseMs: 1_000 };

/**
 * The database, whose calls reject at once after several have timed out in a row, until it answers again. No call waits to find that out: it is asked
 * in the background, one question at a time.
 */
export function withCircuit(database: Database, { timeouts: most, pauseMs }: CircuitOptions): Database {
  let timeouts = 0;
  /** Calls to which the database has answered anything. */
  let answers = 0;
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

  function answered(): void {
    answers++;
    timeouts = 0;
  }

  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    if (isOpen) throw notAnswering(Math.ceil(pauseMs / 1_000));
    const before = answers;
    try {
      const result = await call();
      answered();
      return result;
    } catch (error) {
      if (!(error instanceof StoreError) || error instanceof LockedError) answered();
      // Many calls at once wait for a connection: a database that has answered others meanwhile is busy, and works.
      else if (error instanceof TimeoutError && answers === before && ++timeouts >= most && !isOpen) {
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
    load: () => ({ ...database.load(), isCircuitOpen: isOpen }),
    close() {
      isClosed = true;
      clearTimeout(pause);
      return database.close();
    },
  };
}
