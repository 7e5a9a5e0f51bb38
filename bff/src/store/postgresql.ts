import { fieldsOf } from '@halte/contract/fields';
import { Client, Pool, type PoolClient } from 'pg';
import { errorMessage } from '../common/errorMessage.ts';
import type { Database, Query, Value } from './database.ts';
import { LockedError, locked, StoreError, timedOut, unusable } from './storeError.ts';

const POOL = { max: 10, connectionTimeoutMillis: 3000, idleTimeoutMillis: 30_000, keepAlive: true } as const;

/** Timeouts of one statement, in milliseconds: on the server, for a lock it waits for, and until its response arrives. */
export interface Timeouts {
  readonly statement: number;
  readonly lock: number;
  readonly answer: number;
}
export const FOR_REQUESTS: Timeouts = { statement: 5000, lock: 2000, answer: 8000 };
/** A migration may rewrite tables, or wait for another server to do so. */
export const FOR_MIGRATIONS: Timeouts = { statement: 600_000, lock: 600_000, answer: 610_000 };

/** SQLSTATE class of constraint violations. */
const CONSTRAINT = '23';
/** SQLSTATE of a lock that was not had in time. */
const LOCK_NOT_AVAILABLE = '55P03';
/** SQLSTATE of a statement that was cancelled, by its timeout too. */
const QUERY_CANCELED = '57014';
const ignore = () => undefined;

/**
 * Connects on the first statement, and reconnects after a lost connection.
 *
 * @throws {@link StoreError} for an address that PostgreSQL's client cannot parse.
 */
export function openPostgresql(address: string, timeouts: Timeouts): Database {
  const pool = new Pool({
    ...POOL,
    ...checked(address),
    application_name: 'halte',
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    query_timeout: timeouts.answer,
    idle_in_transaction_session_timeout: timeouts.answer,
  });
  // The pool replaces a lost idle connection. Without a listener, the error would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  const queryOn =
    (connection: Pool | PoolClient): Query =>
    async <Row>(sql: string, values: readonly Value[] = []) => {
      try {
        const { rows } = await connection.query(sql, [...values]);
        return rows as Row[];
      } catch (error) {
        throw failure(error);
      }
    };

  let closed: Promise<void> | null = null;
  return {
    kind: 'postgresql',
    // Autovacuum does this.
    eraseDeleted: async () => undefined,
    lockingRows: 'FOR NO KEY UPDATE',
    rowsOf: (value) => `jsonb_array_elements(CAST(${value} AS jsonb)) AS given (value)`,
    query: queryOn(pool),
    transaction: async (work) => {
      const client = await pool.connect().catch((error) => {
        throw failure(error);
      });
      let isSound = false;
      try {
        const query = queryOn(client);
        await query('BEGIN');
        const result = await work(query);
        await commit(client);
        isSound = true;
        return result;
      } catch (error) {
        // A rule that refuses a change is no reason to connect again.
        if (!(error instanceof StoreError) || error instanceof LockedError) isSound = await isRolledBack(client);
        throw error;
      } finally {
        // Closing the connection rolls the transaction back, whatever its state.
        client.release(!isSound);
      }
    },
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      isCircuitOpen: false,
    }),
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

/** After a failed statement, PostgreSQL turns a COMMIT into a rollback without reporting an error. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error) => {
    throw failure(error);
  });
  if (command !== 'COMMIT') throw unusable('the transaction was rolled back');
}

async function isRolledBack(client: PoolClient): Promise<boolean> {
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}

/** An error about an address may contain it, including the password, so it is not passed on. */
function checked(connectionString: string): { connectionString: string } {
  try {
    new Client({ connectionString });
    return { connectionString };
  } catch {
    throw new StoreError(
      'The address of the database cannot be read: it must be like postgresql://user@host/database.',
    );
  }
}

function failure(error: unknown): unknown {
  const { code } = fieldsOf(error);
  if (typeof code === 'string' && code.length === 5 && code.startsWith(CONSTRAINT)) return error;
  if (code === LOCK_NOT_AVAILABLE) return locked(errorMessage(error), { cause: error });
  // Several refused connections are reported as one error without a message.
  const reason = errorMessage(error) || String(code);
  return isTimeout(code, reason) ? timedOut(reason, { cause: error }) : unusable(reason, { cause: error });
}

/** The client reports its own timeouts, of connections and of answers, without a code. */
function isTimeout(code: unknown, reason: string): boolean {
  return code === QUERY_CANCELED || code === 'ETIMEDOUT' || (code === undefined && /timeout/i.test(reason));
}
