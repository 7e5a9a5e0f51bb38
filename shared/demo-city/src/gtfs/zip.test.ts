import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeZip } from './zip.ts';

const FILES = [
  ['agency.txt', 'agency_id,agency_name\nreseau,Réseau Clairvenne\n'],
  ['stops.txt', 'stop_id,stop_name\nSA1,Mairie\n'],
] as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('writes the epoch of DOS times, which is the same in every zone', async () => {
  const to = join(folder, 'a.zip');
  await writeZip(FILES, to);
  const bytes = await readFile(to);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  // Time and date in the header of the first file: midnight, 1 January 1980.
  expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([0, 0x21]);
});

it('rejects when the folder is not there', async () => {
  await expect(writeZip(FILES, join(folder, 'missing', 'a.zip'))).rejects.toThrow('ENOENT');
});
