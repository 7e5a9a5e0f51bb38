/** The database interface of the repositories, so that they are written once for both databases. */
export type Value = string | number | Buffer | null;

/**
 * Runs one statement in the common SQL of SQLite and PostgreSQL; `$1`, `$2`… stand for the values. Resolves to its rows: a write
 * returns what it changed with `RETURNING`.
 *
 * @throws {@link StoreError} if the database cannot be used; the driver's own error if a constraint is violated, which is a
 *   bug.
 */
export type Query = <Row>(sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** How busy a database is. */
export interface DatabaseLoad {
  /** Connections in use, and open ones that are not. */
  readonly busy: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
  /** Whether calls are refused because the database does not answer. */
  readonly isCircuitOpen: boolean;
}

export interface Database {
  readonly kind: 'sqlite' | 'postgresql';
  /** Suffix for a `SELECT` in a transaction that locks its rows against other transactions until it ends. */
  readonly lockingRows: string;
  /** SQL that turns the parameter `value`, a JSON array of arrays, into a table with the column `value`: `value ->> 0` is the first text of each row. */
  rowsOf(value: string): string;
  /** Each statement is its own transaction. A `SELECT` does not wait for transactions: it reads what was committed when it began. */
  readonly query: Query;
  /** Commits everything `work` does through its own `query`, or nothing. Once resolved, the change survives a power cut. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Erases deleted data from the files as well, where the database does not do so automatically. */
  eraseDeleted(): Promise<void>;
  load(): DatabaseLoad;
  /** Closes the database once pending calls are done. Later calls reject. */
  close(): Promise<void>;
}
