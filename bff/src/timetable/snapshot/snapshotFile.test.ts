import { mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { smallTownFeed } from '../../testing/smallTown.ts';
import { isColumn, mapRecord } from '../columns.ts';
import { isShared } from '../gtfs/sharedColumn.ts';
import { feedOf, shareFeed } from '../sharing.ts';
import { SnapshotError } from './columnFile.ts';
import { readSnapshot, writeSnapshot } from './snapshotFile.ts';

const ORIGIN = { importer: 'v1', source: 'town.zip', from: 100, to: 200 };

let folder: string;
let path: string;
let town: Feed;

beforeAll(async () => {
  town = await smallTownFeed();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-snapshot-'));
  path = join(folder, 'town.timetable');
  writeSnapshot(path, { feed: shareFeed(town), indexes: null }, ORIGIN);
});

afterEach(() => rm(folder, { recursive: true }));

const read = () => readSnapshot(path, () => null);

async function flip(at: number): Promise<void> {
  const bytes = await readFile(path);
  const index = at < 0 ? bytes.length + at : at;
  bytes[index] = bytes[index]! ^ 1;
  await writeFile(path, bytes);
}

it('gives back the timetable that was written, with every field and its origin', () => {
  const { prepared, origin } = read();
  const { feed } = prepared;
  expect(origin).toEqual(ORIGIN);
  expect(feed).toEqual(shareFeed(town));
  const { runsOn, ...there } = feedOf(feed);
  const { runsOn: _, ...here } = town;
  expect(there).toEqual(here);
  expect(Object.keys(feedOf(feed)).sort()).toEqual(Object.keys(town).sort());
});

it('keeps what is no column as it is: missing numbers, maps, columns in lists', () => {
  const odd = {
    lists: [Int32Array.of(1, 2)],
    names: new Map([['a', 1]]),
    none: Number.NaN,
    far: Number.POSITIVE_INFINITY,
  };
  const prepared = { feed: shareFeed(town), indexes: odd };
  writeSnapshot(path, prepared, ORIGIN);
  expect(read().prepared).toEqual(prepared);
});

it('reads columns into memory that threads share', () => {
  const columns: unknown[] = [];
  mapRecord(read().prepared.feed, (value) => columns.push(value));
  const found = columns.filter(isColumn);
  expect(found.length).toBeGreaterThan(20);
  expect(found.every(isShared)).toBe(true);
});

it('asks whether the file is wanted before it reads the timetable', async () => {
  await truncate(path, 400);
  const origins: unknown[] = [];
  const refuse = (origin: unknown) => {
    origins.push(origin);
    return 'it is not wanted';
  };
  expect(() => readSnapshot(path, refuse)).toThrow(new SnapshotError('it is not wanted'));
  expect(origins).toEqual([ORIGIN]);
});

describe('refuses a file', () => {
  it.each([
    ['that is something else', () => writeFile(path, 'stop_id,stop_name\nA,Gare\n'), 'it is no prepared timetable'],
    ['that is empty', () => truncate(path, 0), 'it is cut'],
    ['that ends in its header', () => truncate(path, 60), 'it is cut'],
    ['that ends too early', async () => truncate(path, (await readFile(path)).length - 1), 'it is cut or too long'],
    ['that is too long', () => writeFile(path, 'more', { flag: 'a' }), 'it is cut or too long'],
    ['with another header', () => flip(20), 'its header is damaged'],
    ['with another number in a column', () => flip(600), 'its content is damaged'],
    ['with another text', () => flip(-100), 'its content is damaged'],
    ['whose header claims to be endless', () => claimHeader(0xff_ff_ff_ff), 'it is no prepared timetable'],
  ])('%s', async (_, damage, message) => {
    await damage();
    expect(read).toThrow(new SnapshotError(message));
  });
});

async function claimHeader(length: number): Promise<void> {
  const file = await open(path, 'r+');
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(length);
  await file.write(bytes, 0, 4, 8);
  await file.close();
}
