/** Lets the owner of a store time its calls, without their values. */
import { createBoundedCache } from '../common/boundedCache.ts';
import type { Database, Query } from './database.ts';

/** Carries out a call of the store. `name` is that of a statement, such as `SELECT users`, or `transaction`; `isPart` for a statement within a transaction. */
export type WatchStore = <T>(name: string, isPart: boolean, call: () => Promise<T>) => Promise<T>;

/** The verb and the first table; what has none is called by its verb. */
const STATEMENT = /^\s*(?:(INSERT)\s+INTO|(UPDATE)|(DELETE)\s+FROM|(SELECT)\b[\s\S]*?\bFROM)\s+(\w+)/i;
const VERB = /^\s*(\w+)/;
/** More than there are statements in the program. */
const MOST_NAMES = 200;

const names = createBoundedCache<string>(MOST_NAMES, () => 1);

export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const words = (STATEMENT.exec(sql) ?? VERB.exec(sql) ?? ['', 'other']).slice(1).filter(Boolean);
  const name = words.join(' ');
  names.set(sql, name);
  return name;
}

export function withWatch(database: Database, watch: WatchStore): Database {
  const watched =
    (query: Query, isPart: boolean): Query =>
    (sql, values) =>
      watch(statementName(sql), isPart, () => query(sql, values));
  return {
    ...database,
    query: watched(database.query, false),
    transaction: (work) =>
      watch('transaction', false, () => database.transaction((query) => work(watched(query, true)))),
  };
}
