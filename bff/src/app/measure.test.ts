/** What `/metrics` of a running server says of its parts, and how that changes with what is asked for. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MONDAY, writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';

let folder: string;
let server: Spawned;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-measure-'));
  await writeSmallTown(folder);
  server = spawnServer('--gtfs', folder, '--data', join(folder, 'data'), '--keys', 'halte-test', '--workers', '1');
  address = await server.ready();
}, 60_000);

afterAll(async () => {
  server.child.kill('SIGKILL');
  await rm(folder, { recursive: true, maxRetries: 5 });
});

/** The value of each line of `/metrics`. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

async function search(): Promise<void> {
  const answer = await fetch(`${address}/api/trip-planner/v2/journeys/search`, {
    method: 'POST',
    headers: { 'x-api-key': 'halte-test', 'content-type': 'application/json' },
    body: JSON.stringify({ fromId: 'Gare', toId: 'Centre', tripType: 0, departureDateTime: `${MONDAY}T08:00` }),
  });
  expect(answer.status).toBe(200);
}

it('times the parts of searches and the calls of the store', async () => {
  const before = await figures();
  for (let i = 0; i < 3; i++) await search();
  await fetch(`${address}/healthz`);
  const after = await figures();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  for (const part of ['queue', 'engine', 'answer']) {
    expect([part, grown(`halte_search_seconds_count{part="${part}"}`)]).toEqual([part, 3]);
    expect(grown(`halte_search_seconds_bucket{le="10",part="${part}"}`)).toBe(3);
  }
  const engine = grown('halte_search_seconds_sum{part="engine"}');
  expect(engine).toBeGreaterThan(0);
  expect(engine).toBeLessThan(30);
  expect(grown('halte_store_seconds_count{result="ok"}')).toBeGreaterThan(0);
});

it('says what runs, on which timetable, and how the store is', async () => {
  const now = await figures();
  const named = (name: string) => [...now].filter(([key]) => key.startsWith(`${name}{`));
  expect(named('halte_build_info')).toEqual([[`halte_build_info{version="0.1.0",node="${process.version}"}`, 1]]);
  expect(named('halte_timetable_info')).toEqual([
    [expect.stringMatching(/^halte_timetable_info\{version="[^"]+",importer="[\da-f]+"\}$/), 1],
  ]);
  expect(now.get('halte_circuit_open{to="store"}')).toBe(0);
  expect(now.get('halte_outbox_messages{state="new"}')).toBe(0);
  expect(now.get('halte_outbox_messages{state="retried"}')).toBe(0);
  expect(now.get('halte_outbox_oldest_seconds')).toBe(0);
  const connections = ['busy', 'idle', 'waiting'].map((state) => now.get(`halte_store_connections{state="${state}"}`));
  expect(connections).toEqual([expect.any(Number), expect.any(Number), 0]);
});
