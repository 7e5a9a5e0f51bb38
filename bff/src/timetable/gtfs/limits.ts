/** What import accepts: far above any real feed, far below what would take the process down. */
export interface FeedLimits {
  /** Files in the archive. */
  readonly entries: number;
  /** Unpacked bytes of one file. */
  readonly entryBytes: number;
  /** How many times its packed size a large file may unpack to. */
  readonly ratio: number;
  /** Unpacked bytes of all files that are read. */
  readonly totalBytes: number;
  /** Rows of one file. */
  readonly rows: number;
}

export const DEFAULT_LIMITS: FeedLimits = {
  entries: 2_000,
  entryBytes: 512_000_000,
  // Real feeds stay below 20; what was made to fill memory reaches 1 000.
  ratio: 100,
  totalBytes: 1_024_000_000,
  rows: 30_000_000,
};

const MEGABYTE = 1_000_000;

/** The limits of an operator who allows files of so many megabytes. */
export function limitsFor(megabytes: number): Pick<FeedLimits, 'entryBytes' | 'totalBytes'> {
  return { entryBytes: megabytes * MEGABYTE, totalBytes: 2 * megabytes * MEGABYTE };
}

/** For a message. */
export const megabytesOf = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`;
