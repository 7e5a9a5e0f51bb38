import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetchLive } from './fetchLive.ts';
import type { RequestHeaders } from './liveHeaders.ts';

let server: Server;
let answer: RequestListener;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchOne = (url: string, signal = new AbortController().signal) =>
  createFetchLive()(url, { signal, mostBytes: 10, accept: 'application/json' });

it('has the bytes, and asks for what it can read', async () => {
  let accept = '';
  answer = ({ headers }, response) => {
    accept = String(headers.accept);
    response.end('0123456789');
  };
  expect((await fetchOne(base)).toString()).toBe('0123456789');
  expect(accept).toBe('application/json');
});

it.each<[string, RequestListener, RegExp]>([
  ['a failure', (_, response) => response.writeHead(503).end(), /^http:\/\/127\.0\.0\.1:\d+\/live answered 503\.$/],
  ['too much', (_, response) => response.end('01234567890'), /^http:\S+\/live sends more than 10 bytes\.$/],
  ['a broken line', (_, response) => response.destroy(), /^http:\S+\/live cannot be reached\.$/],
])('says what is wrong upon %s, without the key in the address', async (_case, listener, message) => {
  answer = listener;
  await expect(fetchOne(`${base}/live?key=secret`)).rejects.toMatchObject({
    name: 'LiveDataError',
    message: expect.stringMatching(message),
  });
});

it('is aborted when no caller waits for it any more', async () => {
  const abort = new AbortController();
  answer = () => abort.abort();
  await expect(fetchOne(`${base}/live`, abort.signal)).rejects.toMatchObject({ name: 'LiveDataError' });
});

/** A client for repeated requests, with headers for addresses below `/keyed`. */
function asker() {
  const fetchLive = createFetchLive(
    (url): RequestHeaders => (new URL(url).pathname.startsWith('/keyed') ? { 'x-api-key': 'secret' } : {}),
  );
  return (path: string) =>
    fetchLive(`${base}${path}`, { signal: new AbortController().signal, mostBytes: 10, accept: 'application/json' });
}

it('asks whether what it has still holds', async () => {
  const requests: (readonly (string | undefined)[])[] = [];
  let version = 1;
  answer = ({ headers }, response) => {
    requests.push([headers['if-none-match'], headers['if-modified-since']]);
    const tag = `"v${version}"`;
    if (headers['if-none-match'] === tag) response.writeHead(304).end();
    else
      response.writeHead(200, { etag: tag, 'last-modified': 'Sun, 22 Nov 2026 00:00:00 GMT' }).end(`answer ${version}`);
  };
  const request = asker();
  const answers = [await request('/rt'), await request('/rt')];
  version = 2;
  answers.push(await request('/rt'), await request('/rt'));
  expect(answers.map(String)).toEqual(['answer 1', 'answer 1', 'answer 2', 'answer 2']);
  const date = 'Sun, 22 Nov 2026 00:00:00 GMT';
  expect(requests).toEqual([
    [undefined, undefined],
    ['"v1"', date],
    ['"v1"', date],
    ['"v2"', date],
  ]);
});

it('sends keys to the address that they are for, and not to where that one sends', async () => {
  const requests: (readonly unknown[])[] = [];
  answer = ({ url, headers }, response) => {
    requests.push([url, headers['x-api-key']]);
    if (url === '/keyed/rt') response.writeHead(302, { location: '/elsewhere' }).end();
    else response.end('there');
  };
  expect(String(await asker()('/keyed/rt'))).toBe('there');
  expect(requests).toEqual([
    ['/keyed/rt', 'secret'],
    ['/elsewhere', undefined],
  ]);
});

it('sends user and password of an address as a header', async () => {
  let given: string | undefined;
  answer = ({ headers }, response) => {
    given = headers.authorization;
    response.end('ok');
  };
  await fetchOne(base.replace('http://', 'http://halte:p%40ss@'));
  expect(given).toBe(`Basic ${btoa('halte:p@ss')}`);
});

it.each([
  ['in a circle', '/live', /\/live sends on and on to other addresses\.$/],
  ['to what is no web address', 'file:///etc/passwd', /\/live sends to what is no web address\.$/],
])('does not follow a redirect %s', async (_case, location, message) => {
  answer = (_, response) => response.writeHead(302, { location }).end();
  await expect(fetchOne(`${base}/live`)).rejects.toMatchObject({ message: expect.stringMatching(message) });
});
