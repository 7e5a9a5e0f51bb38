import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { MONDAY, smallTownFeed, writeSmallTown } from '../testing/smallTown.ts';
import { type ImportedTimetable, type ImportInWorkerOptions, importInWorker } from './importInWorker.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-import-'));
});

afterEach(() => rm(folder, { recursive: true }));

const OPTIONS = {
  today: MONDAY,
  rebaseCalendar: 'never',
  snapshots: null,
  current: null,
  report: () => undefined,
} as const;
const read = (path: string, more: Partial<ImportInWorkerOptions> = {}) =>
  importInWorker([{ path, prefix: '' }], { ...OPTIONS, ...more });

async function imported(path: string, more: Partial<ImportInWorkerOptions> = {}): Promise<ImportedTimetable> {
  const result = await read(path, more);
  if (result === 'unchanged') throw new Error('Nothing is in use yet.');
  return result;
}

it('reads what is read on this thread, and reports progress', async () => {
  await writeSmallTown(folder);
  const steps: string[] = [];
  const { feed } = await imported(folder, { onProgress: (step) => steps.push(step) });
  const [{ runsOn, ...there }, { runsOn: _, ...here }] = [feed, await smallTownFeed()];
  expect(there).toEqual(here);
  expect(runsOn(0, there.firstDay)).toBe(true);
  expect(steps.slice(0, 2)).toEqual(['unpack', 'stops']);
}, 30_000);

it('prepares the timetable for the next start, and says so there', async () => {
  await writeSmallTown(folder);
  const snapshots = join(folder, 'timetables');
  const lines: string[] = [];
  const { feed } = await imported(folder, { snapshots });
  const again = await imported(folder, { snapshots, report: (line) => lines.push(line) });
  expect(lines).toEqual(['the timetable was prepared at an earlier start']);
  expect(again.feed.trips).toEqual(feed.trips);
  expect(await read(folder, { current: again.origin })).toBe('unchanged');
}, 60_000);

it('ends with a message where a timetable takes more memory than its size allows for', async () => {
  await writeSmallTown(folder);
  const stops = Array.from({ length: 500_000 }, (_, i) => `stop${i},Stop ${i},48,${i % 180}`);
  await writeFile(join(folder, 'stops.txt'), ['stop_id,stop_name,stop_lat,stop_lon', ...stops].join('\n'));
  const options = { limits: { entryBytes: 16_000_000 } };
  const error: Error = await read(folder, options).then(
    () => new Error('It was read.'),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(FeedError);
  expect(error.message).toBe(
    'The timetable takes more memory than its size allows for (64 MB, four times --gtfs-limit): give a smaller one, or raise that.',
  );
  // V8's own limit would set a cause, and near that limit the whole process may be aborted.
  expect(error.cause).toBeUndefined();
}, 60_000);

it('says what is wrong with a timetable as on this thread', async () => {
  const path = join(folder, 'feed.zip');
  await writeFile(path, 'not a zip');
  await expect(read(path)).rejects.toMatchObject({ name: 'FeedError', code: 'not-a-zip' });
}, 30_000);
