import type { Database, Query } from './database.ts';
import { toStored } from './text.ts';

/** How many rows one statement takes: between two statements the database answers others. */
const AT_ONCE = 200;

/**
 * Runs a statement for rows of one user, many in each. They are a table with one column, `value`: `value ->> 0` is the id of the user, `value ->> 1` the
 * first cell, as text. Where the user is compared with a value of the statement instead, SQLite goes through all rows for each of the user's.
 *
 * @returns what the statement returns, in no order.
 */
export type OnRows = <Row>(
  statement: (rows: string) => string,
  rows: readonly (readonly (string | number)[])[],
) => Promise<readonly Row[]>;

export function onRowsOf(userId: string, query: Query, { rowsOf }: Pick<Database, 'rowsOf'>): OnRows {
  const user = toStored(userId);
  return async <Row>(statement: (rows: string) => string, rows: readonly (readonly (string | number)[])[]) => {
    const returned: Row[] = [];
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const some = rows.slice(start, start + AT_ONCE).map((cells) => [user, ...cells]);
      returned.push(...(await query<Row>(statement(rowsOf('$1')), [JSON.stringify(some)])));
    }
    return returned;
  };
}
