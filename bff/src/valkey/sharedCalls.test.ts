/** Two servers that count the calls of a minute in one Valkey, which is killed, hangs, and comes back. */
import { once } from 'node:events';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { createMetrics } from '../http/plugins/metrics.ts';
import { createServer } from '../http/server.ts';
import { TEST_OPTIONS } from '../testing/testApp.ts';
import { createSharedCalls, type SharedCalls } from './sharedCalls.ts';
import { startValkey, valkeyProgram } from './testing/valkeyServer.ts';

const MOST = 10;
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function sharedAt(address: string): SharedCalls {
  const shared = createSharedCalls(new URL(address));
  endings.push(shared.close);
  return shared;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}

async function server(shared: SharedCalls) {
  const options = { ...TEST_OPTIONS, ratePerMinute: MOST, metrics: createMetrics(), sharedCalls: shared };
  const app = await createServer(options, (routes) => routes.get('/counted', { schema: { hide: true } }, () => 'ok'));
  endings.push(() => app.close());
  return async (address = '192.0.2.1') => {
    const { statusCode, headers } = await app.inject({
      url: '/counted',
      remoteAddress: address,
      headers: { 'x-api-key': TEST_OPTIONS.apiKeys[0] },
    });
    return { status: statusCode, remaining: Number(headers['x-ratelimit-remaining']) };
  };
}

const passed = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status !== 429).length;

it.each([
  ['refuses connections', null, /ECONNREFUSED/],
  ['speaks something else', 'HTTP/1.1 400 Bad Request\r\n\r\n', /does not speak the Redis protocol/],
  ['ends each connection', '', /ended the connection/],
])('counts by itself where what is there %s', async (_what, answer, problem) => {
  const other = createNetServer((socket) => {
    socket.on('error', () => undefined);
    if (answer !== null) socket.end(answer);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  if (answer === null) other.close();
  else endings.push(() => other.close());
  const shared = sharedAt(`valkey://127.0.0.1:${port}`);
  const call = await server(shared);
  await until(() => problem.test(shared.problem() ?? ''));
  const answers = [];
  for (let number = 0; number < MOST + 2; number++) answers.push(await call());
  expect(passed(answers)).toBe(MOST);
});

const program = valkeyProgram();
if (program === null) {
  console.log('A real Valkey is not tried: install Debian’s package valkey-server or redis-server.');
  it.todo('counts in a real Valkey');
} else {
  const valkey = async (...options: string[]) => {
    const started = await startValkey(program, ...options);
    endings.push(started.remove, started.stop);
    return started;
  };
  const two = async (port: number) => {
    const shared = [sharedAt(`valkey://127.0.0.1:${port}`), sharedAt(`redis://127.0.0.1:${port}/0`)] as const;
    await until(() => shared.every((one) => one.problem() === null));
    return { shared, calls: [await server(shared[0]), await server(shared[1])] as const };
  };
  /** Calls by turns. */
  async function byTurns(calls: Awaited<ReturnType<typeof two>>['calls'], count: number, address?: string) {
    const answers = [];
    for (let number = 0; number < count; number++) answers.push(await calls[number % 2]!(address));
    return answers;
  }

  it('counts the calls of two servers together, and each address by itself', async () => {
    const { port } = await valkey();
    const { calls } = await two(port);
    const answers = await byTurns(calls, 2 * MOST);
    expect(answers.map(({ remaining }) => remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, ...Array(MOST).fill(0)]);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(MOST).fill(answers[0]?.status),
      ...Array(MOST).fill(429),
    ]);
    expect(passed(await byTurns(calls, 2, '192.0.2.2'))).toBe(2);
    const counted = await sharedAt(`valkey://127.0.0.1:${port}`);
    await until(() => counted.problem() === null);
    expect(await counted.count('another', 60_000)).toEqual({ current: 1, ttl: 60_000 });
    const again = await counted.count('another', 60_000);
    expect(again?.current).toBe(2);
    expect(again?.ttl).toBeLessThanOrEqual(60_000);
  }, 30_000);

  it.each([
    ['is killed', 'SIGKILL'],
    ['hangs', 'SIGSTOP'],
  ] as const)(
    'goes on by itself while it %s, and together again afterwards',
    async (_what, signal) => {
      const { port, signal: send, start } = await valkey();
      const { shared, calls } = await two(port);
      expect(passed(await byTurns(calls, 4))).toBe(4);
      send(signal);
      const answers = await byTurns(calls, 6 * MOST);
      // Each lets as many pass as one server may; those that were counted together before it was noticed come on top.
      expect(passed(answers)).toBeGreaterThanOrEqual(2 * MOST);
      expect(passed(answers)).toBeLessThanOrEqual(3 * MOST);
      expect(shared.every((one) => one.problem() !== null)).toBe(true);
      // Nothing waits any more.
      const began = performance.now();
      await byTurns(calls, 100);
      expect(performance.now() - began).toBeLessThan(100 * 50);
      if (signal === 'SIGSTOP') send('SIGCONT');
      else await start();
      await until(() => shared.every((one) => one.problem() === null));
      expect(passed(await byTurns(calls, 2 * MOST, '192.0.2.3'))).toBe(MOST);
    },
    60_000,
  );

  it('says why it is not let in, and is with the password of the address', async () => {
    const { port } = await valkey('--requirepass', 'a:b/c');
    const refused = sharedAt(`valkey://127.0.0.1:${port}`);
    await until(() => /NOAUTH/.test(refused.problem() ?? ''));
    expect(await refused.count('x', 60_000)).toBeNull();
    const allowed = sharedAt(`valkey://:${encodeURIComponent('a:b/c')}@127.0.0.1:${port}`);
    await until(() => allowed.problem() === null);
    expect(await allowed.count('x', 60_000)).toEqual({ current: 1, ttl: 60_000 });
  }, 30_000);

  it('counts by itself, and says so, where it has no room', async () => {
    const { port } = await valkey('--maxmemory', '1');
    const shared = sharedAt(`valkey://127.0.0.1:${port}`);
    await until(() => shared.problem() === null);
    expect(passed(await byTurns([await server(shared), await server(shared)], 2))).toBe(2);
    expect(shared.problem()).toMatch(/OOM/);
  }, 30_000);
}
