import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { MONDAY, writeSmallTown } from '../../testing/smallTown.ts';
import { type PreparedImportOptions, preparedImport } from './preparedImport.ts';
import { writeSnapshot } from './snapshotFile.ts';

type Options = PreparedImportOptions<{ readonly stops: number }>;

let folder: string;
let source: string;
let snapshots: string;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-prepared-'));
  source = join(folder, 'town');
  snapshots = join(folder, 'timetables');
  await mkdir(source);
  await writeSmallTown(source);
  lines = [];
});

afterEach(() => rm(folder, { recursive: true }));

const indexesOf = async (feed: Feed) => ({ stops: feed.stops.length });

function prepare(more: Partial<Options> = {}) {
  const report = (line: string) => lines.push(line);
  const options = {
    today: MONDAY,
    rebaseCalendar: 'never',
    snapshots,
    current: null,
    report,
    indexesOf,
    ...more,
  } as const;
  return preparedImport([{ path: source, prefix: '' }], options);
}

/** A start that reads the timetable and prepares it for the next start. */
async function started(more: Partial<Options> = {}) {
  const result = await prepare(more);
  if (result.kind === 'unchanged') throw new Error('Nothing is in use yet.');
  result.keep();
  return result;
}

it('reads at the second start what the first has prepared', async () => {
  const steps: string[] = [];
  const first = await started({ onProgress: (step) => steps.push(step) });
  const [count, second] = [steps.length, await started({ onProgress: (step) => steps.push(step) })];
  expect([count > 0, steps.length - count]).toEqual([true, 0]);
  expect(second.prepared).toEqual(first.prepared);
  expect(second.prepared.indexes).toEqual({ stops: 4 });
  expect(second.origin).toEqual(first.origin);
  expect(lines).toEqual(['the timetable was prepared at an earlier start']);
});

it('reads the timetable itself where a file of it is another, or it is to be read in another way', async () => {
  const { feed } = (await started()).prepared;
  await appendFile(join(source, 'agency.txt'), '\nb,Other,https://other.example,Europe/Paris\n');
  expect((await started()).prepared.feed.version).not.toBe(feed.version);
  await started({ rebaseCalendar: 'whenExpired' });
  expect(lines).toEqual([]);
  expect(await readdir(snapshots)).toHaveLength(3);
});

it('reads the timetable itself where what was prepared is damaged, says so, and prepares it again', async () => {
  const { feed } = (await started()).prepared;
  const [name] = await readdir(snapshots);
  const bytes = await readFile(join(snapshots, name!));
  for (const damaged of [bytes.subarray(0, bytes.length / 2), bytes.fill(0xab, 2_000, 2_010)]) {
    await writeFile(join(snapshots, name!), damaged);
    expect((await started()).prepared.feed).toEqual(feed);
  }
  await started();
  expect(lines).toEqual([
    'the prepared timetable cannot be used, it is cut or too long: reading the timetable itself',
    'the prepared timetable cannot be used, its content is damaged: reading the timetable itself',
    'the timetable was prepared at an earlier start',
  ]);
});

it('reads the timetable itself where another version of the server has prepared it, and prepares it again', async () => {
  const { prepared, origin } = await started();
  const [name] = await readdir(snapshots);
  const older = { feed: { ...prepared.feed, name: 'Older' }, indexes: { stops: 99 } };
  writeSnapshot(join(snapshots, name!), older, { ...origin!, importer: 'older' });
  expect((await started()).prepared).toEqual(prepared);
  expect((await started()).prepared).toEqual(prepared);
  expect(lines).toEqual([
    'the prepared timetable cannot be used, it is of another version of the server: reading the timetable itself',
    'the timetable was prepared at an earlier start',
  ]);
});

it('goes on without where nothing can be written', async () => {
  await writeFile(snapshots, 'a file where the folder should be');
  const { feed } = (await started()).prepared;
  expect(feed.stops).toHaveLength(4);
  expect(lines).toEqual([expect.stringMatching(/^the timetable could not be prepared for the next start: /)]);
});

it('makes no second copy of what is in use, as long as it is right', async () => {
  const { origin } = await started({ snapshots: null, rebaseCalendar: 'whenExpired' });
  const again = (today: string) => prepare({ snapshots: null, rebaseCalendar: 'whenExpired', current: origin, today });
  expect(await again(MONDAY)).toEqual({ kind: 'unchanged' });
  expect(await again('2026-12-31')).toEqual({ kind: 'unchanged' });
  // The calendar has expired and is shifted onto today.
  expect(await again('2027-01-01')).toMatchObject({
    kind: 'feed',
    prepared: { feed: { shiftedByWeeks: expect.any(Number) } },
  });
  await appendFile(join(source, 'agency.txt'), '\nb,Other,https://other.example,Europe/Paris\n');
  expect(await again(MONDAY)).toMatchObject({ kind: 'feed' });
});

it('leaves it to the import to say what is wrong with a timetable', async () => {
  await rm(source, { recursive: true });
  await expect(prepare()).rejects.toMatchObject({ name: 'FeedError', code: 'no-such-file' });
});
