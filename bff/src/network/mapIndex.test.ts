/** The thread that answers requests makes nothing of a map that the thread that reads it has made. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Flatbush from 'flatbush';
import type { Ground } from '../ground/ground.ts';
import { groundOfObjects } from '../ground/testing/groundOfObjects.ts';
import { mapIndexOf } from '../places/makeMapIndex.ts';
import type { MapIndex } from '../places/mapIndex.ts';
import { mapRecord } from '../timetable/columns.ts';
import { isShared } from '../timetable/gtfs/sharedColumn.ts';
import { readColumnFile, writeColumnFile } from '../timetable/snapshot/columnFile.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { createNetworkSnapshot, type NetworkExtras } from './snapshot.ts';

const HOUSES = 1_500;
const CAFES = 100;

const GROUND = groundOfObjects(
  [
    {
      nodes: [
        ...[1, 2].map((id) => ({ id, lat: 48 + id / 1_000, lon: 2 })),
        ...Array.from({ length: CAFES }, (_, i) => ({
          id: 5_000 + i,
          lat: 48,
          lon: 2 + i * 1e-5,
          tags: { amenity: 'cafe', name: `Café ${i}` },
        })),
        ...Array.from({ length: HOUSES }, (_, i) => ({
          id: 10 + i,
          lat: 48.001 + i * 1e-6,
          lon: 2,
          tags: { 'addr:housenumber': String(i + 1), 'addr:street': 'Rue Haute', 'addr:city': 'Ici' },
        })),
      ],
    },
    { ways: [{ id: 1, nodes: [1, 2], tags: { highway: 'residential', name: 'Rue Haute' } }] },
  ],
  [{ lat: 48, lon: 2 }],
);

/** Texts that are read of a map, whether its streets are, and how many boxes each search tree is made of. */
function made(of: (ground: Ground) => void): { texts: number; streets: number; trees: number[] } {
  const counts = { texts: 0, streets: 0 };
  const finish = jest.spyOn(Flatbush.prototype, 'finish');
  try {
    of({
      ...GROUND,
      get streets() {
        counts.streets++;
        return GROUND.streets;
      },
      texts: {
        get bytes() {
          counts.texts++;
          return GROUND.texts.bytes;
        },
        end: GROUND.texts.end,
      },
    });
    return { ...counts, trees: finish.mock.contexts.map((tree) => (tree as Flatbush).numItems) };
  } finally {
    finish.mockRestore();
  }
}

it.each([
  ['another thread has', structuredClone<MapIndex>],
  ['an earlier start has', fromFile],
])('reads no house and makes no search tree of a map of which %s made it', async (_, received) => {
  const feed = await simpleFeed('A 47 2\nB 47.1 2', 't: A 8:00, B 8:10');
  let index: MapIndex | undefined;
  const where = made((ground) => {
    index = mapIndexOf(ground);
  });
  expect(where.texts).toBeGreaterThan(HOUSES);
  expect(where.trees).toEqual([HOUSES, 1]);
  let snapshot: ReturnType<typeof createNetworkSnapshot> | undefined;
  const here = made((ground) => {
    const region = { ground, streetKilometres: 1, servedStops: 2, coveredStops: 0, version: 'a' };
    snapshot = createNetworkSnapshot(feed, {
      gazetteer: { addresses: [], amenities: [] },
      tiles: {} as NetworkExtras['tiles'],
      imaginary: false,
      sharing: { stations: () => [] } as unknown as NetworkExtras['sharing'],
      ground: { ...region, source: 'openStreetMap' },
      mapIndex: received(index!),
    });
  });
  // A tree of the two stops; the name of the street is read for how addresses are written.
  expect(here).toEqual({ texts: expect.any(Number), streets: 0, trees: [2, 2] });
  expect(here.texts).toBeLessThan(CAFES);
  const { places } = snapshot!;
  expect(places.search('700 rue haute', null, 1)).toMatchObject([{ displayName: '700 Rue Haute, Ici' }]);
  expect(places.search('café 77', null, 1)).toMatchObject([{ title: 'Café 77' }]);
  expect(places.nearestAddress({ lat: 48.0011, lon: 2 }, 50)).toMatchObject({ title: '101 Rue Haute' });
  expect(places.nearestStreet({ lat: 48.0015, lon: 2 }, 50)?.place).toMatchObject({ title: 'Rue Haute' });
  expect(places.byId('street:ici:rue-haute')).toMatchObject({ accuracy: 'street' });
});

function fromFile(index: MapIndex): MapIndex {
  const folder = mkdtempSync(join(tmpdir(), 'halte-map-index-'));
  const kind = { magic: 'HALTE-MI', name: 'index', isOrigin: (value: unknown): value is string => value === 'here' };
  try {
    const path = join(folder, 'index');
    writeColumnFile(path, kind, { content: { before: new Uint8Array(3), index }, origin: 'here' });
    return readColumnFile<{ readonly index: MapIndex }, string>(path, kind, () => null).content.index;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('is columns in shared memory, which are not copied', () => {
  const copied: string[] = [];
  mapRecord(mapIndexOf(GROUND), (value, path) => {
    if (!ArrayBuffer.isView(value) || !isShared(value)) copied.push(path.join('.'));
    return null;
  });
  // Each number of a house once, and where the first number of each letter is.
  expect(copied).toEqual(['doors.keys']);
});
