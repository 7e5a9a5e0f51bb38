import type { Database, Query } from './database.ts';
import { toStored } from './text.ts';

/** Rows per statement: between two statements the database and the event loop serve other callers. */
export const AT_ONCE = 50;

type Cells = readonly (string | number)[];

/**
 * Runs a statement for items of one user, in batches. Each batch is a table with one column, `value`: `value ->> 0` is the id of the user, `value ->> 1` the
 * first cell, as text. If the user were compared with a statement parameter instead, SQLite would scan all rows for each of the user's.
 *
 * @returns the rows of all statements, in no particular order.
 */
export type OnRows = <Row, Item>(
  statement: (rows: string) => string,
  items: readonly Item[],
  cellsOf: (item: Item) => Cells,
) => Promise<readonly Row[]>;

export function onRowsOf(userId: string, query: Query, { rowsOf }: Pick<Database, 'rowsOf'>): OnRows {
  const user = toStored(userId);
  return async <Row, Item>(
    statement: (rows: string) => string,
    items: readonly Item[],
    cellsOf: (item: Item) => Cells,
  ) => {
    const returned: Row[] = [];
    for (let start = 0; start < items.length; start += AT_ONCE) {
      const some = items.slice(start, start + AT_ONCE).map((item) => [user, ...cellsOf(item)]);
      returned.push(...(await query<Row>(statement(rowsOf('$1')), [JSON.stringify(some)])));
    }
    return returned;
  };
}
