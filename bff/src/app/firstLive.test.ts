/** A server is ready once it has read live data, or knows that it does not come in time. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';

const MINUTE = 60_000;

let folder: string;
let source: Server;
let server: Spawned | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-first-live-'));
  await writeSmallTown(folder);
});

beforeEach(async () => {
  source = createServer().listen(0, '127.0.0.1');
  await once(source, 'listening');
});

afterEach(() => {
  server?.child.kill('SIGKILL');
  source.closeAllConnections();
  source.close();
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

/** Starts a server that has asked its source, which has not answered yet. */
async function asking() {
  const live = `http://127.0.0.1:${(source.address() as AddressInfo).port}/rt`;
  const asked = once(source, 'request');
  server = spawnServer('--gtfs', folder, '--data', join(folder, 'data'), '--rebase-calendar', '--gtfs-rt', live);
  const [, response] = (await asked) as [unknown, ServerResponse];
  const [, address] = await server.waitFor(/listening on ([^\s"]+)/);
  const get = async (path: string) => {
    const answer = await fetch(`${address}${path}`, { headers: { 'x-api-key': 'halte-demo' } });
    return [answer.status, await answer.json()] as const;
  };
  return { server, response, get };
}

const UNREADY = [503, { code: 'loading', message: 'The server is getting ready. Try again in a moment.' }];

it(
  'answers travellers, and is ready when its source has answered',
  async () => {
    const { server: asked, response, get } = await asking();
    expect(await get('/readyz')).toMatchObject(UNREADY);
    expect(await get('/healthz')).toMatchObject([200, { sources: [{ state: 'waiting' }] }]);
    expect(asked.output.out).not.toMatch(/ready after/);
    response.end(JSON.stringify({ header: { gtfsRealtimeVersion: '2.0' } }));
    await asked.ready();
    expect(await get('/readyz')).toEqual([200, { status: 'ready' }]);
    expect(await get('/healthz')).toMatchObject([200, { sources: [{ state: 'ok' }] }]);
  },
  MINUTE,
);

it(
  'is ready when its source has failed',
  async () => {
    const { server: asked, response, get } = await asking();
    response.writeHead(500).end();
    await asked.ready();
    expect(await get('/readyz')).toEqual([200, { status: 'ready' }]);
  },
  MINUTE,
);

it(
  'is ready five seconds later when its source does not answer',
  async () => {
    const { server: asked, get } = await asking();
    expect(await get('/readyz')).toMatchObject(UNREADY);
    await asked.ready();
    // The source has eight seconds.
    expect(await get('/healthz')).toMatchObject([200, { sources: [{ state: 'waiting' }] }]);
    expect(await get('/readyz')).toEqual([200, { status: 'ready' }]);
  },
  MINUTE,
);
