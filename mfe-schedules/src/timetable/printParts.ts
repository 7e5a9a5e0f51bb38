import type { LineTable } from './lineTable.ts';

/** Number of trips that fit next to the names of the stops on A4, landscape. */
const TRIPS_ACROSS = 20;
/** Stops that fit on it below each other. */
const ROWS_DOWN = 30;

export interface PrintPart {
  readonly key: string;
  /** Indexes of its columns. */
  readonly columns: readonly number[];
  /** Whether it fits on a page. */
  readonly fitsOnPage: boolean;
}

/** A table too wide for the paper, in parts of equal width, none of them with a single trip left over. */
export function printParts({ rows, columns }: LineTable): PrintPart[] {
  const count = Math.ceil(columns.length / TRIPS_ACROSS);
  const width = Math.ceil(columns.length / count);
  return Array.from({ length: count }, (_, part) => {
    const own = columns.map((_column, index) => index).slice(part * width, (part + 1) * width);
    return { key: String(own[0]), columns: own, fitsOnPage: rows.length <= ROWS_DOWN };
  }).filter(({ columns: own }) => own.length > 0);
}
