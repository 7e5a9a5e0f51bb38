import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MONDAY, smallTownFeed, writeSmallTown } from '../testing/smallTown.ts';
import { importInWorker } from './importInWorker.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-import-'));
});

afterEach(() => rm(folder, { recursive: true }));

const read = (path: string, steps: string[] = []) =>
  importInWorker([{ path, prefix: '' }], {
    today: MONDAY,
    rebaseCalendar: 'never',
    onProgress: (step) => steps.push(step),
  });

it('reads what is read on this thread, and reports progress', async () => {
  await writeSmallTown(folder);
  const steps: string[] = [];
  const [{ runsOn, ...there }, { runsOn: _, ...here }] = [await read(folder, steps), await smallTownFeed()];
  expect(there).toEqual(here);
  expect(runsOn(0, there.firstDay)).toBe(true);
  expect(steps.slice(0, 2)).toEqual(['unpack', 'stops']);
}, 30_000);

it('ends with a message where a timetable takes more memory than its size allows for', async () => {
  await writeSmallTown(folder);
  const stops = Array.from({ length: 500_000 }, (_, i) => `stop${i},Stop ${i},48,${i % 180}`);
  await writeFile(join(folder, 'stops.txt'), ['stop_id,stop_name,stop_lat,stop_lon', ...stops].join('\n'));
  const options = { today: MONDAY, rebaseCalendar: 'never', limits: { entryBytes: 16_000_000 } } as const;
  await expect(importInWorker([{ path: folder, prefix: '' }], options)).rejects.toMatchObject({
    name: 'FeedError',
    message: 'The timetable takes more memory than its size allows for: give a smaller one, or raise --gtfs-limit.',
  });
}, 60_000);

it('says what is wrong with a timetable as on this thread', async () => {
  const path = join(folder, 'feed.zip');
  await writeFile(path, 'not a zip');
  await expect(read(path)).rejects.toMatchObject({ name: 'FeedError', code: 'not-a-zip' });
}, 30_000);
