/** The server with a map: all tests share one; each continues where the previous one ended. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { osmFile } from '../osm/testing/writeOsm.ts';
import { STOPS, writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';

let folder: string;
let map: string;
let server: Spawned;
let address: string;

/** A street of 111 m at each of these stops, and a house. */
function townMap(stops: readonly (readonly [lat: number, lon: number])[]): Buffer {
  const nodes = stops.flatMap(([lat, lon], i) => [
    { id: 10 * i + 1, lat, lon },
    { id: 10 * i + 2, lat: lat + 0.001, lon },
  ]);
  const house = { id: 999, lat: stops[0]![0], lon: stops[0]![1], tags: { 'addr:housenumber': '7' } };
  const ways = stops.map((_, i) => ({
    id: i + 1,
    nodes: [10 * i + 1, 10 * i + 2],
    tags: { highway: 'residential', name: 'Rue <b>' },
  }));
  // A lake of one way, which is not closed.
  const lake = {
    id: 1,
    members: [{ kind: 1 as const, id: 1, role: 'outer' }],
    tags: { type: 'multipolygon', natural: 'water' },
  };
  return osmFile([{ nodes: [...nodes, house] }, { ways }, { relations: [lake] }]);
}

/** Another network for those who read German. */
const TRANSLATIONS = ['table_name,field_name,language,field_value,translation', 'stops,stop_name,de,Gare,Bahnhof'];

const ALL = Object.values(STOPS);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-map-'));
  map = join(folder, 'town.osm.pbf');
  await writeSmallTown(folder, { more: { 'translations.txt': TRANSLATIONS } });
  await writeFile(map, townMap(ALL.slice(0, 3)));
  server = start();
  address = await server.ready();
}, 60_000);

afterAll(async () => {
  server.child.kill('SIGKILL');
  await rm(folder, { recursive: true, maxRetries: 5 });
});

function start(): Spawned {
  const data = ['--gtfs', folder, '--osm', map, '--data', join(folder, 'data')];
  return spawnServer(...data, '--keys', 'halte-test', '--rebase-calendar');
}

const health = async () => (await (await fetch(`${address}/healthz`)).json()) as Record<string, unknown>;

async function credits(language = ''): Promise<unknown> {
  const headers = { 'x-api-key': 'halte-test', ...(language && { 'accept-language': language }) };
  const answer = await fetch(`${address}/api/v1/network`, { headers });
  return ((await answer.json()) as { attributions: unknown }).attributions;
}

const CREDIT = {
  organization: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
  roles: [],
};

it('says what it has read, and what the map leaves out', async () => {
  expect(await health()).toMatchObject({
    status: 'ready',
    map: { streetKilometres: 0, addresses: 1, stops: 4, coveredStops: 3 },
    mapReload: null,
  });
  expect(server.output.out).toContain('map: 0 km of streets, 1 address; 3 of 4 stops have a street at most 150 m away');
  expect(server.output.out).toContain('map: 1 outline of an area does not close, and is not drawn');
  expect(server.output.out).toMatch(/walks: made in \d+\.\d s, 0\.0 MB; stops by link: street 3\b/);
  expect(server.output.out).toContain('walks: 1 of 4 stops lie outside the map: walks there are straight lines');
});

it('counts the stops by what joins them to the streets', async () => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain('halte_walks_stops{link="street"} 3');
  expect(metrics).toContain('halte_walks_stops{link="outside"} 1');
  expect(metrics).toMatch(/^halte_map_open_rings 1$/m);
  expect(metrics).toMatch(/^halte_walks_bytes [1-9]\d*$/m);
  expect(metrics).toMatch(/^halte_walks_seconds 0\.\d+/m);
});

it('says that tiles can be asked for in a language', async () => {
  const answer = await fetch(`${address}/api/v1/network`, { headers: { 'x-api-key': 'halte-test' } });
  expect(await answer.json()).toMatchObject({ tilesInLanguages: true });
});

