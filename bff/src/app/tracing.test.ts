/** Spans of a running server, as a receiver of OTLP gets them: who caused what, and nothing of a traveller. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../testing/otlpReceiver.ts';
import { MONDAY, writeSmallTown } from '../testing/smallTown.ts';
import { type Spawned, spawnServer } from '../testing/spawnServer.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const BROWSER_SPAN = 'b7ad6b7169203331';
const SAMPLED = `00-${TRACE_ID}-${BROWSER_SPAN}-01`;

/** What may be said of a span. */
const ATTRIBUTES = new Set([
  ...['db.query.summary', 'halte.engine', 'http.request.method', 'http.response.status_code', 'http.route'],
  'server.address',
]);

let folder: string;
let receiver: OtlpReceiver;
let server: Spawned;
let address: string;
const liveTraces: unknown[] = [];
const live = createServer((request, response) => {
  liveTraces.push(request.headers['traceparent']);
  // A header with a version and a time: an empty message of GTFS-RT.
  response.end(Buffer.from([0x0a, 0x05, 0x0a, 0x03, 0x32, 0x2e, 0x30]));
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-tracing-'));
  await writeSmallTown(folder);
  receiver = await startOtlpReceiver();
  live.listen(0, '127.0.0.1');
  await once(live, 'listening');
  const source = `http://127.0.0.1:${(live.address() as AddressInfo).port}/live?key=secret-key`;
  server = spawnServer(
    ...['--gtfs', folder, '--data', join(folder, 'data'), '--keys', 'halte-test', '--workers', '1'],
    ...['--otel', receiver.address, '--gtfs-rt', source, '--poll', '1'],
  );
  address = await server.ready();
}, 60_000);

afterAll(async () => {
  server.child.kill('SIGKILL');
  receiver.close();
  live.closeAllConnections();
  live.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const HEADERS = { 'x-api-key': 'halte-test', 'content-type': 'application/json' };

function search(traceparent?: string): Promise<Response> {
  return fetch(`${address}/api/trip-planner/v2/journeys/search`, {
    method: 'POST',
    headers: { ...HEADERS, ...(traceparent && { traceparent }) },
    body: JSON.stringify({ fromId: 'Gare', toId: 'Centre', tripType: 0, departureDateTime: `${MONDAY}T08:00` }),
  });
}

const inTrace = (id: string) => (span: ReceivedSpan) => span.traceId === id;

it('goes from the browser over the request to the thread', async () => {
  const before = Date.now();
  expect((await search(SAMPLED)).status).toBe(200);
  const after = Date.now();
  const spans = await receiver.waitFor(3, inTrace(TRACE_ID));
  const [request, queue, found] = ['POST /api/trip-planner/v2/journeys/search', 'queue', 'search'].map(
    (name) => spans.find((span) => span.name === name)!,
  );
  expect(spans).toHaveLength(3);
  expect(request).toMatchObject({
    parentSpanId: BROWSER_SPAN,
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/trip-planner/v2/journeys/search',
      'http.response.status_code': 200,
    },
  });
  expect([queue!.parentSpanId, found!.parentSpanId]).toEqual([request!.spanId, request!.spanId]);
  // Clocks of Date and of threads differ by less than this.
  const slack = 20;
  expect(request!.from).toBeGreaterThan(before - slack);
  expect(queue!.from).toBeGreaterThan(request!.from - slack);
  expect(Math.abs(found!.from - queue!.to)).toBeLessThan(1);
  expect(found!.to).toBeGreaterThan(found!.from);
  expect(found!.to).toBeLessThan(request!.to + slack);
  expect(request!.to).toBeLessThan(after + slack);
  expect(receiver.resource).toEqual({ 'service.name': 'halte-bff', 'service.version': '0.1.0' });
});

it('goes on to the store, by the name of the statement, also after a body was read', async () => {
  const id = '1'.repeat(32);
  const signIn = request(`${address}/login/v1/sessions`, {
    method: 'POST',
    headers: { ...HEADERS, traceparent: `00-${id}-${BROWSER_SPAN}-01`, expect: '100-continue' },
  });
  // The server has the headers and waits for the body.
  await once(signIn, 'continue');
  signIn.end(JSON.stringify({ email: 'camille@example.org', password: 'correct horse' }));
  const [answer] = (await once(signIn, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(401);
  const spans = await receiver.waitFor(2, inTrace(id));
  const asked = spans.find(({ parentSpanId }) => parentSpanId === BROWSER_SPAN)!;
  const store = spans.find(({ name }) => name === 'store query')!;
  expect([store.parentSpanId, store.kind]).toEqual([asked.spanId, 3]);
  expect(store.attributes).toEqual({ 'db.query.summary': 'SELECT users' });
});

it('begins with each fetch of live data, which the source can go on with', async () => {
  const [fetched] = await receiver.waitFor(1, ({ name }) => name === 'live fetch');
  expect(fetched!.parentSpanId).toBe('');
  expect(liveTraces).toContain(`00-${fetched!.traceId}-${fetched!.spanId}-01`);
});

it('records what is to be recorded only', async () => {
  const unwanted = '2'.repeat(32);
  const wanted = '3'.repeat(32);
  await search(`00-${unwanted}-${BROWSER_SPAN}-00`);
  await search();
  await search('nonsense');
  await search(`00-${'0'.repeat(32)}-${BROWSER_SPAN}-01`);
  await search(`00-${wanted}-${BROWSER_SPAN}-01`);
  await receiver.waitFor(3, inTrace(wanted));
  const searches = receiver.spans.filter(({ name }) => name.endsWith('/search'));
  expect(new Set(searches.map(({ traceId }) => traceId))).toEqual(new Set([TRACE_ID, wanted]));
});

it('says nothing of what a traveller asked for, of keys and of addresses', async () => {
  const id = '4'.repeat(32);
  const headers = { ...HEADERS, traceparent: `00-${id}-${BROWSER_SPAN}-01` };
  await fetch(`${address}/api/v1/places?search=Gare&lat=48.58&lon=7.73`, { headers });
  await fetch(`${address}/api/nothing/camille`, { headers });
  await receiver.waitFor(2, inTrace(id));
  expect(receiver.spans.length).toBeGreaterThan(8);
  for (const { attributes } of receiver.spans)
    for (const name of Object.keys(attributes)) expect(ATTRIBUTES).toContain(name);
  expect(receiver.bodies.join()).not.toMatch(/Gare|Centre|camille|horse|halte-test|secret-key|48\.58|7\.73|08:00/);
  expect(receiver.bodies.join()).not.toMatch(/"events":\[\{/);
});

it('counts what it has sent', async () => {
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(Number(/halte_spans_total\{result="sent"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(5);
  expect(text).toContain('halte_spans_total{result="dropped"} 0');
});

it('sends what waits when the server is stopped', async () => {
  const id = '5'.repeat(32);
  await search(`00-${id}-${BROWSER_SPAN}-01`);
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await ended;
  expect(receiver.spans.filter(inTrace(id))).toHaveLength(3);
});
