/** The files of one import with the state shared by all its steps: readers, limits and the list of warnings. */
import { FeedError } from '@halte/engine/timetable/feed/feed';
import type { FeedFiles } from './archive.ts';
import { CsvReader, type ReaderLimits } from './csv.ts';
import type { Warnings } from './warnings.ts';

/** Larger than the pool that Node shares between small buffers. */
const LARGE_BYTES = 1_000_000;

export interface FeedSource {
  readonly warnings: Warnings;
  /** Names of the non-empty files. */
  names(): string[];
  /** A file that a timetable needs. Throws {@link FeedError} when it is missing or empty. */
  required(file: string): CsvReader;
  /** `null` if the file is missing or empty. */
  optional(file: string): CsvReader | null;
  /** Rows of the files that were read. */
  rows(): ReadonlyMap<string, number>;
  /** Frees the memory of a file; its readers can no longer be used. */
  release(file: string): void;
}

/** As {@link ReaderLimits}, for all files. */
export interface SourceLimits {
  readonly maxRows: number;
  /** Rows of the file of that name in the other feeds of the network: the limit is for all feeds together. */
  readonly rowsBefore?: ((file: string) => number) | undefined;
  readonly checkMemory?: (() => void) | undefined;
}

export function feedSource(
  files: FeedFiles,
  { rowsBefore = () => 0, ...limits }: SourceLimits,
  warnings: Warnings,
): FeedSource {
  const readers: CsvReader[] = [];
  const readerOf = (file: string, bytes: Buffer) => {
    const reader = newReader(file, bytes);
    readers.push(reader);
    return reader;
  };
  const newReader = (file: string, bytes: Buffer) => {
    const own = { ...limits, rowsBefore: rowsBefore(file) };
    if (!bytes.includes(0)) return new CsvReader(file, bytes, own, warnings);
    // They are never part of a text, and databases reject them.
    warnings.add('nul-bytes', () => `${file} holds zero bytes, which were left out.`);
    return new CsvReader(file, Buffer.from(bytes.filter((byte) => byte !== 0)), own, warnings);
  };
  return {
    warnings,
    names: () => [...files].flatMap(([name, bytes]) => (bytes.length > 0 ? [name] : [])),
    required(file) {
      const bytes = files.get(file);
      if (bytes === undefined)
        throw new FeedError('missing-file', `The timetable has no ${file}, which GTFS requires.`);
      if (bytes.length === 0) throw new FeedError('empty-file', `${file} is empty, so there is no timetable to read.`);
      return readerOf(file, bytes);
    },
    optional(file) {
      const bytes = files.get(file);
      return bytes === undefined || bytes.length === 0 ? null : readerOf(file, bytes);
    },
    rows() {
      const most = new Map<string, number>();
      for (const { file, rows } of readers) most.set(file, Math.max(rows, most.get(file) ?? 0));
      return most;
    },
    release(file) {
      const memory = files.get(file)?.buffer;
      files.delete(file);
      // Freed at once, because the garbage collector does not account for memory outside its heap. Small files share their memory.
      if (memory instanceof ArrayBuffer && memory.byteLength > LARGE_BYTES) memory.transfer(0);
    },
  };
}
