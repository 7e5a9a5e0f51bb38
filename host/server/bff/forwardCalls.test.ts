import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';
import { type Answer, type FakeBackend, startFakeBackend } from '../testing/fakeBackend.ts';

/** The host asks for it by itself. */
const isOfHost = ({ url }: IncomingMessage) => url === '/api/v1/network';

const answerOk: Answer = (_request, response) => void response.end('{}');

/** How calls of pages are answered; the host is told nothing of the network. */
const answerCalls = (answer: Answer) =>
  backend.answerWith((request, response) =>
    isOfHost(request) ? void response.writeHead(503).end() : answer(request, response),
  );

const calls = () => backend.requests.filter((request) => !isOfHost(request));

let backend: FakeBackend;
let app: FastifyInstance;
let origin: string;
const lines: string[] = [];

async function startHost(bffUrl: string, change = {}): Promise<FastifyInstance> {
  const { options } = builtHost('--bff-url', bffUrl, '--forward-bff', '--trace-share', '1');
  const tenants = loadTenants(options.tenants).map((tenant) => ({ ...tenant, ...change }));
  const host = buildApp(options, tenants, { logTo: { write: (line) => void lines.push(line) } });
  await host.listen({ port: 0, host: '127.0.0.1' });
  return host;
}
const originOf = (host: FastifyInstance) => `http://localhost:${(host.server.address() as AddressInfo).port}`;

beforeAll(async () => {
  backend = await startFakeBackend(answerOk);
  answerCalls(answerOk);
  app = await startHost(backend.url);
  origin = originOf(app);
});
beforeEach(() => {
  answerCalls(answerOk);
  lines.length = 0;
});
afterAll(async () => {
  await app.close();
  await backend.close();
});

