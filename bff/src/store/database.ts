/** What the repositories need of a database, so that they are written once for both. */
export type Value = string | number | null;

/**
 * Runs one statement in the SQL that SQLite and PostgreSQL share; `$1`, `$2`… stand for the values. Resolves to its rows: a change
 * says what it changed with `RETURNING`.
 *
 * @throws {@link StoreError} when the database cannot be used; the driver's own error when a constraint is violated, which is a
 *   mistake of the program.
 */
export type Query = <Row>(sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;

export interface Database {
  readonly kind: 'sqlite' | 'postgresql';
  /** Ends a `SELECT` inside a transaction whose rows no other transaction may change or lock until it is over. */
  readonly lockingRows: string;
  /** A JSON array of arrays, given as that value, as a table with the column `value`: `value ->> 0` is the first text of each row. */
  rowsOf(value: string): string;
  /** One statement is a transaction of its own. A `SELECT` waits for no transaction: it reads what was committed when it began. */
  readonly query: Query;
  /** All that `work` asks of its own `query`, or nothing of it. Once it is fulfilled, the change survives a power cut. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Removes what was deleted from the files too, as far as the database does not do so by itself. */
  eraseDeleted(): Promise<void>;
  /** Once what was begun is done. Calls after it reject. */
  close(): Promise<void>;
}
