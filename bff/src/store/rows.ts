import type { Database, Query } from './database.ts';
import { toStored } from './text.ts';

/** Rows per statement: between two statements the database serves other callers. */
const AT_ONCE = 200;

/**
 * Runs a statement for rows of one user, in batches. Each batch is a table with one column, `value`: `value ->> 0` is the id of the user, `value ->> 1` the
 * first cell, as text. If the user were compared with a statement parameter instead, SQLite would scan all rows for each of the user's.
 *
 * @returns the rows of all statements, in no particular order.
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
