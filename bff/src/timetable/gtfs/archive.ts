/** Reads the files of a feed from a zip or a folder, as UTF-8 bytes. */
import { isUtf8 } from 'node:buffer';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { FeedLimits } from './limits.ts';
import { createSizeTally, type SizeTally } from './sizeTally.ts';

const LF = 10;

/** By GTFS file name, e.g. `stops.txt`. */
export type FeedFiles = Map<string, Buffer>;

const READ: ReadonlySet<string> = new Set(
  'agency stops routes trips stop_times calendar calendar_dates frequencies shapes transfers pathways levels areas stop_areas networks route_networks timeframes rider_categories feed_info attributions booking_rules translations'
    .split(' ')
    .map((name) => `${name}.txt`),
);

/** Any file about fares is read, known or not: an unknown one may change prices, which import reports. */
function isRead(name: string): boolean {
  return READ.has(name) || /^fare_\w+\.txt$/.test(name);
}

/** Reads the GTFS files that import understands and ignores others. Throws {@link FeedError}. */
export async function readArchive(
  path: string,
  limits: FeedLimits,
  sizes: SizeTally = createSizeTally(),
): Promise<FeedFiles> {
  const kind = await stat(path).catch((cause: unknown) => {
    throw new FeedError('no-such-file', `There is no timetable at ${path}: give the path of a GTFS zip or folder.`, {
      cause,
    });
  });
  if (!kind.isDirectory() && !kind.isFile())
    throw new FeedError('not-a-zip', `${basename(path)} is not a file: give a GTFS zip or a folder.`);
  const files = kind.isDirectory() ? await readFolder(path, limits, sizes) : await readZip(path, limits, sizes);
  return new Map([...files].map(([name, bytes]) => [name, toUtf8(bytes)]));
}

/** UTF-16 is detected by its byte order mark; other bytes that are not UTF-8 are decoded as windows-1252, as in old Western exports. */
function toUtf8(bytes: Buffer): Buffer {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return Buffer.from(new TextDecoder('utf-16le').decode(bytes));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return Buffer.from(new TextDecoder('utf-16be').decode(bytes));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
  return isUtf8(bytes) ? bytes : Buffer.from(new TextDecoder('windows-1252').decode(bytes));
}

async function readFolder(path: string, limits: FeedLimits, sizes: SizeTally): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const unreadable = (name: string) => (cause: unknown) => {
    throw new FeedError('unreadable-file', `${name} cannot be read: make it readable for the server.`, { cause });
  };
  for (const name of await readdir(path).catch(unreadable(basename(path)))) {
    if (!isRead(name)) continue;
    const file = await stat(join(path, name)).catch(unreadable(name));
    if (!file.isFile()) throw new FeedError('unreadable-file', `${name} is not a file: put one in its place.`);
    sizes.add(name, file.size, limits);
    files.set(name, await readWhole(join(path, name), file.size).catch(unreadable(name)));
  }
  return files;
}

async function readZip(path: string, limits: FeedLimits, sizes: SizeTally): Promise<Map<string, Buffer>> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    return await readEntries(zip, limits, sizes);
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw zip
      ? new FeedError('bad-zip', `${basename(path)} is damaged and cannot be unpacked (${reason}).`, { cause })
      : new FeedError('not-a-zip', `${basename(path)} is not a zip file: give a GTFS zip or a folder.`, { cause });
  } finally {
    zip?.close();
  }
}

async function readEntries(zip: ZipFile, limits: FeedLimits, sizes: SizeTally): Promise<Map<string, Buffer>> {
  if (zip.entryCount > limits.entries)
    throw new FeedError(
      'too-many-entries',
      `The zip holds ${zip.entryCount} files; at most ${limits.entries} are read: raise that with --gtfs-limit-files.`,
    );
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (isRead(basename(entry.fileName))) entries.push(entry);

  const folder = feedFolder(entries);
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (dirname(entry.fileName) !== folder) continue;
    const name = basename(entry.fileName);
    if (files.has(name))
      throw new FeedError('duplicate-file', `The zip holds ${name} twice, and it is unknown which one counts.`);
    if (entry.isEncrypted())
      throw new FeedError('encrypted-file', `${name} is encrypted: give a zip without a password.`);
    sizes.add(name, entry.uncompressedSize, limits);
    checkRatio(name, entry, limits);
    files.set(name, await readEntry(zip, entry));
  }
  return files;
}

/** The folder inside the zip that holds the feed: the topmost one with stops, as some archives wrap it and some add further folders. */
function feedFolder(entries: readonly Entry[]): string {
  const folders = entries
    .filter(({ fileName }) => !fileName.startsWith('__MACOSX/'))
    .map(({ fileName }) => dirname(fileName));
  const withStops = entries
    .filter(({ fileName }) => basename(fileName) === 'stops.txt' && !fileName.startsWith('__MACOSX/'))
    .map(({ fileName }) => dirname(fileName));
  const depth = (folder: string) => folder.split('/').length;
  return (
    [...withStops, ...folders].sort(
      (a, b) => Number(withStops.includes(b)) - Number(withStops.includes(a)) || depth(a) - depth(b),
    )[0] ?? '.'
  );
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  // The stream fails if the entry yields more or less than its declared size, which was checked against the limits.
  const bytes = Buffer.allocUnsafeSlow(entry.uncompressedSize + 1);
  let length = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) length += (chunk as Buffer).copy(bytes, length);
  return withLineEnd(bytes, length);
}

async function readWhole(path: string, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size + 1);
  const file = await open(path);
  try {
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(bytes, length, size - length);
      length += bytesRead;
      if (bytesRead === 0) return withLineEnd(bytes, length);
    }
  } finally {
    await file.close();
  }
}

/**
 * The first `length` bytes; the buffer has room for one more: readers need a line end after the last row, and copying a large file to add
 * one would take most of the memory of an import.
 */
function withLineEnd(bytes: Buffer, length: number): Buffer {
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  if (length === 0 || isUtf16 || bytes[length - 1] === LF) return bytes.subarray(0, length);
  bytes[length] = LF;
  return bytes.subarray(0, length + 1);
}

/** Files up to this size are always read: they take little memory, whatever their compression ratio. */
const ALWAYS_READ_BYTES = 10_000_000;

function checkRatio(name: string, { compressedSize, uncompressedSize }: Entry, limits: FeedLimits): void {
  if (uncompressedSize <= ALWAYS_READ_BYTES || uncompressedSize <= limits.ratio * compressedSize) return;
  throw new FeedError(
    'packed-too-tightly',
    `${name} unpacks to more than ${limits.ratio} times its packed size, which no timetable does: if it is right, raise that with ` +
      '--gtfs-limit-ratio.',
  );
}
