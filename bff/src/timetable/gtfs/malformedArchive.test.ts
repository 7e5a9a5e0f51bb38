/** Malformed zips and folders, and files in other encodings. */
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ZipFile } from 'yazl';
import { outcomeOf } from '../../engine/testing/outcome.ts';
import { basics, type GtfsFiles, stopsTxt, tripsAndTimes, withFolder, withZip } from '../testing/feeds.ts';

const GOOD: Record<string, string> = Object.fromEntries(
  Object.entries({
    ...basics(),
    'stops.txt': stopsTxt('A 48.10 7.1\nThéâtre 48.11 7.1\nC 48.12 7.1'),
    ...tripsAndTimes('t: A 8:00, Théâtre 8:10, C 8:20\nu: A 9:00, C 9:15'),
  }).map(([name, text]) => [name, text.replace(/^ +/gm, '')]),
);
const FOUND = [null, [], ['A', 'Théâtre', 'C']];

async function found(path: string) {
  const { error, warnings, feed } = await outcomeOf(path);
  return [error, warnings, feed?.stops.map(({ name }) => name) ?? []];
}

const encoded = (encode: (text: string) => Buffer): GtfsFiles =>
  Object.fromEntries(Object.entries(GOOD).map(([name, text]) => [name, encode(text)]));
const bigEndian = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

it.each<[string, GtfsFiles]>([
  ['UTF-8', GOOD],
  ['UTF-8 with a byte order mark', encoded((text) => Buffer.from(`\ufeff${text}`))],
  ['windows-1252', encoded((text) => Buffer.from(text, 'latin1'))],
  ['UTF-16, low byte first', encoded((text) => Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['UTF-16, high byte first', encoded(bigEndian)],
])('reads every file in %s, from a folder and from a zip', async (_encoding, files) => {
  expect(await withFolder(files, found)).toEqual(FOUND);
  expect(await withZip(files, found)).toEqual(FOUND);
});

it('reads UTF-16 without a mark as far as it is ASCII', async () => {
  const files = { ...GOOD, 'agency.txt': Buffer.from(GOOD['agency.txt']!, 'utf16le') };
  expect(await withFolder(files, found)).toEqual([null, ['nul-bytes 1'], ['A', 'Théâtre', 'C']]);
});

/** A zip of the good feed with some bytes changed. */
async function withChanged(
  change: (bytes: Buffer) => Buffer | undefined,
  more: GtfsFiles = {},
): Promise<string | null> {
  return withZip({ ...GOOD, ...more }, async (path) => {
    const bytes = await readFile(path);
    await writeFile(path, change(bytes) ?? bytes);
    return (await outcomeOf(path)).error;
  });
}

/** Offset of the central directory entry of a file. */
const entryOf = (bytes: Buffer, name: string) => bytes.lastIndexOf(name) - 46;
const endOf = (bytes: Buffer) => bytes.lastIndexOf('PK\u0005\u0006');

it.each<[string, (bytes: Buffer) => Buffer | undefined, RegExp]>([
  ['nothing at all', () => Buffer.alloc(0), /^not-a-zip: feed\.zip is not a zip file/],
  ['something else', () => Buffer.from('%PDF-1.7'), /^not-a-zip: feed\.zip is not a zip file/],
  ['half of it', (bytes) => bytes.subarray(0, bytes.length / 2), /^not-a-zip: feed\.zip is not a zip file/],
  [
    'no files',
    (bytes) => bytes.subarray(endOf(bytes)).fill(0, 8, 20),
    /^missing-file: The timetable has no agency\.txt/,
  ],
  [
    'more files than it has room for',
    (bytes) => void bytes.writeUInt16LE(60_000, endOf(bytes) + 10),
    /^too-many-entries: /,
  ],
  ['fewer files than are there', (bytes) => void bytes.writeUInt16LE(1, endOf(bytes) + 10), /^missing-file: /],
  [
    'a file that is larger than it says',
    (bytes) => void bytes.writeUInt32LE(10, entryOf(bytes, 'stops.txt') + 24),
    /^bad-zip: /,
  ],
  [
    'a file that is smaller than it says',
    (bytes) => void bytes.writeUInt32LE(1_000, entryOf(bytes, 'stops.txt') + 24),
    /^bad-zip: /,
  ],
  [
    'a file of four gigabytes, as it says',
    (bytes) => void bytes.writeUInt32LE(0xfffffffe, entryOf(bytes, 'stops.txt') + 24),
    /^file-too-large: stops\.txt/,
  ],
  [
    'a password',
    (bytes) => void bytes.writeUInt16LE(1, entryOf(bytes, 'stops.txt') + 8),
    /^encrypted-file: stops\.txt is encrypted/,
  ],
  [
    'an unknown compression method',
    (bytes) => void bytes.writeUInt16LE(99, entryOf(bytes, 'stops.txt') + 10),
    /^bad-zip: /,
  ],
  [
    'two files in one place',
    (bytes) =>
      void bytes.copy(
        bytes,
        entryOf(bytes, 'routes.txt') + 42,
        entryOf(bytes, 'stops.txt') + 42,
        entryOf(bytes, 'stops.txt') + 46,
      ),
    /^(bad-zip|missing-column): /,
  ],
  [
    'a file outside of it',
    (bytes) => void bytes.write('../ps.txt', entryOf(bytes, 'stops.txt') + 46),
    /^bad-zip: .*relative path/,
  ],
  [
    'a file anywhere',
    (bytes) => void bytes.write('/tops.txt', entryOf(bytes, 'stops.txt') + 46),
    /^bad-zip: .*absolute path/,
  ],
  ['rubbish within', (bytes) => void bytes.fill(0xff, 60, 90), /^bad-zip: feed\.zip is damaged/],
])('refuses a zip with %s', async (_what, change, message) => {
  const error = await withChanged(change);
  expect(error).toMatch(message);
  expect(error).toMatch(/^[a-z-]+: [^\n]+\.$/);
});

async function withEntries(fill: (zip: ZipFile) => void, limits = {}): Promise<string | null> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(GOOD)) zip.addBuffer(Buffer.from(text), name);
  fill(zip);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return withFolder({ 'feed.zip': Buffer.concat(chunks) }, async (folder) => {
    return (await outcomeOf(join(folder, 'feed.zip'), limits)).error;
  });
}

