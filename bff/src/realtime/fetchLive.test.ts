import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchLive } from './fetchLive.ts';

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

const ask = (url: string, signal = new AbortController().signal) =>
  fetchLive(url, { signal, mostBytes: 10, accept: 'application/json' });

it('has the bytes, and asks for what it can read', async () => {
  let asked = '';
  answer = ({ headers }, response) => {
    asked = String(headers.accept);
    response.end('0123456789');
  };
  expect((await ask(base)).toString()).toBe('0123456789');
  expect(asked).toBe('application/json');
});

it.each<[string, RequestListener, RegExp]>([
  ['a failure', (_, response) => response.writeHead(503).end(), /^http:\/\/127\.0\.0\.1:\d+\/live answered 503\.$/],
  ['too much', (_, response) => response.end('01234567890'), /^http:\S+\/live sends more than 10 bytes\.$/],
  ['a broken line', (_, response) => response.destroy(), /^http:\S+\/live cannot be reached\.$/],
])('says what is wrong upon %s, without the key in the address', async (_case, listener, message) => {
  answer = listener;
  await expect(ask(`${base}/live?key=secret`)).rejects.toMatchObject({
    name: 'LiveDataError',
    message: expect.stringMatching(message),
  });
});

it('ends when nobody waits for it any more', async () => {
  const abort = new AbortController();
  answer = () => abort.abort();
  await expect(ask(`${base}/live`, abort.signal)).rejects.toMatchObject({ name: 'LiveDataError' });
});
