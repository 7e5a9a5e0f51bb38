/**
 * Limits of import: far above nearly all real feeds, far below what would crash the process. An operator can raise each with an option,
 * named by the error.
 */
export interface FeedLimits {
  /** Files in the archive. */
  readonly entries: number;
  /** Unpacked bytes of one file. */
  readonly entryBytes: number;
  /** Highest compression ratio of a large file. */
  readonly ratio: number;
  /** Unpacked bytes of all files that are read. */
  readonly totalBytes: number;
  /** Rows of one file, of all feeds of a network together. */
  readonly rows: number;
  /** Size of a downloaded zip. */
  readonly downloadBytes: number;
}

export const DEFAULT_LIMITS: FeedLimits = {
  entries: 2_000,
  entryBytes: 512_000_000,
  // Real feeds stay below 20; zip bombs reach 1 000.
  ratio: 100,
  totalBytes: 1_024_000_000,
  rows: 30_000_000,
  downloadBytes: 512_000_000,
};

export const MEGABYTE = 1_000_000;

/** Formats a size for a message. */
export const megabytesOf = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`;
