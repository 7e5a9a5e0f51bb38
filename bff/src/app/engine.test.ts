/** The server with an engine beside it that answers, refuses and is well again: each test continues where the previous one ended. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MONDAY, writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';

/** The tram of 8:10, though there is one at 8:00: what is shown is what the engine says. */
const LEG = {
  transitLeg: true,
  distance: 1_340,
  duration: 240,
  interlineWithPreviousLeg: false,
  serviceDate: MONDAY,
  trip: { gtfsId: 'town:A-out-490' },
  route: { gtfsId: 'town:A', shortName: 'A' },
  from: { stop: { gtfsId: 'town:Gare:1' } },
  to: { stop: { gtfsId: 'town:Centre:1' } },
  start: { scheduledTime: `${MONDAY}T08:10:00+01:00` },
  end: { scheduledTime: `${MONDAY}T08:14:00+01:00` },
};
const PLAN = {
  pageInfo: { endCursor: null, hasNextPage: false },
  routingErrors: [],
  edges: [{ node: { legs: [LEG] } }],
};
const ABOUT = {
  feeds: [{ feedId: 'town' }],
  plan: { name: 'PlanConnection' },
  via: { name: 'PlanVisitViaLocationInput' },
};

let isRefusing = false;
const traces: unknown[] = [];
const otp = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const isPlan = JSON.parse(body).variables !== undefined;
  if (isPlan) traces.push(request.headers['traceparent']);
  if (isPlan && isRefusing) response.writeHead(400).end('no');
  else response.end(JSON.stringify({ data: isPlan ? { planConnection: PLAN } : ABOUT }));
});

let folder: string;
let server: Spawned;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-engine-'));
  await writeSmallTown(folder);
  otp.listen(0, '127.0.0.1');
  await once(otp, 'listening');
  const engine = `otp+http://127.0.0.1:${(otp.address() as AddressInfo).port}`;
  server = spawnServer(
    '--gtfs',
    folder,
    '--data',
    join(folder, 'data'),
    '--keys',
    'halte-test',
    '--engine',
    engine,
    '--workers',
    '1',
  );
  address = await server.ready();
}, 60_000);

afterAll(async () => {
  server.child.kill('SIGKILL');
  otp.closeAllConnections();
  otp.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Departures by public transport from 8:00 on. */
async function departures(): Promise<string[]> {
  const answer = await fetch(`${address}/api/trip-planner/v2/journeys/search`, {
    method: 'POST',
    headers: { 'x-api-key': 'halte-test', 'content-type': 'application/json', traceparent: TRACE },
    body: JSON.stringify({ fromId: 'Gare', toId: 'Centre', tripType: 0, departureDateTime: `${MONDAY}T08:00` }),
  });
  const { groups } = (await answer.json()) as { groups: { key: string; journeys: { departureDateTime: string }[] }[] };
  const shown = groups.find(({ key }) => key === 'publicTransport');
  return (shown?.journeys ?? []).map(({ departureDateTime }) => departureDateTime.slice(11, 16));
}

const health = async () => (await (await fetch(`${address}/healthz`)).json()) as Record<string, unknown>;
const metrics = async () => (await fetch(`${address}/metrics`)).text();

it('asks it which vehicles to take', async () => {
  expect(await departures()).toEqual(['08:10']);
  expect(traces).toEqual([TRACE]);
  expect(await health()).toMatchObject({ status: 'ready', engine: { name: 'otp', state: 'ok', problem: null } });
  const text = await metrics();
  expect(text).toContain('halte_engine_journeys_total{result="used"} 1');
  expect(text).toContain('halte_engine_seconds_count{engine="otp"} 2');
  expect(text).toContain('halte_circuit_open{to="otp"} 0');
});

it('says who it is and what it can be asked, with another tag than the timetable has for another engine', async () => {
  const answer = await fetch(`${address}/api/v1/network`, { headers: { 'x-api-key': 'halte-test' } });
  expect(await answer.json()).toMatchObject({ engine: { name: 'otp', via: 'places', dayEnds: false, ways: false } });
  expect(answer.headers.get('etag')).toContain('-otp-places-false-false"');
});

it('searches itself while it fails, asks no more after five failures, and tells the operator', async () => {
  isRefusing = true;
  for (let i = 0; i < 6; i++) expect((await departures())[0]).toBe('08:00');
  expect(traces).toHaveLength(6);
  const engine = { name: 'otp', state: 'down', problem: 'answered 400: no' };
  expect(await health()).toMatchObject({ status: 'degraded', engine });
  const text = await metrics();
  expect(text).toContain('halte_engine_fallbacks_total{engine="otp"} 6');
  expect(text).toContain('halte_circuit_open{to="otp"} 1');
});
