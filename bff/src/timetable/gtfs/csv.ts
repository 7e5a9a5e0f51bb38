/**
 * A reader of comma-separated values over bytes. It walks the rows of a file once and makes strings only on demand, which
 * allows loading half a million stop times in a tenth of a second.
 *
 * RFC 4180 (quotes, doubled quotes, line ends inside quotes, CRLF) and what real feeds add to it: blank lines, blanks around values,
 * rows that are too short (the missing values are empty) or too long (the rest is ignored).
 */

import { FeedError } from '@halte/engine/timetable/feed/feed';
import { cleanName, cleanText, type Flaw, type TextRules } from '../../common/names.ts';
import type { Warnings } from './warnings.ts';

const LF = 10;
const CR = 13;
const BLANK = 32;
const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const COLON = 58;

/** Far more than any GTFS file has. Every row costs time for each column, so a header with a million columns would never finish. */
const MOST_COLUMNS = 1_000;

/** A longer value is neither a name nor an id, and each occurrence of it would stay in memory. */
const MOST_VALUE_BYTES = 1_000_000;

const FLAWS: Readonly<Record<Flaw, string>> = {
  'invalid-utf8': 'bytes that are no UTF-8, shown as such,',
  'invisible-signs': 'control characters or signs that turn text around, which were taken out of a text,',
  'stacked-marks': 'letters with more accents than any language has, which were taken off,',
  'long-text': 'a text longer than any name or notice, which was cut,',
};

const NOTE: TextRules = { most: 2_000, lines: 'several' };

/** Often enough that memory grows little between checks, and rare enough to cost nothing. */
const ROWS_PER_CHECK = 8_192;

/** Limits of a reader. */
export interface ReaderLimits {
  readonly maxRows: number;
  /** Rows of the same file in other feeds, which count towards the limit. */
  readonly rowsBefore?: number;
  /** Called every few thousand rows; an error that it throws ends the reading. */
  readonly checkMemory?: (() => void) | undefined;
}

/** A missing column: all of its values are empty. */
export const ABSENT = -1;

export class CsvReader {
  readonly file: string;
  readonly bytes: Buffer;
  /** Where the values of the current row begin and end in `bytes`. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  rows = 0;
  private at = 0;
  private readonly limits: ReaderLimits;
  /** The row at which limits are checked next. */
  private checkedRow = 0;
  private readonly columns: ReadonlyMap<string, number>;
  private readonly warnings: Pick<Warnings, 'add'> | null;

  /** `bytes` is UTF-8 without a byte order mark; doubled quotes are unescaped in place. */
  constructor(file: string, bytes: Buffer, limits: ReaderLimits, warnings: Pick<Warnings, 'add'> | null = null) {
    this.file = file;
    // With a line end after the last row, the inner loop needs no check for the end of the file.
    this.bytes = bytes.length > 0 && bytes[bytes.length - 1] === LF ? bytes : Buffer.concat([bytes, Buffer.from('\n')]);
    this.limits = limits;
    this.warnings = warnings;
    const width = countFields(this.bytes);
    if (width > MOST_COLUMNS)
      throw new FeedError('too-many-columns', `${file} has ${width} columns; at most ${MOST_COLUMNS} are read.`);
    this.starts = new Int32Array(width);
    this.ends = new Int32Array(width);
    const columns = new Map<string, number>();
    if (this.next())
      for (let i = 0; i < width; i++) {
        const name = this.text(i).toLowerCase();
        if (!columns.has(name)) columns.set(name, i);
        else if (name !== '')
          warnings?.add('duplicate-column', () => `${file} has the column ${name} twice; the first is read.`);
      }
    this.columns = columns;
    this.rows = 0;
  }

  /** The position of a column, or {@link ABSENT}. */
  column(name: string): number {
    return this.columns.get(name) ?? ABSENT;
  }

  /** The columns of the file, by name. */
  columnNames(): string[] {
    return [...this.columns.keys()];
  }

  /** The position of a column that the file must have. Throws {@link FeedError}. */
  require(name: string): number {
    const column = this.column(name);
    if (column === ABSENT)
      throw new FeedError('missing-column', `${this.file} has no column ${name}, which a timetable needs.`);
    return column;
  }

  /** Moves to the next row; false at the end. */
  next(): boolean {
    const { bytes, starts, ends } = this;
    const length = bytes.length;
    let at = this.at;
    while (at < length && (bytes[at] === LF || bytes[at] === CR)) at++;
    if (at >= length) {
      this.at = at;
      return false;
    }
    let field = 0;
    let isOdd = false;
    for (;;) {
      while (bytes[at] === BLANK) at++;
      let start = at;
      let end: number;
      let byte = bytes[at]!;
      if (byte === QUOTE) {
        start = at + 1;
        end = this.closeQuote(start);
        at = this.at;
        byte = bytes[at]!;
        while (byte !== COMMA && byte !== LF && byte !== CR) {
          if (byte !== BLANK) isOdd = true;
          byte = bytes[++at]!;
        }
      } else {
        while (byte !== COMMA && byte !== LF && byte !== CR) byte = bytes[++at]!;
        end = at;
        while (end > start && bytes[end - 1] === BLANK) end--;
      }
      if (field < starts.length) {
        starts[field] = start;
        ends[field] = end;
        field++;
      } else if (end > start) isOdd = true;
      at++;
      if (byte !== COMMA) break;
    }
    if (isOdd || field < starts.length) this.warn();
    for (; field < starts.length; field++) ends[field] = starts[field] = 0;
    this.at = at;
    if (++this.rows >= this.checkedRow) this.checkLimits();
    return true;
  }

