/** Timetable limits configured by an operator. */
import { wholeNumber } from '@halte/server/numbers';
import { DEFAULT_LIMITS, type FeedLimits, MEGABYTE } from '../timetable/gtfs/limits.ts';
import type { OPTIONS } from './configOptions.ts';

/** File offsets are stored in 32 bits. */
const LARGEST_FILE_MEGABYTES = 2_000;
const LARGEST_MEGABYTES = 100_000;

/** @throws StartError for an invalid value. */
export function feedLimitsOf(text: (option: keyof typeof OPTIONS, otherwise: string) => string): FeedLimits {
  const number = (option: keyof typeof OPTIONS, otherwise: number, most: number) =>
    wholeNumber(option, text(option, String(otherwise)), 1, most);
  const megabytes = number('gtfs-limit', DEFAULT_LIMITS.entryBytes / MEGABYTE, LARGEST_FILE_MEGABYTES);
  return {
    entryBytes: megabytes * MEGABYTE,
    totalBytes: number('gtfs-limit-total', megabytes * 2, LARGEST_MEGABYTES) * MEGABYTE,
    rows: number('gtfs-limit-rows', DEFAULT_LIMITS.rows, 999_999_999),
    entries: number('gtfs-limit-files', DEFAULT_LIMITS.entries, 1_000_000),
    ratio: number('gtfs-limit-ratio', DEFAULT_LIMITS.ratio, 1_000_000),
    downloadBytes: number('gtfs-limit-download', DEFAULT_LIMITS.downloadBytes / MEGABYTE, LARGEST_MEGABYTES) * MEGABYTE,
  };
}