/** A promise to settle from outside. */
function deferred<T = void>() {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

function rawConnection(host = app): Socket {
  return connect((host.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
}

async function rawAnswer(text: string): Promise<string> {
  const socket = rawConnection();
  socket.write(text);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

const last = () => calls().at(-1)!;

describe('pages', () => {
  it('find the backend on their own origin, and need no other', async () => {
    const page = await fetch(`${origin}/fr`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain(backend.url);
    expect(policy).toContain("connect-src 'self'");
    const { tenant } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(await page.text())?.[1] ?? '');
    expect([tenant.bffUrl, tenant.urls.widgetCdn]).toEqual(['/bff', '/bff']);
    expect(tenant.map.tiles.light).toMatch(/^\/bff\/tiles\//);
  });

  it('of a tenant with a backend of its own call that', async () => {
    const own = await startHost(backend.url, { bffUrl: 'https://bff.example' });
    const before = calls().length;
    const answer = await fetch(`${originOf(own)}/bff/api/v1/lines`);
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'unknown-address']);
    expect(
      calls()
        .slice(before)
        .map(({ url }) => url),
    ).not.toContain('/api/v1/lines');
    await own.close();
  });
});

describe('a call', () => {
  it('is passed on with its path, query, method, headers and body, and answered alike', async () => {
    const bodies: string[] = [];
    answerCalls((request, response) => {
      request.setEncoding('utf8').on('data', (part: string) => bodies.push(part));
      request.once('end', () => {
        const headers = { 'content-type': 'application/json', etag: 'W/"7"', 'set-cookie': 'a=1' };
        response.writeHead(201, headers).end('{"a":1}');
      });
    });
    const answer = await fetch(`${origin}/bff/api/v1/lines/a%2Fb?x=..%2F&y=é`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t', cookie: 'userToken=secret' },
      body: '{"b":2}',
    });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([201, 'W/"7"', '{"a":1}']);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect([last().method, last().url, bodies.join('')]).toEqual([
      'PUT',
      '/api/v1/lines/a%2Fb?x=..%2F&y=%C3%A9',
      '{"b":2}',
    ]);
    expect(last().headers).toMatchObject({ authorization: 'Bearer t', host: new URL(backend.url).host });
    expect(last().headers).not.toHaveProperty('cookie');
    expect(last().headers['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(last().headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
  });

  it('is compressed once, by the backend', async () => {
    const packed = gzipSync('{"a":1}');
    answerCalls((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', vary: 'accept-encoding' }).end(packed);
    });
    const socket = httpRequest(`${origin}/bff/api/v1/lines`, { headers: { 'accept-encoding': 'gzip' } }).end();
    const [answer] = (await once(socket, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    expect(gunzipSync(Buffer.concat(parts)).toString()).toBe('{"a":1}');
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('with the tag of the answer gets 304, and HEAD the headers alone', async () => {
    answerCalls((request, response) => {
      const isKnown = request.headers['if-none-match'] === 'W/"7"';
      response
        .writeHead(isKnown ? 304 : 200, { etag: 'W/"7"', 'content-length': isKnown ? 0 : 2 })
        .end(isKnown ? '' : '{}');
    });
    const known = await fetch(`${origin}/bff/api/v1/lines`, { headers: { 'if-none-match': 'W/"7"' } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const head = await fetch(`${origin}/bff/api/v1/lines`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), last().method]).toEqual([200, 'W/"7"', 'HEAD']);
  });

  it('of a browser counts for its address, whatever it says of itself', async () => {
    await fetch(`${origin}/bff/api/v1/lines`, {
      headers: { 'x-forwarded-for': '198.51.100.9', 'x-real-ip': '198.51.100.9' },
    });
    expect(last().headers['x-forwarded-for']).toMatch(/^198\.51\.100\.9, (127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
    expect(last().headers).not.toHaveProperty('x-real-ip');
  });

  it('that is answered with 503 is not repeated', async () => {
    answerCalls((_request, response) => void response.writeHead(503, { 'retry-after': '1' }).end('{}'));
    const before = calls().length;
    const answer = await fetch(`${origin}/bff/api/v1/lines`);
    expect([answer.status, answer.headers.get('retry-after'), calls().length - before]).toEqual([503, '1', 1]);
  });

  it('for a host name of no tenant goes nowhere', async () => {
    const before = calls().length;
    expect(
      await rawAnswer('GET /bff/api/v1/lines HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 421 /);
    expect(calls().length).toBe(before);
  });
});

describe('what is not for pages', () => {
  it.each([
    '/bff/metrics',
    '/bff/demo/messages',
    '/bff/api/../metrics',
    '/bff/api/%2e%2e/metrics',
    '/bff/api/..%2fmetrics',
    '/bff/api/%2e%2e%2fmetrics',
    '/bff/api\\..\\metrics',
    '/bff//evil.example/api',
    '/bff/%zz',
    'http://localhost/bff/metrics',
    'http://localhost/bff/api/%2e%2e/metrics',
  ])('%s is not passed on', async (target) => {
    const before = calls().length;
    const answer = await rawAnswer(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(calls().length).toBe(before);
  });
});

describe('a request that hides another', () => {
  const HIDDEN = 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n';

  it.each([
    ['a length beside chunks', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['an encoding that is not chunked at its end', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a blank before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a length with a sign', `Content-Length: +0\r\n\r\n${HIDDEN}`],
  ])('by %s is refused', async (_what, rest) => {
    const before = calls().length;
    const answer = await rawAnswer(`POST /bff/api/v1/lines HTTP/1.1\r\nHost: localhost\r\n${rest}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(calls().length).toBe(before);
  });

  it('in the body of a GET is no request for the backend', async () => {
    const before = calls().length;
    const text = `GET /bff/api/v1/lines HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${HIDDEN.length}\r\nConnection: close\r\n\r\n${HIDDEN}`;
    expect(await rawAnswer(text)).toMatch(/^HTTP\/1\.1 200 /);
    expect(
      calls()
        .slice(before)
        .map(({ url }) => url),
    ).toEqual(['/api/v1/lines']);
  });
});

describe('bodies', () => {
  it('of more than a call may have are refused before they come', async () => {
    const before = calls().length;
    const answer = await rawAnswer(
      'POST /bff/api/v1/favorites HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999999\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"too-large"');
    expect(calls().length).toBe(before);
  });

  it('go on while they come', async () => {
    const first = deferred<string>();
    answerCalls((request, response) => {
      request.once('data', (part) => first.settle(String(part)));
      request.once('end', () => response.end('{}'));
    });
    const socket = rawConnection();
    socket.write(
      'POST /bff/api/v1/favorites HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nabc\r\n',
    );
    expect(await first.promise).toBe('abc');
    socket.write('0\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('of an answer come as the backend sends them', async () => {
    const rest = deferred();
    answerCalls((_request, response) => {
      response.write('first ');
      void rest.promise.then(() => response.end('second'));
    });
    const answer = await fetch(`${origin}/bff/api/v1/lines`);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('first ');
    rest.settle();
    expect((await reader.read()).value).toBe('second');
  });
});

describe('a connection that is cut', () => {
  it('by the browser before an answer ends the call of the backend', async () => {
    const [arrived, closed] = [deferred(), deferred()];
    answerCalls((_request, response) => {
      arrived.settle();
      response.once('close', () => closed.settle());
    });
    const socket = rawConnection();
    socket.write('GET /bff/api/v1/lines HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await arrived.promise;
    socket.destroy();
    await closed.promise;
    expect(lines.filter((line) => line.includes('"level":40'))).toEqual([]);
  });

  it('by the backend within an answer cuts the answer, so that it is not taken for whole', async () => {
    answerCalls((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    });
    await expect(fetch(`${origin}/bff/api/v1/lines`).then((answer) => answer.text())).rejects.toThrow();
  });

  it.each([
    ['within a request', (_request: IncomingMessage, response: ServerResponse) => void response.destroy()],
    ['with an answer that is none', (request: IncomingMessage) => void request.socket.end('nonsense\r\n\r\n')],
  ])('by the backend %s is a problem that the app has words for', async (_what, answer) => {
    answerCalls(answer);
    const { status, headers, ...rest } = await fetch(`${origin}/bff/api/v1/lines`).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      body: await answer.json(),
    }));
    expect([status, headers.get('cache-control'), rest.body.code]).toEqual([502, 'no-store', 'backend-unreachable']);
  });
});

it('without a backend answers 502 and says so in the log once', async () => {
  const alone = await startHost('http://127.0.0.1:9');
  lines.length = 0;
  for (let times = 0; times < 3; times += 1) {
    const answer = await fetch(`${originOf(alone)}/bff/api/v1/lines`);
    expect([answer.status, (await answer.json()).code]).toEqual([502, 'backend-unreachable']);
  }
  expect(lines.filter((line) => line.includes('The backend does not answer'))).toHaveLength(1);
  await alone.close();
});

it('passes nothing on where it was not asked to', async () => {
  const { options } = builtHost('--bff-url', backend.url);
  const plain = buildApp(options, loadTenants(options.tenants));
  const answer = await plain.inject({ url: '/bff/api/v1/lines', headers: { host: 'localhost' } });
  expect(answer.statusCode).toBe(404);
  await plain.close();
});
