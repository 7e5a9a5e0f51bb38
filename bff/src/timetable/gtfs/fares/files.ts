/** The files about fares, and whether their content is fully understood. */
import { ABSENT } from '../csv.ts';
import type { FeedSource } from '../source.ts';
import type { Warnings } from '../warnings.ts';
import { FareFile } from './file.ts';

/** Files of the standard, and some non-standard ones for other riders. */
const KNOWN: ReadonlySet<string> = new Set(
  'attributes rules media products leg_rules leg_join_rules transfer_rules rider_categories'
    .split(' ')
    .map((name) => `fare_${name}.txt`),
);

export class FareFiles {
  readonly warnings: Warnings;
  /** False if something not understood may change any price; then none is shown. */
  isUnderstood = true;
  private readonly source: FeedSource;

  constructor(source: FeedSource) {
    this.source = source;
    this.warnings = source.warnings;
    for (const name of source.names())
      if (name.startsWith('fare_') && !KNOWN.has(name))
        this.doubt('unread-fare-file', `${name} is not read and may change prices`);
  }

  has(name: string): boolean {
    return this.source.names().includes(name);
  }

  doubt(code: string, what: string): void {
    this.isUnderstood = false;
    this.warnings.add(code, () => `${what}: no price is shown.`);
  }

  /** Null if the file does not exist or cannot be read. */
  open<Column extends string>(
    name: string,
    required: readonly Column[],
    optional: readonly Column[] = [],
  ): FareFile<Column> | null {
    const row = this.source.optional(name);
    if (!row) return null;
    const missing = required.find((column) => row.column(column) === ABSENT);
    if (missing === undefined) return new FareFile(this.warnings, row, [...required, ...optional]);
    this.doubt('missing-fare-column', `${name} has no column ${missing}`);
    return null;
  }
}