it('names the contributors of the map', async () => {
  expect(await credits()).toEqual([CREDIT]);
  expect(await credits('de')).toEqual([CREDIT]);
});

/** The square of zoom 16 with a stop in it. */
async function tileAt([lat, lon]: readonly [lat: number, lon: number], tag = ''): Promise<Response> {
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  const place = [(lon + 180) / 360, y].map((share) => Math.floor(share * 2 ** 16)).join('/');
  return fetch(`${address}/tiles/16/${place}.svg?language=de`, { headers: tag ? { 'if-none-match': tag } : {} });
}

const tagOf = ({ headers }: Response) => headers.get('etag')!;
/** The name of a street as text, and the white of its surface. */
const STREET = /stroke="#ffffff".*>Rue &lt;b&gt;<\/text>/;

it('draws the streets of the map, as a picture that may run nothing', async () => {
  const tile = await tileAt(STOPS.Gare);
  expect([tile.status, await tile.text()]).toEqual([200, expect.stringMatching(STREET)]);
  expect(tile.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  expect((await tileAt(STOPS.Gare, tagOf(tile))).status).toBe(304);
});

it('has the same tags as another server with the same map', async () => {
  const tag = tagOf(await tileAt(STOPS.Gare));
  const other = spawnServer('--gtfs', folder, '--osm', map, '--data', join(folder, 'other'), '--rebase-calendar');
  try {
    const there = await other.ready();
    const tile = await fetch((await tileAt(STOPS.Gare)).url.replace(address, there));
    expect([tile.status, tagOf(tile)]).toEqual([200, tag]);
  } finally {
    other.child.kill('SIGKILL');
  }
}, 30_000);

it('refuses a language that it does not know', async () => {
  const refused = await fetch(`${address}/tiles/0/0/0.svg?language=xx`);
  expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ code: 'invalid-request' })]);
});

/** Resolves with the outcome of a reload. */
async function reload(outcome: RegExp): Promise<void> {
  const done = server.waitForNext(outcome);
  server.child.kill('SIGHUP');
  await done;
}

it('takes over another map, and nothing else', async () => {
  const before = await tileAt(ALL[3]!);
  expect(await before.text()).not.toMatch(STREET);
  await writeFile(map, townMap(ALL));
  await reload(/"changed over to what was loaded/);
  const after = await tileAt(ALL[3]!, tagOf(before));
  expect([after.status, await after.text()]).toEqual([200, expect.stringMatching(STREET)]);
  expect(await health()).toMatchObject({ map: { coveredStops: 4 }, mapReload: { problem: null } });
  await reload(/"nothing has changed/);
  expect(await health()).toMatchObject({ status: 'ready', map: { coveredStops: 4 } });
}, 30_000);

it('stays with the last good map, and says so', async () => {
  await writeFile(map, '<html>');
  await reload(/"nothing has changed/);
  const problem = 'town.osm.pbf is a web page: give an .osm.pbf file.';
  expect(server.output.out).toContain(`map: could not load again, what was there stays: ${problem}`);
  expect(await health()).toMatchObject({ status: 'degraded', map: { coveredStops: 4 }, mapReload: { problem } });
}, 30_000);

it('changes over to another timetable while the map is bad', async () => {
  await writeSmallTown(folder, { without: 'C' });
  await reload(/"changed over to what was loaded/);
  expect(await health()).toMatchObject({ status: 'degraded', map: { stops: 4 }, reload: { problem: null } });
  await writeFile(map, townMap(ALL));
  await reload(/"changed over to what was loaded|"nothing has changed/);
  expect(await health()).toMatchObject({ status: 'ready', map: { stops: 4, coveredStops: 4 } });
}, 30_000);

it('does not start with a bad map, and says why in one sentence', async () => {
  await writeFile(map, townMap([[-30.04, -51.2]]));
  const bad = start();
  await expect(bad.ready()).rejects.toThrow(
    /The map of town\.osm\.pbf is around 30\.0° S 51\.2° W, the stops are around 48\.0° N 1\.7° W: give the map of their region\."/,
  );
}, 30_000);
