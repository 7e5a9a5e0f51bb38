/** The timetable is replaced during journey searches. All tests share one server; each continues where the previous one ended. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { basics, stopsTxt, tripsAndTimes } from '../timetable/testing/feeds.ts';

const KEY = { 'x-api-key': 'halte-test' };

/** A second timetable of the network, whose ids have a prefix. */
const OTHER: Readonly<Record<string, string>> = {
  ...basics(),
  'stops.txt': stopsTxt('Port 48.5 -1.2\nPhare 48.6 -1.2'),
  ...tripsAndTimes('ferry: Port 8:00, Phare 8:30'),
};

let folder: string;
let server: Spawned;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-reload-'));
  await writeSmallTown(folder);
  await mkdir(join(folder, 'other'));
  for (const [name, text] of Object.entries(OTHER)) await writeFile(join(folder, 'other', name), text);
  await cp(join(__dirname, '../../content'), join(folder, 'content'), { recursive: true });
  const feeds = ['--gtfs', `=${folder}`, '--gtfs', `other=${join(folder, 'other')}`];
  const folders = [...feeds, '--data', join(folder, 'data'), '--content', join(folder, 'content')];
  server = spawnServer(...folders, '--keys', 'halte-test', '--rebase-calendar', '--drain', '600');
  address = await server.ready();
}, 60_000);

afterAll(async () => {
  server.child.kill('SIGKILL');
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const ALL = ['A', 'B', 'C', 'other:r'];

const linesOf = async () => {
  const answer = await fetch(`${address}/api/v1/lines`, { headers: KEY });
  return ((await answer.json()) as { lines: { id: string }[] }).lines.map(({ id }) => id).sort();
};

const health = async () => (await fetch(`${address}/healthz`)).json();

async function search(): Promise<number> {
  const answer = await fetch(`${address}/api/trip-planner/v2/journeys/search`, {
    method: 'POST',
    headers: { ...KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ fromId: 'Gare', toId: 'Université', tripType: 0 }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Pause of a client between two searches: without it, the searches would starve the reload. */
const BETWEEN_MS = 20;

/** Searches journeys concurrently until `done` settles; the statuses of all responses. */
async function sendUntil(done: Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  let over = false;
  const stop = () => {
    over = true;
  };
  done.then(stop, stop);
  const askers = Array.from({ length: 4 }, async () => {
    while (!over) {
      statuses.push(await search());
      await setTimeout(BETWEEN_MS);
    }
  });
  await Promise.all([done, ...askers]);
  return statuses;
}

it('stays with the last good timetable, and says so', async () => {
  await writeFile(join(folder, 'stops.txt'), '');
  const failed = server.waitFor(/could not load again, what was there stays: .*stops\.txt/);
  server.child.kill('SIGHUP');
  expect(new Set(await sendUntil(failed))).toEqual(new Set([200]));
  expect(await linesOf()).toEqual(ALL);
  expect(await health()).toMatchObject({
    status: 'degraded',
    reload: { problem: expect.stringMatching(/stops\.txt/) },
    contentReload: { problem: null },
  });
}, 60_000);

it('keeps both of two timetables while one of them cannot be read, and names that one', async () => {
  await writeSmallTown(folder, { without: 'C' });
  await writeFile(join(folder, 'other/stop_times.txt'), '');
  const failed = server.waitFor(/could not load again, what was there stays: other: stop_times\.txt is empty/);
  server.child.kill('SIGHUP');
  expect(new Set(await sendUntil(failed))).toEqual(new Set([200]));
  expect(await linesOf()).toEqual(ALL);
  expect(await health()).toMatchObject({ reload: { problem: expect.stringMatching(/^other: stop_times\.txt/) } });
  await writeFile(join(folder, 'other/stop_times.txt'), OTHER['stop_times.txt']!);
}, 60_000);

it('changes over upon SIGHUP without dropping a request', async () => {
  expect(await linesOf()).toEqual(ALL);
  await writeSmallTown(folder, { without: 'C' });
  await writeFile(join(folder, 'content/banners/broken.json'), '{');
  const [changed, failed] = [
    server.waitFor(/"changed over to what was loaded/),
    server.waitFor(/"content: could not load again/),
  ];
  server.child.kill('SIGHUP');
  const statuses = await sendUntil(Promise.all([changed, failed]));
  expect(statuses.length).toBeGreaterThanOrEqual(4);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await linesOf()).toEqual(['A', 'B', 'other:r']);
  // Timetable and content were both reloaded; each reports its own outcome.
  expect(await health()).toMatchObject({
    status: 'degraded',
    reload: { problem: null },
    contentReload: { problem: expect.stringMatching(/broken\.json/) },
  });
}, 60_000);

/** Current price of the day pass, products and menu entries. */
async function shopAndMenu() {
  const read = async (path: string) => (await fetch(`${address}${path}`, { headers: KEY })).json();
  const { products } = (await read('/store/catalogue')) as { products: { id: string; fareIncludingTaxes: number }[] };
  const { items } = (await read('/wp-json/menus/v1/menus/menu-primaire-header')) as { items: { title: string }[] };
  return {
    price: products.find(({ id }) => id === 'day-pass')?.fareIncludingTaxes,
    products: products.map(({ id }) => id),
    menu: items.map(({ title }) => title),
  };
}

async function changeFile(name: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, 'content', name);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** Resolves once the content was reloaded without error, changed or not. */
async function reloadContent(): Promise<void> {
  const loadedAgain = server.waitForNext(/"content: (changed over|nothing has changed)/);
  server.child.kill('SIGHUP');
  await loadedAgain;
}

it('takes over a changed price, a changed menu and a product that is gone, each by itself', async () => {
  await rm(join(folder, 'content/banners/broken.json'));
  await reloadContent();
  await changeFile('catalogue/day-pass.json', (text) => text.replace(/("fareIncludingTaxes": )\d+/, '$19999'));
  await reloadContent();
  expect(await shopAndMenu()).toMatchObject({ price: 9999 });
  await changeFile('menus/menu-primaire-header.json', (text) => text.replace(/("fr": )"[^"]*"/, '$1"Billetterie"'));
  await reloadContent();
  expect((await shopAndMenu()).menu[0]).toBe('Billetterie');
  await rm(join(folder, 'content/catalogue/day-pass.json'));
  await reloadContent();
  expect((await shopAndMenu()).products).not.toContain('day-pass');
}, 60_000);

it('says that it is not ready before it stops, and ends what is under way', async () => {
  const { child } = server;
  const draining = server.waitFor(/not ready from now on/);
  child.kill('SIGTERM');
  await draining;
  const answers = await Promise.all(['/readyz', '/healthz', '/livez'].map((path) => fetch(`${address}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
  expect(await answers[0]!.json()).toMatchObject({ code: 'stopping' });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const pending = Promise.all(Array.from({ length: 20 }, search));
  const first = await search();
  child.kill('SIGTERM');
  expect([first, await ended]).toEqual([200, 0]);
  expect(new Set(await pending)).toEqual(new Set([200]));
}, 60_000);
