/** A file about fares. Its errors never prevent the timetable from being read: they prevent prices from being shown. */

import type { FareReference } from '@halte/engine/timetable/feed/fares';
import { ABSENT, type CsvReader } from '../csv.ts';
import type { Warnings } from '../warnings.ts';

/** Non-standard columns that do not matter for an adult: names, notes, prices for others. */
const HARMLESS =
  /(^|_)(name|desc|description|url|notes?|comments?|objectid|sort_order)$|^(adult|youth|child|student|senior|reduced)_/;

export class FareFile<Column extends string> {
  readonly row: CsvReader;
  /** Unread columns that may change a price. */
  private readonly unread: readonly number[];
  private readonly columns: ReadonlyMap<Column, number>;
  private readonly warnings: Warnings;

  constructor(warnings: Warnings, row: CsvReader, columns: readonly Column[]) {
    this.row = row;
    this.warnings = warnings;
    this.columns = new Map(columns.map((name) => [name, row.column(name)]));
    const known = new Set<string>(columns);
    this.unread = row
      .columnNames()
      .filter((name) => name !== '' && !known.has(name) && !HARMLESS.test(name))
      .map((name) => row.column(name));
  }

  next(): boolean {
    return this.row.next();
  }

  at(column: Column): number {
    return this.columns.get(column) ?? ABSENT;
  }

  has(column: Column): boolean {
    return this.at(column) !== ABSENT;
  }

  isEmpty(column: Column): boolean {
    return this.row.isEmpty(this.at(column));
  }

  text(column: Column): string {
    return this.row.text(this.at(column));
  }

  /** A whole number of at least `least`; `null` if the field is empty, NaN for anything else. */
  whole(column: Column, least = 0): number | null {
    if (this.isEmpty(column)) return null;
    const value = this.row.int(this.at(column), Number.NaN);
    return value >= least ? value : Number.NaN;
  }

  /** The id in a column: '' if empty, null with a warning if it is not defined. */
  reference(column: Column, defined: { has(id: string): boolean }): FareReference {
    const id = this.text(column);
    if (id === '' || defined.has(id)) return id;
    this.reject('unknown-fare-reference', `the ${column} ${id}, which is not there,`);
    return null;
  }

  /** Whether the unread columns of the row are empty. */
  isRead(): boolean {
    const filled = this.unread.find((column) => !this.row.isEmpty(column));
    if (filled === undefined) return true;
    this.warnings.add(
      'unread-fare-column',
      () => `${this.row.file} has a column that is not read and may change prices: those of its rows are not shown.`,
    );
    return false;
  }

  /** Adds a warning and returns false. */
  reject(code: string, what: string): false {
    this.warnings.add(code, () => `${this.row.file} has ${what} in row ${this.row.rows}.`);
    return false;
  }
}
