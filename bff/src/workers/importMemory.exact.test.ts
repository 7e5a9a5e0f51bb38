/** A thread that reads a timetable has only so much memory; it takes seconds to fill, in any zone. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MONDAY, writeSmallTown } from '../testing/smallTown.ts';
import { importInWorker } from './importInWorker.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-import-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('ends with a message where a timetable takes more memory than its size allows for', async () => {
  await writeSmallTown(folder);
  const stops = Array.from({ length: 500_000 }, (_, i) => `stop${i},Stop ${i},48,${i % 180}`);
  await writeFile(join(folder, 'stops.txt'), ['stop_id,stop_name,stop_lat,stop_lon', ...stops].join('\n'));
  const options = {
    today: MONDAY,
    rebaseCalendar: 'never',
    snapshots: null,
    current: null,
    report: () => undefined,
    limits: { entryBytes: 16_000_000 },
  } as const;
  await expect(importInWorker([{ path: folder, prefix: '' }], options)).rejects.toMatchObject({
    name: 'FeedError',
    message:
      'The timetable takes more memory than its size allows for (64 MB, four times --gtfs-limit): give a smaller one, or raise that.',
  });
}, 60_000);
