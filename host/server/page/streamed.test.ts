/** A page with first data begins before the backend has answered, and ends with the answer. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost, remoteJson } from '../testing/builtHost.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fakeBackend.ts';

const TEMPLATE = { sections: [] };
const UNPACKERS: Readonly<Record<string, () => Transform>> = { br: createBrotliDecompress, gzip: createGunzip };

let backend: FakeBackend;
let app: FastifyInstance;
/** How the look-up of a line is answered, which is the first data of its page. */
let answerLine: (response: ServerResponse, request: IncomingMessage) => void;
let answerLines: typeof answerLine;

beforeAll(async () => {
  backend = await startFakeBackend((request, response) => {
    if (request.url === '/api/trip-planner/v4/journeys/preferences') response.end(JSON.stringify(TEMPLATE));
    else if (request.url?.startsWith('/api/v1/lines/')) answerLine(response, request);
    else if (request.url?.startsWith('/api/v1/lines')) answerLines(response, request);
    else response.writeHead(503).end();
  });
  const built = builtHost('--bff-url', backend.url, '--forward-bff');
  const firstData = {
    schedules: { lines: { path: '/api/v1/lines', query: 'all' } },
    'schedules-line-id': { line: { path: '/api/v1/lines/{id}' } },
  };
  const manifest = { ...JSON.parse(remoteJson('remoteEntry.1.js')), firstData };
  writeFileSync(join(built.folder, 'schedules/remote.json'), JSON.stringify(manifest));
  app = buildApp(built.options, loadTenants(built.options.tenants));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  answerLine = (response) => void response.end('{"id":"A"}');
  answerLines = (response) => void response.end('{"lines":[]}');
});
afterAll(async () => {
  await app.close();
  await backend.close();
});

const addressOf = (path: string) => `http://localhost:${(app.server.address() as AddressInfo).port}${path}`;

/** The page in parts, as they come. */
async function open(path: string, headers: Record<string, string> = {}) {
  const sent = httpRequest(addressOf(path), { headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const unpack = UNPACKERS[answer.headers['content-encoding'] ?? ''];
  return { sent, answer, text: (unpack ? answer.pipe(unpack()) : answer).setEncoding('utf8') };
}

async function whole(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { text } = await open(path, headers);
  let page = '';
  for await (const part of text) page += part;
  return page;
}

const dataOf = (page: string) =>
  [...page.matchAll(/<script type="application\/json" id="data:(\w+)">(.*?)<\/script>/gs)].map(
    ([, name, text = '']) => [name, JSON.parse(text)],
  );

it.each([
  [undefined, {}],
  ['gzip', { 'accept-encoding': 'gzip' }],
  ['br', { 'accept-encoding': 'gzip, deflate, br' }],
])('comes at once, in the encoding %s, and its end with the answer', async (encoding, headers) => {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<ServerResponse>();
  answerLines = asked;
  const { answer, text } = await open('/fr/schedules?a=%C3%A9&a=2', headers);
  expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([encoding, 'accept-encoding']);
  let page = '';
  text.on('data', (part: string) => {
    page += part;
  });
  // The whole page but its end is here while the backend has not answered.
  while (!page.includes('id="boot"')) await once(text, 'data');
  expect(dataOf(page).map(([name]) => name)).toEqual(['preferences']);
  expect(page).not.toContain('</html>');
  expect([answer.headers['cache-control'], answer.headers['transfer-encoding']]).toEqual(['no-store', 'chunked']);

  (await isAsked).end('{"lines":["</script>"]}');
  await once(text, 'end');
  expect(page.endsWith('  </body>\n</html>\n')).toBe(true);
  const [, [name, data]] = dataOf(page) as [unknown, [string, object]];
  expect([name, data]).toEqual([
    'lines',
    { address: '/api/v1/lines?a=%C3%A9', locale: 'fr', time: expect.any(Number), answer: { lines: ['</script>'] } },
  ]);
});

it('asks for the visitor, in the language of the page', async () => {
  let headers: IncomingMessage['headers'] = {};
  answerLines = (response, request) => {
    headers = request.headers;
    response.end('{}');
  };
  await whole('/de/schedules', { 'x-forwarded-for': '203.0.113.7', cookie: 'userToken=secret' });
  expect(headers).toMatchObject({ 'accept-language': 'de', 'x-api-key': 'halte-demo' });
  expect(headers['x-forwarded-for']).toMatch(/^203\.0\.113\.7, (?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
  expect(headers).not.toHaveProperty('cookie');
});

it('goes without data that does not come in time, and ends that call', async () => {
  const { promise: isClosed, resolve: closed } = Promise.withResolvers<void>();
  answerLines = (response) => void response.once('close', closed);
  const page = await whole('/fr/schedules');
  await isClosed;
  expect(dataOf(page).map(([name]) => name)).toEqual(['preferences']);
  expect(page.endsWith('</html>\n')).toBe(true);
});

it.each([404, 500, 503])('goes without an answer of status %d', async (status) => {
  answerLines = (response) => void response.writeHead(status).end('{"code":"x"}');
  expect(dataOf(await whole('/fr/schedules')).map(([name]) => name)).toEqual(['preferences']);
});

it('ends the call of a visitor who leaves', async () => {
  const asked = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  answerLines = (response) => {
    response.once('close', closed.resolve);
    asked.resolve();
  };
  const { sent, text } = await open('/fr/schedules');
  text.on('error', () => undefined);
  await asked.promise;
  sent.destroy();
  await closed.promise;
});

it.each(['br', 'gzip'])('is whole in the encoding %s where no data follows', async (encoding) => {
  const { answer, text } = await open('/fr/nowhere', { 'accept-encoding': encoding });
  let page = '';
  for await (const part of text) page += part;
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, 'content-length': expect.any(String) });
  expect(page.endsWith('  </body>\n</html>\n')).toBe(true);
});

it('looks an id up once, and knows its status before the page begins', async () => {
  const urls = () => backend.requests.filter(({ url }) => url?.startsWith('/api/v1/lines/')).length;
  const before = urls();
  const page = await whole('/fr/schedules/line/A');
  expect(urls() - before).toBe(1);
  expect(dataOf(page).map(([name]) => name)).toEqual(['preferences', 'line']);

  answerLine = (response) => void response.writeHead(404).end('{"code":"line-not-found"}');
  const { answer, text } = await open('/fr/schedules/line/B');
  expect([answer.statusCode, answer.headers['transfer-encoding']]).toEqual([404, undefined]);
  text.resume();
  await once(text, 'end');
});

it('asks for no data for a HEAD', async () => {
  const before = backend.requests.length;
  const answer = await fetch(addressOf('/fr/schedules'), { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(backend.requests.slice(before).map(({ url }) => url)).not.toContain('/api/v1/lines');
});
