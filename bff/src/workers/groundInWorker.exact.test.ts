import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { osmLimits } from '../osm/limits.ts';
import { osmFile } from '../osm/testing/writeOsm.ts';
import { groundInWorker } from './groundInWorker.ts';

it('ends with a message where a map takes too much memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halte-ground-memory-'));
  try {
    const path = join(folder, 'town.osm.pbf');
    const nodes = [1, 2].map((id) => ({ id, lat: 48 + id / 1_000, lon: 2 }));
    const long = 'name of a street '.repeat(6_000);
    const ways = Array.from({ length: 6 }, (_, part) => ({
      ways: Array.from({ length: 100 }, (_way, i) => {
        const id = part * 100 + i + 1;
        return { id, nodes: [1, 2], tags: { highway: 'path', name: `${id} ${long}` } };
      }),
    }));
    await writeFile(path, osmFile([{ nodes }, ...ways]));
    const options = {
      stops: [{ lat: 48, lon: 2 }],
      limits: osmLimits(100),
      folder: join(folder, 'ground'),
      current: null,
      report: () => undefined,
    };
    await expect(groundInWorker([path], options, 40)).rejects.toThrow(
      expect.objectContaining({
        name: 'OsmError',
        message: 'The map takes more than 40 MB of memory: cut it to the area of the stops.',
      }),
    );
    await expect(groundInWorker([path], options, 400)).resolves.toMatchObject({
      covered: 1,
      // What its places are found by is made there as well.
      prepared: { index: { table: { streets: { name: expect.objectContaining({ length: 600 }) } } } },
    });
  } finally {
    // The thread keeps the map for the next start after it has handed it over.
    await rm(folder, { recursive: true, maxRetries: 20 });
  }
}, 60_000);