it.each<[string, (zip: ZipFile) => void, RegExp | null]>([
  [
    'a file twice',
    (zip) => zip.addBuffer(Buffer.from(GOOD['stops.txt']!), 'stops.txt'),
    /^duplicate-file: The zip holds stops\.txt twice/,
  ],
  [
    'a link in place of a file',
    (zip) => zip.addBuffer(Buffer.from('/etc/hostname'), 'shapes.txt', { mode: 0o120777 }),
    /^missing-column: shapes\.txt/,
  ],
  ['a folder in place of a file', (zip) => zip.addEmptyDirectory('shapes.txt'), null],
  ['a zip inside', (zip) => zip.addBuffer(Buffer.from('PK\u0003\u0004'), 'gtfs.zip'), null],
  [
    'two thousand files',
    (zip) => Array.from({ length: 2_000 }, (_, i) => zip.addEmptyDirectory(`${i}`)),
    /^too-many-entries: The zip holds 2006 files/,
  ],
])('reads or refuses a zip with %s', async (_what, fill, message) => {
  const error = await withEntries(fill);
  if (message) expect(error).toMatch(message);
  else expect(error).toBeNull();
});

it.each([
  [
    'of one file',
    { ratio: 2_000, entryBytes: 10_000_000 },
    'file-too-large: shapes.txt unpacks to 20 MB; at most 10 MB are read: raise that with --gtfs-limit.',
  ],
  [
    'of all files',
    { ratio: 2_000, totalBytes: 15_000_000 },
    'feed-too-large: The feed unpacks to more than 15 MB, with shapes.txt: raise that with --gtfs-limit-total.',
  ],
  [
    'by how tightly it is packed',
    {},
    'packed-too-tightly: shapes.txt unpacks to more than 100 times its packed size, which no timetable does: if it is right, ' +
      'raise that with --gtfs-limit-ratio.',
  ],
])('refuses a bomb by what it says, without unpacking it: %s', async (_case, limits, message) => {
  const bomb = Buffer.alloc(20_000_000, '\n');
  expect(await withEntries((zip) => zip.addBuffer(bomb, 'shapes.txt'), limits)).toBe(message);
});

it('names what it cannot read of a folder', async () => {
  const { 'stops.txt': _, ...others } = GOOD;
  await withFolder(others, async (folder) => {
    expect((await outcomeOf(folder)).error).toMatch(/^missing-file: .* stops\.txt/);
    await symlink(join(folder, 'nowhere'), join(folder, 'stops.txt'));
    expect((await outcomeOf(folder)).error).toBe(
      'unreadable-file: stops.txt cannot be read: make it readable for the server.',
    );
  });
  await withFolder(others, async (folder) => {
    await mkdir(join(folder, 'stops.txt'));
    expect((await outcomeOf(folder)).error).toBe('unreadable-file: stops.txt is not a file: put one in its place.');
  });
});

it('does not wait for what is no file', async () => {
  expect((await outcomeOf('/dev/null')).error).toBe('not-a-zip: null is not a file: give a GTFS zip or a folder.');
});
