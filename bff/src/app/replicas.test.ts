/** Two servers on one PostgreSQL, which is named by HALTE_TEST_DATABASE: `npm test` starts one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_CONTENT } from '../content/load.ts';
import type { Cart } from '../shop/cart.ts';
import { type FreezableServer, freezableServer } from '../store/testing/freezableServer.ts';
import { ownDatabase } from '../store/testing/postgresqlServer.ts';
import { writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';

const KEY = 'halte-test';
const MINUTES = 60_000;
const server = process.env['HALTE_TEST_DATABASE'];

if (server) suite(server);
else {
  process.stderr.write('Two servers on one database are not tried: HALTE_TEST_DATABASE names none.\n');
  it.todo('two servers on one database (HALTE_TEST_DATABASE names no server)');
}

function suite(address: string): void {
  const own = ownDatabase(address);
  let folder: string;
  let database: FreezableServer;
  let servers: readonly Spawned[] = [];
  let origins: readonly string[] = [];

  beforeAll(async () => {
    await own.create();
    database = await freezableServer(own.address);
    folder = await mkdtemp(join(tmpdir(), 'halte-replicas-'));
    await writeSmallTown(folder);
    servers = ['one', 'other'].map(start);
    origins = await Promise.all(servers.map((each) => each.ready()));
  }, 3 * MINUTES);

  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await database.close();
    await own.drop();
    await rm(folder, { recursive: true });
  });

  function start(name: string): Spawned {
    const args = ['--gtfs', folder, '--database', database.address, '--content', DEMO_CONTENT, '--rebase-calendar'];
    return spawnServer(...args, '--data', join(folder, name), '--keys', KEY, '--workers', '0');
  }

  /** Sends the request of a number to one of the two by turns. */
  const send = (number: number, path: string, body: unknown = null) =>
    fetch(`${origins[number % 2]}${path}`, {
      ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    });

  const bought = (number: number, email: string) =>
    send(number, '/store/cart/items', {
      productId: 'day-pass',
      email,
      recipient: { firstName: `Traveller ${number}`, lastName: 'Martin' },
    });

  it(
    'keep each of twenty changes of one cart that they make at once',
    async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => bought(number, 'ada@example.org')));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      const cart = (await (await send(1, '/store/cart?email=ada@example.org')).json()) as Cart;
      const names = cart.baskets.map(({ ownerFirstName }) => ownerFirstName);
      expect(new Set(names).size).toBe(20);
    },
    MINUTES,
  );

  it(
    'let five of fourteen wrong passwords pass, whichever of them is asked, and go on counting after a restart',
    async () => {
      const guess = (number: number) =>
        send(number, '/login/v1/sessions', { email: 'ada@example.org', password: `wrong ${number}` });
      const statuses = (await Promise.all(Array.from({ length: 14 }, (_, number) => guess(number)))).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([...Array(5).fill(401), ...Array(9).fill(429)]);
      servers[1]!.child.kill('SIGKILL');
      servers = [servers[0]!, start('other')];
      origins = [origins[0]!, await servers[1]!.ready()];
      const refused = await guess(1);
      expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many-attempts' }]);
    },
    2 * MINUTES,
  );

  it(
    'answer 503 at once when the database hangs, search all the same, and work when it is back',
    async () => {
      const cart = () => send(0, '/store/cart?email=ada@example.org');
      expect((await cart()).status).toBe(200);
      database.freeze();
      expect((await Promise.all([cart(), cart(), cart()])).map(({ status }) => status)).toEqual([503, 503, 503]);
      const milliseconds: number[] = [];
      for (let times = 0; times < 8; times++) {
        const start = performance.now();
        const answer = await cart();
        milliseconds.push(performance.now() - start);
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
        expect(await answer.json()).toMatchObject({ code: 'store-unavailable' });
      }
      // The quickest, because the machine may be busy.
      expect(Math.min(...milliseconds)).toBeLessThan(100);
      const search = await send(0, '/api/trip-planner/v2/journeys/search', {
        fromId: 'Gare',
        toId: 'Centre',
        tripType: 0,
      });
      expect(search.status).toBe(200);
      database.thaw();
      let answer = await cart();
      while (answer.status === 503) answer = await cart();
      expect(answer.status).toBe(200);
    },
    MINUTES,
  );
}
