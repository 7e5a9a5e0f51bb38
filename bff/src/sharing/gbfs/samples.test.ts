/** Published systems, read from a folder next to the repository. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createSystemReader } from './read.ts';

const FOLDER = join(__dirname, '../../../../../shared/feeds/gbfs');
const NOW = 1_800_000_000;
const { signal } = new AbortController();

function read(system: string) {
  const bytes = async (url: string) => {
    return { bytes: await readFile(join(FOLDER, system, basename(new URL(url).pathname))), at: NOW };
  };
  return createSystemReader({ address: `https://x.example/gbfs.json`, bytes, now: () => NOW }).read(signal);
}

if (existsSync(FOLDER)) {
  it('reads a 1.x system with stations that lack an id, a name or a place', async () => {
    const { name, stations, warnings } = await read('helsinki');
    expect(name).toBe('HSL Bikes Share');
    expect(stations.get('001')).toMatchObject({
      station: { name: 'Kaivopuisto', capacity: 30 },
      availability: { vehicles: 2, byType: [{ type: 'bike', count: 2 }], freeDocks: 29, renting: true },
    });
    expect(stations.get('004')?.availability).toMatchObject({ renting: false, returning: false });
    expect(stations.get('008')?.station.name).toBe('HSL Bikes Share 008');
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'odd-station', count: 3 }));
  });

  it('reads a 2.2 system with types of vehicles', async () => {
    const { id, stations, warnings } = await read('lillestrombysykkel');
    expect([id, stations.size, warnings]).toEqual(['lillestrombysykkel', 6, []]);
    expect(stations.get('YLS:VehicleSharingParkingArea:3')).toMatchObject({
      kind: 'bikeSharingStations',
      station: { name: 'TORVGATA', address: 'Torvgata 8, Lillestrøm' },
      availability: { vehicles: 10, byType: [{ type: 'bike', count: 10 }] },
    });
  });

  it('reads a 3.0 system that reports a station twice: the later report holds', async () => {
    const { name, stations, warnings } = await read('duplicate-stations-v3');
    expect([name, stations.size]).toEqual(['Test Duplicate System V3', 3]);
    expect(stations.get('station_duplicate')?.availability).toMatchObject({ vehicles: 8, freeDocks: 7 });
    expect(warnings).toMatchObject([{ code: 'repeated-status', count: 1 }]);
  });
} else {
  it('reads published systems where there are any', () => {
    console.log(
      'No published GBFS systems beside the repository (../shared/feeds/gbfs): only hand-written ones are read.',
    );
    expect(existsSync(FOLDER)).toBe(false);
  });
}
