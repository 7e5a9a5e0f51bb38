/** The files of one import with what all its steps share: readers, limits and the list of warnings. */
import { FeedError } from '../feed/feed.ts';
import type { FeedFiles } from './archive.ts';
import { CsvReader, type ReaderLimits } from './csv.ts';
import type { Warnings } from './warnings.ts';

/** More than Node gives to several small buffers at once. */
const LARGE_BYTES = 1_000_000;

export interface FeedSource {
  readonly warnings: Warnings;
  /** Of the files that hold something. */
  names(): string[];
  /** A file that a timetable needs. Throws {@link FeedError} when it is missing or empty. */
  required(file: string): CsvReader;
  /** `null` when the file is missing or has no bytes. */
  optional(file: string): CsvReader | null;
  /** Rows of the files that were read. */
  rows(): ReadonlyMap<string, number>;
  /** Frees the memory of a file that was read; no reader of it can be used any more. */
  release(file: string): void;
}

/** As {@link ReaderLimits}, for all files. */
export interface SourceLimits {
  readonly maxRows: number;
  /** Rows of the file of that name in the other feeds of the network: the limit is for all of them together. */
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
    // No text has them, and no database takes them.
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
      // At once: the garbage collector does not know how much of it lies outside of its heap. Small files share theirs with others.
      if (memory instanceof ArrayBuffer && memory.byteLength > LARGE_BYTES) memory.transfer(0);
    },
  };
}
