/** Two processes on one port and on one PostgreSQL, which is named by HALTE_TEST_DATABASE: `npm test` starts one. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEMO_CONTENT } from '../content/load.ts';
import { callersOf, childrenOf, isRunning } from '../processes/testing/processTable.ts';
import { halfCall, type Travellers, travellers } from '../processes/testing/travellers.ts';
import { ownDatabase } from '../store/testing/postgresqlServer.ts';
import { writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';

const KEY = 'halte-test';
const MINUTES = 60_000;
const TRAVELLERS = 8;
const server = process.env['HALTE_TEST_DATABASE'];

if (server) suite(server);
else {
  process.stderr.write('Two processes on one port are not tried: HALTE_TEST_DATABASE names no server.\n');
  it.todo('two processes on one port (HALTE_TEST_DATABASE names no server)');
}

function suite(address: string): void {
  const own = ownDatabase(address);
  let folder: string;
  let spawned: Spawned;
  let origin: string;
  let crowd: Travellers | null = null;

  beforeAll(async () => {
    await own.create();
    folder = await mkdtemp(join(tmpdir(), 'halte-processes-'));
    await writeSmallTown(folder);
    await start();
  }, 3 * MINUTES);

  async function start(): Promise<void> {
    spawned = spawnServer(
      ...['--gtfs', folder, '--database', own.address, '--content', DEMO_CONTENT, '--rebase-calendar', '--rate', '0'],
      ...['--data', join(folder, 'data'), '--keys', KEY, '--workers', '1', '--processes', '2'],
    );
    [, origin = ''] = await spawned.waitFor(/listening on ([^\s"]+)/);
    await spawned.waitFor(/process 2: ready after/);
  }

  afterEach(async () => {
    await crowd?.leave();
    crowd = null;
  });

  afterAll(async () => {
    spawned.child.kill('SIGKILL');
    await own.drop();
    await rm(folder, { recursive: true });
  });

  const linesOf = (output: string) =>
    output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg as string);

  /** On a connection of its own. */
  const get = (path: string) => fetch(`${origin}${path}`, { headers: { 'x-api-key': KEY, connection: 'close' } });

  it(
    'say of all processes what an operator asks any of them',
    async () => {
      const lines = linesOf(spawned.output.out);
      const order = [/^process 1: listening on /, /^process 1: ready after /, /^process 2: listening on /];
      const seen = lines.flatMap((line) => order.flatMap((pattern, at) => (pattern.test(line) ? [at] : [])));
      expect(seen).toEqual([0, 1, 2]);
      for (let times = 0; times < 4; times++) {
        const health = await (await get('/healthz')).json();
        expect(health).toMatchObject({
          status: 'ready',
          processes: { wanted: 2, ready: 2, mostCallsPerMinute: 0, problem: null },
        });
      }
      for (let times = 0; times < 4; times++) {
        const text = await (await get('/metrics')).text();
        const ready = text.split('\n').filter((line) => /^halte_(ready|processes)\b/.test(line));
        expect(ready).toEqual([
          'halte_ready{process="1"} 1',
          'halte_ready{process="2"} 1',
          'halte_processes{state="wanted"} 2',
          'halte_processes{state="ready"} 2',
        ]);
        const types = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
        expect(new Set(types).size).toBe(types.length);
      }
      // By turns.
      const text = await (await get('/metrics')).text();
      const counted = [...text.matchAll(/^http_request_duration_seconds_count\{.*route="\/healthz".*\} (\d+)$/gm)];
      expect(counted.map(([, count]) => count)).toEqual(['2', '2']);
    },
    MINUTES,
  );

  it(
    'let five of fourteen wrong passwords pass, whichever of them is asked',
    async () => {
      const headers = { 'x-api-key': KEY, 'content-type': 'application/json', connection: 'close' };
      const guess = (number: number) =>
        fetch(`${origin}/login/v1/sessions`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ email: 'ada@example.org', password: `wrong ${number}` }),
        });
      const answers = await Promise.all(Array.from({ length: 14 }, (_, number) => guess(number)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(9).fill(429)]);
    },
    MINUTES,
  );

  it(
    'reload one after another',
    async () => {
      const done = spawned.waitForNext(/process 2: nothing has changed/);
      spawned.child.kill('SIGHUP');
      await done;
      const lines = linesOf(spawned.output.out).filter((line) => /process \d: (loading again|nothing)/.test(line));
      expect(lines).toEqual(
        ['1', '2'].flatMap((number) => [`process ${number}: loading again`, `process ${number}: nothing has changed`]),
      );
    },
    MINUTES,
  );

  it(
    'lose no call but those of a process that is killed, and start another in its place',
    async () => {
      crowd = travellers(origin, KEY, TRAVELLERS);
      await crowd.answered(3);
      const [kept, killed] = childrenOf(spawned.child.pid!) as [number, number];
      const { port } = new URL(origin);
      const [held, others] = [killed, kept].map((id) => callersOf(id, Number(port))) as [Set<number>, Set<number>];
      // A process that is busy is given fewer.
      expect(Math.min(held.size, others.size)).toBeGreaterThan(0);
      expect(held.size + others.size).toBe(TRAVELLERS);
      const replaced = spawned.waitForNext(/process [12]: ready after/);
      process.kill(killed, 'SIGKILL');
      await crowd.answered(3);
      await replaced;
      await crowd.answered(3);
      const { failed, statuses } = await crowd.leave();
      expect(statuses).toEqual([]);
      expect(failed.filter((port) => !held.has(port))).toEqual([]);
      expect(new Set(failed).size).toBe(failed.length);
      expect(linesOf(spawned.output.out)).toContainEqual(
        expect.stringMatching(/^process [12] has ended \(SIGKILL\) and is started again in 1 s$/),
      );
      const text = await (await get('/metrics')).text();
      expect(text).toMatch(/^halte_process_restarts_total 1$/m);
      expect(text).toMatch(/^halte_processes\{state="ready"\} 2$/m);
    },
    2 * MINUTES,
  );

  it(
    'answer every call that they have begun to read before they stop, and leave none running',
    async () => {
      const children = childrenOf(spawned.child.pid!);
      const calls = await Promise.all(Array.from({ length: 4 }, () => halfCall(origin, KEY)));
      const closed = once(spawned.child, 'close');
      // As systemd and terminals do: to all of them.
      for (const id of [...children, spawned.child.pid!]) process.kill(id, 'SIGTERM');
      await Promise.all(['1', '2'].map((number) => spawned.waitFor(new RegExp(`process ${number}: stopping`))));
      expect(await Promise.all(calls.map(({ finish }) => finish()))).toEqual([200, 200, 200, 200]);
      expect(await closed).toEqual([0, null]);
      expect(children.filter(isRunning)).toEqual([]);
      const lines = linesOf(spawned.output.out);
      const both = ['process 1: stopped', 'process 1: stopping', 'process 2: stopped', 'process 2: stopping'];
      expect(lines.filter((line) => /stopp(?:ing|ed)$/.test(line)).sort()).toEqual([...both, 'stopped', 'stopping']);
      expect(lines.at(-1)).toBe('stopped');
    },
    MINUTES,
  );

  it(
    'end when the process that supervises them is killed',
    async () => {
      await start();
      const children = childrenOf(spawned.child.pid!);
      expect(children.filter(isRunning).length).toBe(2);
      const closed = once(spawned.child, 'close');
      spawned.child.kill('SIGKILL');
      await closed;
      // A process closes its output before it has ended.
      while (children.some(isRunning)) await setTimeout(20);
    },
    MINUTES,
  );
}
