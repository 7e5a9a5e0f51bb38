import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCity } from '../city/generateCity.ts';
import { writeGtfsZip } from './zip.ts';

const city = generateCity();

// Packing ten megabytes twice takes long on a machine that is busy with other suites.
const SLOW_MS = 60_000;

describe('writeGtfsZip', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gtfs-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it(
    'writes the same bytes for the same city and day',
    async () => {
      const write = async (name: string) => {
        const to = join(folder, name);
        await writeGtfsZip(city, { today: '2026-11-21', to });
        return readFile(to);
      };
      const first = await write('a.zip');
      expect(first.subarray(0, 2).toString()).toBe('PK');
      expect((await write('b.zip')).equals(first)).toBe(true);
    },
    SLOW_MS,
  );

  it(
    'rejects when the folder is not there',
    async () => {
      const to = join(folder, 'missing', 'a.zip');
      await expect(writeGtfsZip(city, { today: '2026-11-21', to })).rejects.toThrow('ENOENT');
    },
    SLOW_MS,
  );
});
