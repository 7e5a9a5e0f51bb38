/** Features that operators rely on: limits, logs, metrics. */
import type { ErrorReport } from '../errorReports/envelope.ts';
import { StoreError } from '../store/storeError.ts';
import { createTestApp, TEST_KEY, TEST_OPTIONS } from '../testing/testApp.ts';
import { createMetrics } from './plugins/metrics.ts';
import type { App } from './plugins/typedApp.ts';
import { createServer, type ServerOptions } from './server.ts';

const hello = (app: App) => {
  app.get('/api/hello/:name', async () => ({ hello: true }));
  app.get('/tiles/:tile', { config: { rateLimit: false } }, async () => 'tile');
  app.delete('/api/hello/:name', async (_request, reply) => reply.code(204).send());
  app.get('/api/unstored', async () => {
    throw new StoreError('The database at db.example cannot be reached.');
  });
  app.get('/api/broken', async () => {
    throw new Error('The inside has a secret.');
  });
};

let app: App;

afterEach(() => app.close());

async function start(options: Partial<ServerOptions> = {}) {
  app = await createServer({ ...TEST_OPTIONS, metrics: createMetrics(), ...options }, hello);
}

const send = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...TEST_KEY, ...headers } });

describe('rate limit', () => {
  it('answers 429 with the time to wait when an address asks too often, and others go on', async () => {
    await start({ ratePerMinute: 3, trustProxy: 1 });
    const from = (address: string) => send('/api/hello/a', { 'x-forwarded-for': address });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await from('192.0.2.1')).statusCode);
    const refused = await from('192.0.2.1');
    expect(statuses).toEqual([200, 200, 200]);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await from('192.0.2.2')).statusCode).toBe(200);
  });

  it('ignores a forwarded address unless a proxy is trusted', async () => {
    await start({ ratePerMinute: 1 });
    await send('/api/hello/a', { 'x-forwarded-for': '192.0.2.1' });
    expect((await send('/api/hello/a', { 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(429);
  });

  it('does not count tiles', async () => {
    await start({ ratePerMinute: 1 });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await send('/tiles/1')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('log', () => {
  it('has a line for each answer, with the request’s id and nothing of its content', async () => {
    const lines: string[] = [];
    await start({ logLevel: 'info', logTo: { write: (line) => lines.push(line) } });
    const answer = await send('/api/hello/camille?near=48.1,-1.6', { authorization: 'Bearer secret' });
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'answered');
    expect(line).toMatchObject({
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/hello/:name',
      status: 200,
      milliseconds: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(lines.join()).not.toMatch(/camille|48\.1|secret/);
  });

  it('has the id and the trace that came along', async () => {
    const lines: string[] = [];
    await start({ logLevel: 'info', logTo: { write: (line) => lines.push(line) } });
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const answer = await send('/api/hello/a', { 'x-request-id': 'proxy-12345678', traceparent });
    expect(answer.headers['x-request-id']).toBe('proxy-12345678');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reqId: 'proxy-12345678',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      parentId: '00f067aa0ba902b7',
    });
    expect((await send('/api/hello/a', { 'x-request-id': '"}\n{' })).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('logs for the operator what the client does not see', async () => {
    const lines: string[] = [];
    await start({ logLevel: 'error', logTo: { write: (line) => lines.push(line) } });
    const answer = await send('/api/broken');
    expect([answer.statusCode, answer.body.includes('secret')]).toEqual([500, false]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reqId: answer.json().requestId,
      err: { message: 'The inside has a secret.' },
    });
  });
});

it('reports an error of its own by class, place and route, without its words, and no other problem', async () => {
  const reports: ErrorReport[] = [];
  await start({ reportError: (report) => reports.push(report) });
  for (const url of ['/api/broken?near=camille', '/api/unstored', '/api/nothing']) await send(url);
  expect(reports).toMatchObject([
    {
      platform: 'node',
      release: null,
      transaction: 'GET /api/broken',
      tags: { remote: 'bff' },
      type: 'Error',
      value: '',
    },
  ]);
  expect(reports[0]!.frames.map(({ filename }) => filename)).toContain('bff/src/http/operations.test.ts');
  expect(JSON.stringify(reports)).not.toMatch(/secret|camille/);
});

it('says that a store cannot be reached, and not where it is', async () => {
  const lines: string[] = [];
  await start({ logLevel: 'error', logTo: { write: (line) => lines.push(line) } });
  const answer = await send('/api/unstored');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'store-unavailable',
    '2',
  ]);
  expect([answer.body.includes('db.example'), lines.join().includes('db.example')]).toEqual([false, true]);
});

it('takes no body for none, whatever its type is called', async () => {
  await start();
  const headers = { ...TEST_KEY, 'content-type': 'application/json' };
  expect((await app.inject({ method: 'DELETE', url: '/api/hello/a', headers })).statusCode).toBe(204);
});

describe('metrics', () => {
  it('counts by route, method and status, for Prometheus', async () => {
    app = await createTestApp(hello);
    await send('/api/hello/camille');
    await send('/api/hello/dominique');
    await send('/api/nothing');
    const { statusCode, headers, body } = await app.inject('/metrics');
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain; version=0/)]);
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/hello/:name",status="200"} 2\n',
    );
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1\n');
    expect(body).not.toMatch(/camille|dominique/);
  });

  it('need the token, where there is one', async () => {
    await start({ metricsToken: 'of-the-operator' });
    const read = (headers: Record<string, string> = {}) => app.inject({ url: '/metrics', headers });
    const refused = [await read(), await read({ authorization: 'Bearer guess' })];
    expect(refused.map(({ statusCode, headers }) => [statusCode, headers['www-authenticate']])).toEqual([
      [401, 'Bearer'],
      [401, 'Bearer'],
    ]);
    const answer = await read({ authorization: 'Bearer of-the-operator' });
    expect([answer.statusCode, answer.body.includes('http_request_duration_seconds')]).toEqual([200, true]);
  });

  it('reads figures on request', async () => {
    const metrics = createMetrics();
    let waiting = 1;
    metrics.gauge('halte_waiting', 'How many wait.', () => waiting);
    metrics.gaugeBy('halte_age_seconds', 'How old.', 'source', () => new Map([['delays', 12]]));
    await start({ metrics });
    waiting = 7;
    const { body } = await app.inject('/metrics');
    expect(body).toContain('\nhalte_waiting 7\n');
    expect(body).toContain('\nhalte_age_seconds{source="delays"} 12\n');
  });
});

it('waits for no request longer than half a minute', async () => {
  await start();
  expect(app.server.requestTimeout).toBe(30_000);
});

it.each([
  [true, 'http://localhost:3000'],
  [false, undefined],
])('lets pages of this machine call: %s', async (localOrigins, allowed) => {
  await start({ localOrigins });
  const { headers } = await send('/api/hello/a', { origin: 'http://localhost:3000' });
  expect(headers['access-control-allow-origin']).toBe(allowed);
});
