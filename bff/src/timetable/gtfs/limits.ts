/**
 * What import accepts: far above nearly all real feeds, far below what would take the process down. An operator raises each with an option,
 * which the error names.
 */
export interface FeedLimits {
  /** Files in the archive. */
  readonly entries: number;
  /** Unpacked bytes of one file. */
  readonly entryBytes: number;
  /** How many times its packed size a large file may unpack to. */
  readonly ratio: number;
  /** Unpacked bytes of all files that are read. */
  readonly totalBytes: number;
  /** Rows of one file, of all feeds of a network together. */
  readonly rows: number;
  /** Of a zip that is downloaded. */
  readonly downloadBytes: number;
}

export const DEFAULT_LIMITS: FeedLimits = {
  entries: 2_000,
  entryBytes: 512_000_000,
  // Real feeds stay below 20; what was made to fill memory reaches 1 000.
  ratio: 100,
  totalBytes: 1_024_000_000,
  rows: 30_000_000,
  downloadBytes: 512_000_000,
};

export const MEGABYTE = 1_000_000;

/** For a message. */
export const megabytesOf = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`;
