/** What import accepts: far above any real feed, far below what would take the process down. */
export interface FeedLimits {
  /** Files in the archive. */
  readonly entries: number;
  /** Unpacked bytes of one file. */
  readonly entryBytes: number;
  /** Unpacked bytes of all files that are read. */
  readonly totalBytes: number;
  /** Rows of one file. */
  readonly rows: number;
}

export const DEFAULT_LIMITS: FeedLimits = {
  entries: 2_000,
  entryBytes: 1_500_000_000,
  totalBytes: 2_500_000_000,
  rows: 30_000_000,
};
