import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { TEST_OPTIONS } from '../../testing/testApp.ts';
import { createServer } from '../server.ts';
import { createMetrics } from './metrics.ts';
import type { App } from './typedApp.ts';

const CONNECTIONS = 40;
const PIPELINED = 5;

let app: App;
let lines: string[];

beforeEach(async () => {
  lines = [];
  app = await createServer(
    {
      ...TEST_OPTIONS,
      metrics: createMetrics(),
      logLevel: 'warn',
      logTo: { write: (line) => lines.push(line) },
      ratePerMinute: 10_000,
    },
    (routes) => void routes.get('/answer', async () => 'ok'),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

/** A client that sends several requests at once and disconnects before the first response. */
async function requestAndLeave(): Promise<void> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /answer HTTP/1.1\r\nhost: a\r\nx-api-key: halte-test\r\n\r\n'.repeat(PIPELINED));
  socket.resetAndDestroy();
  await once(socket, 'close');
}

async function cutRequests(): Promise<number> {
  const { body } = await app.inject('/metrics');
  return Number(/^halte_cut_requests_total (\d+)$/m.exec(body)?.[1]);
}

it('counts requests of connections that were cut, with one line a minute and no stack', async () => {
  for (let i = 0; i < CONNECTIONS; i++) await requestAndLeave();
  expect(await cutRequests()).toBeGreaterThan(CONNECTIONS);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 40,
      event: 'connection-cut',
      msg: expect.stringMatching(/^A connection was cut/),
    }),
  ]);
  expect(lines.join()).not.toMatch(/stack|TypeError|127\.0\.0\.1/);
  const { statusCode } = await app.inject({ url: '/answer', headers: { 'x-api-key': 'halte-test' } });
  expect(statusCode).toBe(200);
});
