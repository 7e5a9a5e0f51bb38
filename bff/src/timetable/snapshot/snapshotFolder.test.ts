import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallTownFeed } from '../../testing/smallTown.ts';
import { shareFeed } from '../sharing.ts';
import type { PreparedTimetable } from './snapshotFile.ts';
import { findSnapshot, keepSnapshot } from './snapshotFolder.ts';

const TODAY = 20_000;
const DAYS = { from: TODAY - 1, to: TODAY + 1 };

let folder: string;
let prepared: PreparedTimetable<null>;

beforeAll(async () => {
  prepared = { feed: shareFeed(await smallTownFeed()), indexes: null };
});

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'halte-snapshots-')), 'timetables');
});

afterEach(() => rm(join(folder, '..'), { recursive: true }));

const requestOf = (source: string, importer = 'v1') => ({ folder, importer, source });
const keep = (source: string) => keepSnapshot(requestOf(source), prepared, { importer: 'v1', source, ...DAYS });
const kindOf = (source: string) => findSnapshot(requestOf(source), TODAY).kind;

it('finds what it keeps, and nothing else', () => {
  expect(kindOf('town')).toBe('missing');
  keep('town');
  expect(findSnapshot(requestOf('town'), TODAY)).toMatchObject({ kind: 'found', prepared, origin: { source: 'town' } });
  expect(kindOf('other town')).toBe('missing');
});

it('does not use what another version wrote, nor what was made for other days', () => {
  keep('town');
  const reasonOf = (importer: string, today: number) => findSnapshot(requestOf('town', importer), today);
  expect(reasonOf('v2', TODAY)).toEqual({ kind: 'unusable', reason: 'it is of another version of the server' });
  expect(reasonOf('v1', TODAY + 2)).toEqual({ kind: 'unusable', reason: 'it was made for other days' });
  expect(reasonOf('v1', TODAY - 2)).toEqual({ kind: 'unusable', reason: 'it was made for other days' });
  expect(reasonOf('v1', TODAY + 1)).toMatchObject({ kind: 'found' });
});

it('does not use a file that was put in the place of another', async () => {
  keep('town');
  const [name] = await readdir(folder);
  keepSnapshot(requestOf('town'), prepared, { importer: 'v1', source: 'other town', ...DAYS });
  expect(await readdir(folder)).toEqual([name]);
  expect(findSnapshot(requestOf('town'), TODAY)).toEqual({ kind: 'unusable', reason: 'it is of another timetable' });
});

it('keeps the three used last', async () => {
  for (const [age, source] of ['a', 'b', 'c'].entries()) {
    keep(source);
    const used = new Date(Date.now() - (10 - age) * 60_000);
    const known = new Set(await readdir(folder));
    for (const name of known) if (!aged.has(name)) await utimes(join(folder, name), used, used);
    for (const name of known) aged.add(name);
  }
  expect(kindOf('a')).toBe('found');
  keep('d');
  expect(['a', 'b', 'c', 'd'].map(kindOf)).toEqual(['found', 'missing', 'found', 'found']);
});
const aged = new Set<string>();

it('leaves nothing behind where it cannot write, and removes what was broken off long ago', async () => {
  await mkdir(folder);
  const old = join(folder, 'town.timetable.1.part');
  const fresh = join(folder, 'town.timetable.2.part');
  for (const path of [old, fresh]) await writeFile(path, 'begun');
  await utimes(old, new Date(0), new Date(0));
  const unwritable = { ...prepared, indexes: [() => 'a function cannot be written'] };
  expect(() => keepSnapshot(requestOf('town'), unwritable, { importer: 'v1', source: 'town', ...DAYS })).toThrow();
  expect((await readdir(folder)).sort()).toEqual(['town.timetable.1.part', 'town.timetable.2.part']);
  keep('town');
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
});
