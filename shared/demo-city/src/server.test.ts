import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOperator, type Operator } from './operator.ts';
import { type OperatorServer, serveOperator } from './server.ts';

const NOW = Date.parse('2026-11-23T07:00:10Z') / 1_000;

let folder: string;
let operator: Operator;
let server: OperatorServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
  const timetable = join(folder, 'gtfs.zip');
  await writeFile(timetable, 'PK');
  const period = { first: '2026-11-23', last: '2026-11-23' };
  const network = { seed: 1, lines: [], stopAreas: [], stopPoints: [], period };
  const places = { addresses: [], amenities: [] };
  operator = createOperator({ network: () => network, places, everySeconds: 20, now: () => NOW });
  server = await serveOperator(operator, { timetable });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('serves the timetable', async () => {
  const response = await fetch(server.timetable);
  expect([response.status, await response.text()]).toEqual([200, 'PK']);
});

it.each(['trip-updates', 'vehicle-positions', 'alerts'] as const)('serves the message %s as protobuf', async (name) => {
  const response = await fetch(server.realTime[name]);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-protobuf']);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(operator.realTimeMessage(name)!));
});

it.each(['bikes', 'cars'] as const)(
  'serves the GBFS documents of the %s, each at the address in the first one',
  async (system) => {
    const document = await (await fetch(server.gbfs[system])).text();
    const addresses = document.match(/http:[^"]*\.json/g) ?? [];
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    for (const address of addresses) {
      const response = await fetch(address);
      expect([address, response.status, await response.json()]).toEqual([
        address,
        200,
        expect.objectContaining({ version: expect.any(String) }),
      ]);
    }
  },
);

it.each([
  '/',
  '/gtfs-rt/everything.pb',
  '/gbfs/boats/gbfs.json',
  '/gbfs/bikes/nothing.json',
  '/gbfs/__proto__/gbfs.json',
])('answers 404 for %s', async (path) => {
  expect((await fetch(new URL(path, server.timetable))).status).toBe(404);
});

it('rejects when the port is taken', async () => {
  const port = Number(new URL(server.timetable).port);
  await expect(serveOperator(operator, { port })).rejects.toThrow('EADDRINUSE');
});