  private checkLimits(): void {
    const { maxRows, rowsBefore = 0, checkMemory } = this.limits;
    if (this.rows > maxRows - rowsBefore)
      throw new FeedError(
        'too-many-rows',
        `${this.file} has more than ${maxRows} rows${rowsBefore > 0 ? ', with those of the other timetables' : ''}: raise that with --gtfs-limit-rows.`,
      );
    checkMemory?.();
    this.checkedRow = Math.min(this.rows + ROWS_PER_CHECK, maxRows - rowsBefore + 1);
  }

  isEmpty(column: number): boolean {
    return column === ABSENT || this.starts[column] === this.ends[column];
  }

  /** The value as text, '' when empty or absent. */
  text(column: number): string {
    if (column === ABSENT) return '';
    const [start, end] = [this.starts[column]!, this.ends[column]!];
    if (end - start > MOST_VALUE_BYTES)
      throw new FeedError(
        'value-too-long',
        `${this.file} has a value of more than ${MOST_VALUE_BYTES} bytes in row ${this.rows}, which is no text of a timetable.`,
      );
    return this.bytes.toString('utf8', start, end);
  }

  /** The value cleaned for display; anything removed is reported as a warning. */
  name(column: number): string {
    return cleanName(this.text(column), this.onFlaw);
  }

  /** Like {@link name}, with several lines allowed. */
  note(column: number): string {
    return cleanText(this.text(column), NOTE, this.onFlaw).trim();
  }

  private readonly onFlaw = (flaw: Flaw) =>
    this.warnings?.add(flaw, () => `${this.file} has ${FLAWS[flaw]} in row ${this.rows}.`);

  /** A whole number, `fallback` when empty, absent or not a number. */
  int(column: number, fallback: number): number {
    const value = this.number(column);
    return Number.isInteger(value) ? value : fallback;
  }

  /** A decimal number, NaN when empty, absent or not a number. */
  number(column: number): number {
    if (this.isEmpty(column)) return Number.NaN;
    const { bytes } = this;
    const end = this.ends[column]!;
    let at = this.starts[column]!;
    // Up to 15 digits are exact in a double, and so is the power of ten: one division rounds once, like parsing.
    const negative = bytes[at] === MINUS;
    if (negative) at++;
    let value = 0;
    let scale = 0;
    let digits = 0;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      if (byte === DOT && scale === 0) scale = 1;
      else if (byte >= ZERO && byte < COLON) {
        value = value * 10 + byte - ZERO;
        scale *= 10;
        digits++;
      } else return Number(this.text(column));
    }
    if (digits === 0) return Number.NaN;
    if (digits > 15) return Number(this.text(column));
    if (scale > 1) value /= scale;
    return negative ? -value : value;
  }

  /** `H:MM:SS` or `H:MM` as seconds, -1 when empty, NaN when malformed. */
  seconds(column: number): number {
    if (this.isEmpty(column)) return -1;
    const { bytes } = this;
    const end = this.ends[column]!;
    let total = 0;
    let part = 0;
    let parts = 1;
    for (let at = this.starts[column]!; at < end; at++) {
      const byte = bytes[at]!;
      if (byte === COLON) {
        if (parts > 1 && part > 59) return Number.NaN;
        total = (total + part) * 60;
        part = 0;
        parts++;
      } else if (byte >= ZERO && byte < COLON) part = part * 10 + byte - ZERO;
      else return Number.NaN;
    }
    if (parts < 2 || parts > 3 || part > 59) return Number.NaN;
    total += part;
    return parts === 2 ? total * 60 : total;
  }

  /** Warns of malformed rows: text after a closing quote or the last column is ignored, missing values are empty. */
  private warn(): void {
    const { rows, file } = this;
    this.warnings?.add(
      'uneven-row',
      () => `${file} has other columns in row ${rows + 1} than at its top, or odd quotes.`,
    );
  }

  /** Finds the end of a quoted value, unescaping doubled quotes on the way; leaves `at` after the closing quote. */
  private closeQuote(start: number): number {
    const { bytes } = this;
    let write = start;
    let at = start;
    for (; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (byte === QUOTE) {
        if (bytes[at + 1] !== QUOTE) break;
        at++;
      }
      if (write !== at) bytes[write] = byte;
      write++;
    }
    if (at >= bytes.length)
      throw new FeedError(
        'unclosed-quote',
        `${this.file} has a quote that is never closed, near row ${this.rows + 1}.`,
      );
    this.at = at + 1;
    return write;
  }
}

/** Number of fields of the header row. */
function countFields(bytes: Buffer): number {
  let at = 0;
  while (bytes[at] === LF || bytes[at] === CR) at++;
  let fields = 1;
  let isQuoted = false;
  let isFresh = true;
  for (; at < bytes.length && (isQuoted || (bytes[at] !== LF && bytes[at] !== CR)); at++) {
    const byte = bytes[at];
    if (byte === QUOTE && (isQuoted || isFresh)) isQuoted = !isQuoted;
    else if (byte === COMMA && !isQuoted) fields++;
    if (byte !== BLANK) isFresh = byte === COMMA && !isQuoted;
  }
  return fields;
}
