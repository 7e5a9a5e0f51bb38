/** Live data of two servers on one PostgreSQL, which is named by HALTE_TEST_DATABASE: `npm test` starts one. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type FreezableServer, freezableServer } from '../store/testing/freezableServer.ts';
import { ownDatabase } from '../store/testing/postgresqlServer.ts';
import { writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';

const KEY = 'halte-test';
const MINUTES = 60_000;
const POLL_SECONDS = 10;
const NAMES = ['one', 'other'] as const;
type Name = (typeof NAMES)[number];
const server = process.env['HALTE_TEST_DATABASE'];

if (server) suite(server);
else {
  process.stderr.write('Live data of two servers is not tried: HALTE_TEST_DATABASE names none.\n');
  it.todo('live data of two servers (HALTE_TEST_DATABASE names no server)');
}

/** A source of GTFS Realtime whose only vehicle has the number of the request as its label. */
async function countingSource() {
  const waiting: ((asker: Name) => void)[] = [];
  const made = {
    /** Who has asked, in order. */
    askers: [] as Name[],
    /** When, in milliseconds. */
    askedAt: [] as number[],
    /** Whether a request stays without an answer. */
    isSilent: false,
    server: null as unknown as Server,
    address: '',
    next: () => new Promise<Name>((resolve) => waiting.push(resolve)),
  };
  const answer = (response: ServerResponse) => {
    const timestamp = Math.floor(Date.now() / 1_000);
    const position = { latitude: 48, longitude: -1.7 };
    const vehicle = { vehicle: { id: 'v', label: String(made.askers.length) }, position, timestamp };
    const header = { gtfsRealtimeVersion: '2.0', timestamp };
    response.end(JSON.stringify({ header, entity: [{ id: 'v', vehicle }] }));
  };
  made.server = createServer((request, response) => {
    const asker = request.headers['x-server'] as Name;
    made.askers.push(asker);
    made.askedAt.push(performance.now());
    for (const resolve of waiting.splice(0)) resolve(asker);
    if (!made.isSilent) answer(response);
  });
  made.server.listen(0, '127.0.0.1');
  await once(made.server, 'listening');
  made.address = `http://127.0.0.1:${(made.server.address() as AddressInfo).port}/rt`;
  return made;
}

function suite(address: string): void {
  const own = ownDatabase(address);
  let folder: string;
  let database: FreezableServer;
  let source: Awaited<ReturnType<typeof countingSource>>;
  const servers = new Map<Name, Spawned>();
  const origins = new Map<Name, string>();

  beforeAll(async () => {
    await own.create();
    database = await freezableServer(own.address);
    source = await countingSource();
    folder = await mkdtemp(join(tmpdir(), 'halte-live-'));
    await writeSmallTown(folder);
  }, MINUTES);

  afterAll(async () => {
    for (const { child } of servers.values()) child.kill('SIGKILL');
    source.server.closeAllConnections();
    source.server.close();
    await database.close();
    await own.drop();
    await rm(folder, { recursive: true });
  });

  async function start(name: Name): Promise<void> {
    const headers = join(folder, `${name}.json`);
    await writeFile(headers, JSON.stringify({ [source.address]: { 'x-server': name } }));
    const live = ['--gtfs-rt', source.address, '--poll', String(POLL_SECONDS), '--live-headers', headers];
    const args = ['--gtfs', folder, '--database', database.address, '--rebase-calendar', ...live];
    servers.set(name, spawnServer(...args, '--data', join(folder, name), '--keys', KEY, '--rate', '0'));
    origins.set(name, await servers.get(name)!.ready());
  }

  const get = async (name: Name, path: string) => {
    const answer = await fetch(`${origins.get(name)}${path}`, { headers: { 'x-api-key': KEY } });
    return answer.json() as Promise<never>;
  };
  const labelAt = async (name: Name) => {
    const { vehicles }: { vehicles: { label: string }[] } = await get(name, '/api/v1/vehicles');
    return vehicles[0]?.label;
  };
  const ageAt = async (name: Name) => {
    const { sources }: { sources: { ageSeconds: number | null }[] } = await get(name, '/healthz');
    return sources[0]!.ageSeconds;
  };

  const figureAt = async (name: Name, metric: string) => {
    const text = await (await fetch(`${origins.get(name)}/metrics`)).text();
    return Number(new RegExp(`^${metric}{[^}]*="${source.address}"} (.+)$`, 'm').exec(text)?.[1]);
  };

  it(
    'is there at a server that starts in the middle of an interval, without another question',
    async () => {
      await start('one');
      await start('other');
      expect([await labelAt('one'), await labelAt('other')]).toEqual([expect.any(String), expect.any(String)]);
      await source.next();
      const pauses = source.askedAt.slice(1).map((at, index) => at - source.askedAt[index]!);
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(POLL_SECONDS * 1_000);
      const versions = await Promise.all(NAMES.map((name) => figureAt(name, 'halte_live_version')));
      expect(versions).toEqual([expect.any(Number), expect.any(Number)]);
      for (const version of versions) expect(version).toBeGreaterThan(0);
      const leases = await Promise.all(NAMES.map((name) => figureAt(name, 'halte_lease_held')));
      expect(leases).toContain(0);
    },
    MINUTES,
  );

  it(
    'is asked for once in each interval, and differs in less than one of twenty pairs of answers',
    async () => {
      const INTERVALS = 3;
      const before = source.askers.length;
      let [pairs, differing] = [0, 0];
      await source.next();
      const began = performance.now();
      while (source.askers.length < before + 1 + INTERVALS) {
        const [one, other] = await Promise.all(NAMES.map(labelAt));
        pairs++;
        // Samples of time: the other tests of this machine go on.
        await setTimeout(20);
        if (one !== other) differing++;
      }
      const seconds = (performance.now() - began) / 1_000;
      expect(pairs).toBeGreaterThan(200);
      expect(differing / pairs).toBeLessThanOrEqual(1 / 20);
      expect(seconds).toBeGreaterThanOrEqual(INTERVALS * POLL_SECONDS);
    },
    2 * MINUTES,
  );

  it(
    'is asked for by the other server when the one that asks is killed, before it is an interval and eleven seconds old',
    async () => {
      source.isSilent = true;
      const killed = await source.next();
      const left = killed === 'one' ? 'other' : 'one';
      servers.get(killed)!.child.kill('SIGKILL');
      source.isSilent = false;
      let isOver = false;
      const asked = source.next().finally(() => {
        isOver = true;
      });
      let oldest = 0;
      while (!isOver) oldest = Math.max(oldest, (await ageAt(left)) ?? 0);
      expect(await asked).toBe(left);
      expect(oldest).toBeGreaterThan(POLL_SECONDS);
      expect(oldest).toBeLessThanOrEqual(POLL_SECONDS + 11);
      await start(killed);
    },
    2 * MINUTES,
  );

  it(
    'is asked for by each server when the database hangs, and by one again when it is back',
    async () => {
      database.freeze();
      const askers = new Set<Name>();
      while (askers.size < NAMES.length) askers.add(await source.next());
      const label = await labelAt('one');
      expect(Number(label)).toBeGreaterThan(0);
      database.thaw();
      // Until both have had an interval in which only one asked.
      let alone = 0;
      for (let last = performance.now(); alone < 2; ) {
        await source.next();
        const now = performance.now();
        alone = now - last > (POLL_SECONDS - 1) * 1_000 ? alone + 1 : 0;
        last = now;
      }
    },
    3 * MINUTES,
  );
}
