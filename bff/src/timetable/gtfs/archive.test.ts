import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { type ImportOptions, importFeed } from '../importFeed.ts';
import { basics, type GtfsFiles, stopsTxt, tripsAndTimes, withFolder, withZip } from '../testing/feeds.ts';
import { readArchive } from './archive.ts';
import { CsvReader } from './csv.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const files: Record<string, string> = {
  ...basics(),
  'stops.txt': stopsTxt('A 48.1 7.1\nB 48.2 7.1'),
  ...tripsAndTimes('t: A 8:00, B 8:10'),
};
const options: ImportOptions = { today: '2026-06-01', rebaseCalendar: 'never' };
const problemOf = async (path: string, limits: ImportOptions['limits'] = {}) => {
  const error = await importFeed({ path }, { ...options, limits }).catch((reason: unknown) => reason);
  if (!(error instanceof FeedError)) throw new Error(`imported, or failed otherwise: ${error}`);
  return [error.code, error.message];
};
const without = (name: string): GtfsFiles => Object.fromEntries(Object.entries(files).filter(([key]) => key !== name));

describe('reading a feed', () => {
  it('ends each file that is not empty with a line end, without a copy for it', async () => {
    const limits = DEFAULT_LIMITS;
    const texts = { 'stops.txt': 'stop_id\nA', 'trips.txt': 'trip_id\n', 'routes.txt': '' };
    const expected = { 'stops.txt': 'stop_id\nA\n', 'trips.txt': 'trip_id\n', 'routes.txt': '' };
    for (const read of [
      await withFolder(texts, (path) => readArchive(path, limits)),
      await withZip(texts, (path) => readArchive(path, limits)),
    ]) {
      expect(Object.fromEntries([...read].map(([name, bytes]) => [name, bytes.toString()]))).toEqual(expected);
      const stops = read.get('stops.txt')!;
      expect(new CsvReader('stops.txt', stops, { maxRows: 10 }).bytes.buffer).toBe(stops.buffer);
    }
  });

  it('reads a zip, a folder, and a folder inside a zip alike', async () => {
    const inside = Object.fromEntries(Object.entries(files).map(([name, text]) => [`gtfs/${name}`, text]));
    const litter = {
      '__MACOSX/gtfs/stops.txt': 'x',
      'readme.md': 'x',
      'gtfs/old/stops.txt': 'x',
      'gtfs/notes.txt': 'x',
    };
    const feeds = [
      await withZip(files, (path) => importFeed({ path }, options)),
      await withFolder(files, (path) => importFeed({ path }, options)),
      await withZip({ ...litter, ...inside }, (path) => importFeed({ path }, options)),
    ];
    expect(feeds.map(({ stops, trips }) => [stops.length, trips.count])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(new Set(feeds.map(({ version }) => version)).size).toBe(1);
  });

  it('changes its version with its content', async () => {
    const one = await withFolder(files, (path) => importFeed({ path }, options));
    const agency = files['agency.txt']!.replace('Test', 'Tost');
    const other = await withFolder({ ...files, 'agency.txt': agency }, (path) => importFeed({ path }, options));
    expect(one.version).not.toBe(other.version);
  });

  it('understands a byte order mark and windows-1252', async () => {
    const stops = stopsTxt('Gare 48.1 7.1\nB 48.2 7.1').replace('Gare,Gare', 'A,Théâtre €');
    const bytes = Buffer.from(stops.replace('€', '~'), 'latin1');
    bytes[bytes.indexOf('~')] = 0x80;
    const old = await withZip({ ...files, 'stops.txt': bytes }, (path) => importFeed({ path }, options));
    const marked = await withZip({ ...files, 'stops.txt': `\ufeff${stops}` }, (path) => importFeed({ path }, options));
    expect([old.stops[0]!.name, marked.stops[0]!.name]).toEqual(['Théâtre €', 'Théâtre €']);
  });

  it('reports its steps in order', async () => {
    const steps: string[] = [];
    const onProgress = (step: string, done: number, total: number) => steps.push(`${step} ${done}/${total}`);
    await withFolder(files, (path) => importFeed({ path }, { ...options, onProgress }));
    expect(steps).toHaveLength(8);
    expect([steps[0], steps[7]]).toEqual(['unpack 0/8', 'rest 7/8']);
  });
});

describe('a feed that cannot be read', () => {
  it.each(['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'])(
    'names %s when it is missing',
    async (name) => {
      await withZip(without(name), async (path) => {
        expect(await problemOf(path)).toEqual(['missing-file', `The timetable has no ${name}, which GTFS requires.`]);
      });
    },
  );

  it('wants one of the two calendars', async () => {
    const [code, message] = await withZip(without('calendar.txt'), problemOf);
    expect(code).toBe('missing-file');
    expect(message).toContain('neither calendar.txt nor calendar_dates.txt');
  });

  it.each([
    ['empty-file', { 'stops.txt': '' }, 'stops.txt is empty'],
    ['missing-column', { 'stops.txt': 'stop_id,stop_name\nA,A' }, 'stops.txt has no column stop_lat'],
    ['bad-time-zone', { 'agency.txt': 'agency_name,agency_timezone\nx,Mars/Base' }, 'Mars/Base'],
    ['empty-file', { 'agency.txt': 'agency_name,agency_timezone' }, 'agency.txt names no agency'],
    ['no-trips', { 'stop_times.txt': 'trip_id,arrival_time,departure_time,stop_id,stop_sequence' }, 'stop_times.txt'],
    ['no-service', { 'calendar.txt': files['calendar.txt']!.replace('1,1,1,1,1,1,1', '0,0,0,0,0,0,0') }, 'No trip'],
    ['unclosed-quote', { 'stops.txt': 'stop_id,stop_lat,stop_lon\n"A,1,1' }, 'stops.txt has a quote'],
  ])('answers %s', async (code, broken, words) => {
    const [found, message] = await withZip({ ...files, ...broken }, problemOf);
    expect(found).toBe(code);
    expect(message).toContain(words);
  });

  it('tells what is no zip, what is no file, and what is damaged', async () => {
    await withFolder({ 'notes.zip': 'these are notes' }, async (folder) => {
      expect(await problemOf(join(folder, 'notes.zip'))).toEqual([
        'not-a-zip',
        'notes.zip is not a zip file: give a GTFS zip or a folder.',
      ]);
      expect((await problemOf(join(folder, 'nowhere.zip')))[0]).toBe('no-such-file');
    });
    await withZip(files, async (path) => {
      const { readFile } = await import('node:fs/promises');
      const bytes = await readFile(path);
      bytes.fill(0xff, 60, 90);
      await writeFile(path, bytes);
      expect((await problemOf(path))[0]).toBe('bad-zip');
    });
  });

  it.each([
    ['too-many-entries', { entries: 3 }, 'at most 3 are read: raise that with --gtfs-limit-files.'],
    ['file-too-large', { entryBytes: 100 }, 'at most 1 MB are read: raise that with --gtfs-limit.'],
    ['feed-too-large', { totalBytes: 300 }, 'raise that with --gtfs-limit-total.'],
    ['too-many-rows', { rows: 1 }, 'has more than 1 rows: raise that with --gtfs-limit-rows.'],
  ])('answers %s beyond its limits, and names limit and option', async (code, limits, message) => {
    const [found, text] = await withZip(files, (path) => problemOf(path, limits));
    expect([found, text]).toEqual([code, expect.stringContaining(message)]);
  });

  it('refuses a zip whose file unpacks to more than it says', async () => {
    await withZip({ ...files, 'stops.txt': stopsTxt('A 1 1') + '\n'.repeat(100_000) }, async (path) => {
      const { readFile } = await import('node:fs/promises');
      const bytes = await readFile(path);
      // The central directory entry of stops.txt, whose uncompressed size is 24 bytes in and whose name is 46 bytes in.
      const entry = bytes.lastIndexOf('stops.txt') - 46;
      bytes.writeUInt32LE(50, entry + 24);
      await writeFile(path, bytes);
      expect((await problemOf(path))[0]).toBe('bad-zip');
    });
  });
});
