/** Two servers that follow one prepared timetable. All tests share them; each continues where the previous one ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { basics, stopsTxt, tripsAndTimes, withZip } from '../timetable/testing/feeds.ts';

const MINUTE = 60_000;
const CURRENT = 'current.json';

let root: string;
let folder: string;
let servers: readonly Spawned[] = [];
let origins: readonly string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'halte-prepared-'));
  folder = join(root, 'published');
  await prepare('One');
  servers = ['one', 'other'].map((name) =>
    spawnServer(
      '--prepared',
      folder,
      '--rebase-calendar',
      '--data',
      join(root, name),
      '--keys',
      'halte-test',
      '--rate',
      '0',
    ),
  );
  origins = await Promise.all(servers.map((server) => server.ready()));
}, 2 * MINUTE);

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await rm(root, { recursive: true, maxRetries: 5 });
});

/** The program's own `--prepare`, of a timetable whose only line has that name. */
async function prepare(line: string): Promise<void> {
  const files = {
    ...basics(),
    'stops.txt': stopsTxt('A 48 2\nB 48.1 2'),
    'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type\nr,a,${line},Line,3`,
    ...tripsAndTimes('t: A 8:00, B 8:10'),
  };
  await withZip(files, async (path) => {
    const args = [
      '--prepare',
      folder,
      '--gtfs',
      path,
      '--rebase-calendar',
      '--force',
      '--data',
      join(root, 'preparing'),
    ];
    const child = spawn(process.execPath, [join(__dirname, '../main.ts'), ...args], {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
}

async function lineAt(origin: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/api/v1/lines`, { headers: { 'x-api-key': 'halte-test' } });
  return ((await answer.json()) as { lines: { shortName: string }[] }).lines[0]?.shortName;
}

const health = async (origin: string) => (await fetch(`${origin}/healthz`)).json();

const change = async (changes: object) => {
  const path = join(folder, CURRENT);
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...changes }));
};
/** They would ask by themselves within half a minute. */
const askNow = () => servers.map(({ child }) => child.kill('SIGHUP'));

/** When the lines of a server have that name, in milliseconds since 1970. */
async function hasLine(origin: string, name: string): Promise<number> {
  // Each of a stream of travellers.
  while ((await lineAt(origin)) !== name) await setTimeout(20);
  return Date.now();
}

it(
  'change over to the next one in the same second, when it is due',
  async () => {
    await Promise.all(origins.map((origin) => hasLine(origin, 'One')));
    await prepare('Two');
    const due = Date.now() + 25_000;
    await change({ activateAt: new Date(due).toISOString() });
    askNow();
    const [one, other] = await Promise.all(origins.map((origin) => hasLine(origin, 'Two')));
    expect(Math.abs(one! - other!)).toBeLessThanOrEqual(1_000);
    expect(Math.min(one!, other!)).toBeGreaterThanOrEqual(due);
    for (const { output } of servers) expect(output.out).toContain('the timetable was prepared at an earlier start');
  },
  2 * MINUTE,
);

it(
  'go on with the one they have when the next is damaged, and say so',
  async () => {
    const good = await readFile(join(folder, CURRENT));
    await writeFile(join(folder, CURRENT), good.subarray(0, 200));
    const said = servers.map((server) => server.waitFor(/current\.json is no JSON/));
    askNow();
    await Promise.all(said);
    for (const origin of origins) {
      expect(await health(origin)).toMatchObject({
        status: 'degraded',
        reload: { problem: 'current.json is no JSON: it is cut or damaged.' },
      });
      await hasLine(origin, 'Two');
    }
    await writeFile(join(folder, CURRENT), good);
  },
  2 * MINUTE,
);

it(
  'stay with the one before where it is published again before the next is due',
  async () => {
    const before = await readFile(join(folder, CURRENT));
    await prepare('Three');
    const due = Date.now() + 20_000;
    await change({ activateAt: new Date(due).toISOString() });
    const loaded = servers.map((server) => server.waitForNext(/to be used from/));
    askNow();
    await Promise.all(loaded);
    // What was wrong with the one before is over, though this one is not due yet.
    for (const origin of origins) expect(await health(origin)).toMatchObject({ reload: { problem: null } });
    await writeFile(join(folder, CURRENT), before);
    const replaced = servers.map((server) => server.waitForNext(/"nothing has changed"/));
    askNow();
    await Promise.all(replaced);
    expect(Date.now()).toBeLessThan(due);
    const lines = new Set<string | undefined>();
    while (Date.now() < due + 1_000) {
      for (const origin of origins) lines.add(await lineAt(origin));
      await setTimeout(20);
    }
    expect([...lines]).toEqual(['Two']);
  },
  2 * MINUTE,
);
