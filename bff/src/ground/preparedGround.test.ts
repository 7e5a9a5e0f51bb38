import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { osmLimits } from '../osm/limits.ts';
import { osmFile } from '../osm/testing/writeOsm.ts';
import type { Ground } from './ground.ts';
import { type PreparedGround, preparedGround } from './preparedGround.ts';
import { textAt } from './texts.ts';

let folder: string;
let kept: string;
let path: string;
let lines: string[];

const STOP = { lat: 48.5, lon: 2 };
const FAR_STOP = { lat: 48.7, lon: 2 };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-prepared-ground-'));
  kept = join(folder, 'ground');
  path = join(folder, 'town.osm.pbf');
  writeTown('Rue Haute');
  lines = [];
  Object.assign(index, { made: 0, folders: [], format: '1' });
});

afterEach(() => rmSync(folder, { recursive: true }));

function writeTown(name: string): void {
  const nodes = [STOP, { lat: 48.501, lon: 2 }, FAR_STOP, { lat: 48.701, lon: 2 }].map((at, i) => ({
    id: i + 1,
    ...at,
  }));
  const ways = [
    { id: 1, nodes: [1, 2], tags: { highway: 'residential', name } },
    { id: 2, nodes: [3, 4], tags: { highway: 'path', name: 'Far' } },
  ];
  writeFileSync(path, osmFile([{ nodes }, { ways }]));
}

/** The names of its streets, and how often they were asked for. */
const index = {
  made: 0,
  folders: [] as string[],
  format: '1',
  of({ streets: { edges } }: Ground) {
    index.made++;
    return { names: edges.name, at: new Map([['a', 1]]) };
  },
};

const prepare = (stops = [STOP], current: PreparedGround | null = null) =>
  preparedGround([path], {
    ...{ stops, limits: osmLimits(10), folder: kept, current, index },
    report: (line) => lines.push(line),
  });

/** A start. */
async function started(stops?: (typeof STOP)[]) {
  const result = await prepare(stops);
  if (result.kind === 'unchanged') throw new Error('Nothing is in use yet.');
  result.keep();
  return result;
}

const namesOf = ({ ground: { streets, texts } }: PreparedGround) =>
  [...streets.edges.name].map((name) => textAt(texts, name));

const FOUND = 'the map was prepared at an earlier start';

it('reads at the second start what the first has kept', async () => {
  const first = await started();
  const second = await started();
  expect(second.ground).toEqual(first.ground);
  expect([namesOf(second), second.area, lines]).toEqual([['Rue Haute'], first.area, [FOUND]]);
});

it('makes nothing of a map that was kept, as long as the code that makes it is the same', async () => {
  const first = await started();
  const second = await started();
  expect([second.index, index.made]).toEqual([first.index, 1]);
  index.folders = ['places'];
  await started();
  expect([index.made, lines]).toEqual([
    2,
    [FOUND, 'the prepared map cannot be used, it is of another version of the server: reading the map itself'],
  ]);
  await started();
  expect(index.made).toBe(2);
  index.format = '2';
  await started();
  expect(index.made).toBe(3);
});

it('uses what was kept for more stops, and reads the map again for a stop elsewhere', async () => {
  await started([STOP, FAR_STOP]);
  expect(namesOf(await started())).toEqual(['Rue Haute', 'Far']);
  expect(lines).toEqual([FOUND]);
  rmSync(kept, { recursive: true });
  await started();
  expect(namesOf(await started([STOP, FAR_STOP]))).toEqual(['Rue Haute', 'Far']);
  expect(lines).toEqual([FOUND]);
  await started([STOP, FAR_STOP]);
  expect(lines).toEqual([FOUND, FOUND]);
});

it('reads the map itself where it is another, or what was kept is damaged, and says so', async () => {
  await started();
  writeTown('Rue Basse');
  expect(namesOf(await started())).toEqual(['Rue Basse']);
  expect([readdirSync(kept).length, lines]).toEqual([2, []]);
  for (const name of readdirSync(kept)) {
    const bytes = readFileSync(join(kept, name));
    writeFileSync(join(kept, name), bytes.fill(0xab, bytes.length - 20));
  }
  expect(namesOf(await started())).toEqual(['Rue Basse']);
  expect(lines).toEqual(['the prepared map cannot be used, its content is damaged: reading the map itself']);
});

it('does nothing where the map in use would come out', async () => {
  const first = await started();
  expect(await prepare([STOP], first)).toEqual({ kind: 'unchanged' });
  expect(await prepare([STOP, FAR_STOP], first)).toMatchObject({ kind: 'ground' });
  writeTown('Rue Basse');
  expect(await prepare([STOP], first)).toMatchObject({ kind: 'ground' });
});

it('refuses what is no file, or too large, before it reads any of it', async () => {
  path = '/dev/zero';
  await expect(prepare()).rejects.toThrow('zero is not a file: give an .osm.pbf file.');
  path = join(folder, 'large.osm.pbf');
  writeFileSync(path, '');
  truncateSync(path, 11_000_000);
  await expect(prepare()).rejects.toThrow('large.osm.pbf is larger than 10 MB: cut it');
});

it('goes on without where nothing can be written', async () => {
  writeFileSync(kept, 'a file where the folder should be');
  expect(namesOf(await started())).toEqual(['Rue Haute']);
  expect(lines).toEqual([expect.stringMatching(/^the map could not be prepared for the next start: /)]);
});
