/** Total sizes of the files read, in unpacked bytes and in rows, for all feeds of a network, because they are in memory at the same time. */
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { type FeedLimits, megabytesOf } from './limits.ts';

export interface SizeTally {
  /** Counts a file before it is read. Throws {@link FeedError} if a limit is exceeded. */
  add(file: string, bytes: number, limits: Pick<FeedLimits, 'entryBytes' | 'totalBytes'>): void;
  /** Counts the rows of a file of a feed that was read. */
  addRows(file: string, rows: number): void;
  /** Rows of the file of that name in the feeds read before. */
  rowsOf(file: string): number;
}

export function createSizeTally(): SizeTally {
  const ofFile = new Map<string, number>();
  const rowsOfFile = new Map<string, number>();
  let total = 0;
  return {
    addRows: (file, rows) => void rowsOfFile.set(file, (rowsOfFile.get(file) ?? 0) + rows),
    rowsOf: (file) => rowsOfFile.get(file) ?? 0,
    add(file, bytes, { entryBytes, totalBytes }) {
      const before = ofFile.get(file) ?? 0;
      const together = before === 0 ? '' : `, with that of the other timetables to ${megabytesOf(before + bytes)}`;
      ofFile.set(file, before + bytes);
      total += bytes;
      if (before + bytes > entryBytes)
        throw new FeedError(
          'file-too-large',
          `${file} unpacks to ${megabytesOf(bytes)}${together}; at most ${megabytesOf(entryBytes)} are read: raise that with --gtfs-limit.`,
        );
      if (total > totalBytes)
        throw new FeedError(
          'feed-too-large',
          `${together === '' ? 'The feed unpacks' : 'The timetables unpack'} to more than ${megabytesOf(totalBytes)}, with ${file}: raise that with --gtfs-limit-total.`,
        );
    },
  };
}
