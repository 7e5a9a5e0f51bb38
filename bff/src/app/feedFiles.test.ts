import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedAddressesOf } from './feedAddresses.ts';
import { feedFilesOf } from './feedFiles.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-files-'));
  for (const name of ['city', 'city/buses', 'city/trams']) await mkdir(join(folder, name));
  for (const name of ['Rail (2026).zip', 'bus.ZIP', 'notes.txt']) await writeFile(join(folder, 'city', name), '');
  for (const name of ['buses', 'trams']) await writeFile(join(folder, 'city', name, 'stops.txt'), '');
  await writeFile(join(folder, 'city/buses/shapes.zip'), '');
});

afterAll(() => rm(folder, { recursive: true }));

const inFolder = (path: string) => join(folder, path);
const files = (...texts: readonly string[]) =>
  feedFilesOf(feedAddressesOf(texts) ?? [], { into: folder, report: () => undefined, maxBytes: 1_000_000 });

it('leaves the ids of a single feed as they are', async () => {
  expect(await files('a.zip')).toEqual([{ path: 'a.zip', prefix: '' }]);
  expect(await files(inFolder('city/buses'))).toEqual([{ path: inFolder('city/buses'), prefix: '' }]);
});

it('takes the name of a single feed', async () => {
  expect(await files('bus=a.zip')).toEqual([{ path: 'a.zip', prefix: 'bus' }]);
});

it('takes the names of several feeds, or those of their files', async () => {
  expect(await files('=a.zip', 'rail=b.zip', 'feeds/ferry v1.zip', inFolder('city/buses'))).toEqual([
    { path: 'a.zip', prefix: '' },
    { path: 'b.zip', prefix: 'rail' },
    { path: 'feeds/ferry v1.zip', prefix: 'ferry-v1' },
    { path: inFolder('city/buses'), prefix: 'buses' },
  ]);
});

it('takes all zips of a folder, with the same ids when there is only one', async () => {
  const path = inFolder('city');
  expect(await files(path)).toEqual([
    { path: join(path, 'Rail (2026).zip'), prefix: 'Rail-2026-' },
    { path: join(path, 'bus.ZIP'), prefix: 'bus' },
  ]);
  await rm(join(path, 'Rail (2026).zip'));
  expect(await files(path)).toEqual([{ path: join(path, 'bus.ZIP'), prefix: 'bus' }]);
});

it.each([
  [
    ['a/gtfs.zip', 'b/gtfs.zip'],
    /^Two timetables have the name "gtfs": give one of them another, as in --gtfs bus=b\/gtfs\.zip\.$/,
  ],
  [['x=a.zip', 'x=b.zip'], /^Two timetables have the name "x"/],
])('refuses %j', async (texts, message) => {
  await expect(files(...texts)).rejects.toThrow(
    expect.objectContaining({ name: 'StartError', message: expect.stringMatching(message) }),
  );
});

it('refuses one name for all zips of a folder', async () => {
  await expect(files(`x=${inFolder('city')}`)).rejects.toThrow(/is a folder of zips/);
});
