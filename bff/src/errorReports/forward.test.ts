import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dsnOf } from './dsn.ts';
import { type ErrorReport, framesOf } from './envelope.ts';
import { createForwarding, type Forwarding } from './forward.ts';

const REPORT: ErrorReport = {
  platform: 'javascript',
  release: '8f14e45f',
  transaction: 'trip-planner-results',
  tags: { remote: 'trip-planner', code: 'crashed' },
  type: 'TypeError',
  value: 'TypeError: é',
  frames: [],
};

let server: Server;
let received: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: string }[];
let answer: (response: ServerResponse) => void;
let forwarding: Forwarding;
let results: string[];
let changed = Promise.withResolvers<void>();
let time = 0;

beforeEach(async () => {
  [received, results, time] = [[], [], Date.UTC(2026, 2, 29, 0, 59, 59)];
  answer = (response) => void response.end('{}');
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ url: request.url, headers: request.headers, body });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open(`http://key@127.0.0.1:${(server.address() as AddressInfo).port}/sentry/7`);
});

afterEach(() => {
  forwarding.close();
  server.closeAllConnections();
  server.close();
});

function open(text: string, timeoutMs?: number): void {
  forwarding = createForwarding({
    dsn: dsnOf(text)!,
    version: '1.2.3',
    now: () => time,
    ...(timeoutMs !== undefined && { timeoutMs }),
    onResult(result) {
      results.push(result);
      changed.resolve();
      changed = Promise.withResolvers();
    },
  });
}

async function until(count: number): Promise<void> {
  while (results.length < count) await changed.promise;
}

it('sends an envelope, as the protocol has it', async () => {
  forwarding.forward(REPORT);
  await until(1);
  const [{ url, headers, body }] = received as [(typeof received)[number]];
  expect([url, headers['content-type']]).toEqual(['/sentry/api/7/envelope/', 'application/x-sentry-envelope']);
  expect(headers['x-sentry-auth']).toBe('Sentry sentry_version=7, sentry_client=halte/1.2.3, sentry_key=key');
  const [header, item, event, rest] = body.split('\n') as [string, string, string, string];
  const { event_id, sent_at } = JSON.parse(header);
  expect([event_id, sent_at]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), '2026-03-29T00:59:59.000Z']);
  expect(JSON.parse(item)).toEqual({ type: 'event', length: Buffer.byteLength(event) });
  expect(JSON.parse(event)).toEqual({
    event_id,
    timestamp: '2026-03-29T00:59:59.000Z',
    level: 'error',
    platform: 'javascript',
    release: '8f14e45f',
    transaction: 'trip-planner-results',
    tags: { remote: 'trip-planner', code: 'crashed' },
    exception: { values: [{ type: 'TypeError', value: 'TypeError: é' }] },
  });
  expect([rest, results]).toEqual(['', ['sent']]);
});

it('names this program where the error is its own', async () => {
  forwarding.forward({ ...REPORT, platform: 'node', release: null, transaction: null });
  await until(1);
  const event = JSON.parse(received[0]!.body.split('\n')[2]!);
  expect([event.release, 'transaction' in event]).toEqual(['halte-bff@1.2.3', false]);
});

it('keeps a hundred while a receiver does not answer, one under way, and drops the rest', async () => {
  const held: ServerResponse[] = [];
  answer = (response) => void held.push(response);
  for (let i = 0; i < 300; i++) forwarding.forward(REPORT);
  expect(results).toEqual(Array(199).fill('dropped'));
  while (held.length === 0) await new Promise((done) => setImmediate(done));
  expect(received).toHaveLength(1);
  answer = (response) => void response.end();
  held[0]!.end();
  await until(300);
  expect(results.filter((result) => result === 'sent')).toHaveLength(101);
});

it('sends none for as long as it is asked to after 429', async () => {
  answer = (response) => void response.writeHead(429, { 'retry-after': '120' }).end();
  forwarding.forward(REPORT);
  await until(1);
  answer = (response) => void response.end();
  time += 119_000;
  forwarding.forward(REPORT);
  expect(results).toEqual(['failed', 'dropped']);
  time += 1_000;
  forwarding.forward(REPORT);
  await until(3);
  expect([results[2], received.length]).toEqual(['sent', 2]);
});

it('goes on after a receiver that hangs, refuses or is away', async () => {
  const { port } = server.address() as AddressInfo;
  forwarding.close();
  open(`http://key@127.0.0.1:${port}/7`, 50);
  answer = () => undefined;
  forwarding.forward(REPORT);
  await until(1);
  open(`http://key@127.0.0.1:${port}/7`);
  answer = (response) => void response.writeHead(500).end();
  forwarding.forward(REPORT);
  await until(2);
  answer = (response) => void response.end();
  forwarding.forward(REPORT);
  await until(3);
  expect(results).toEqual(['failed', 'failed', 'sent']);
  open('http://key@127.0.0.1:9/7');
  forwarding.forward(REPORT);
  await until(4);
  expect(results[3]).toBe('failed');
});

it.each([
  ['https://abc@o1.ingest.sentry.example/42', 'https://o1.ingest.sentry.example/api/42/envelope/'],
  ['http://abc@localhost:9000/deep/er/1', 'http://localhost:9000/deep/er/api/1/envelope/'],
  ['https://sentry.example/42', null],
  ['https://abc@sentry.example/', null],
  ['https://abc@sentry.example/x', null],
  ['https://abc:secret@sentry.example/42', null],
  ['https://a%0Ab@sentry.example/42', null],
  ['ftp://abc@sentry.example/42', null],
  ['https://abc@sentry.example/42?x=1', null],
  ['nonsense', null],
])('reads the DSN %s', (text, expected) => {
  expect(dsnOf(text)?.envelopeUrl ?? null).toBe(expected);
});

it('has the frames of an error by files of the program, innermost last, and no word of it', () => {
  const error = new RangeError('camille@example.org\n    at home (/secret:1:2');
  const frames = framesOf(error);
  expect(frames.at(-1)).toMatchObject({ filename: 'bff/src/errorReports/forward.test.ts', lineno: expect.any(Number) });
  expect(JSON.stringify(frames)).not.toMatch(/camille|secret|file:/);
  expect(JSON.stringify(frames)).not.toContain(import.meta.dirname);
});
