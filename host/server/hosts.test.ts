/** Host headers of raw requests: a client library would not send most of these. */
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost } from './testing/builtHost.ts';

const PATH = '/manifest.webmanifest';

let app: FastifyInstance;

beforeAll(async () => {
  const built = builtHost('--bff-url', 'http://127.0.0.1:9');
  app = buildApp(
    built.options,
    loadTenants(built.options.tenants).map((tenant) => ({ ...tenant, name: `<${tenant.id}>`, isDemo: false })),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

async function answerTo(start: string, ...headers: readonly string[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.write([start, ...headers, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

const get = (target: string, ...headers: readonly string[]) => answerTo(`GET ${target} HTTP/1.1`, ...headers);

it.each([
  ['one host', PATH, 'Host: localhost', '<demo>'],
  ['the other one', PATH, 'Host: littoral.localhost', '<littoral>'],
  ['one with a port, in capitals', PATH, 'Host: LOCALHOST:3000', '<demo>'],
  ['a target with its host', `http://localhost${PATH}`, 'Host: localhost', '<demo>'],
  [
    'a target with another host, which is the one that counts',
    `http://littoral.localhost${PATH}`,
    'Host: localhost',
    '<littoral>',
  ],
  ['the host of a proxy beside it', PATH, 'Host: localhost\r\nX-Forwarded-Host: littoral.localhost', '<demo>'],
])('answers %s', async (_what, target, headers, name) => {
  const answer = await get(target, headers);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain(`"name":"${name}"`);
});

it.each([
  ['no host', PATH, []],
  ['two hosts', PATH, ['Host: localhost', 'Host: littoral.localhost']],
  ['the same host twice', PATH, ['Host: localhost', 'hOST: localhost']],
  ['two hosts for a file', '/main.12345678.js', ['Host: localhost', 'Host: other.example']],
  ['two hosts for what any host may ask', '/livez', ['Host: localhost', 'Host: other.example']],
  ['two hosts for an address that cannot be decoded', '/%zz', ['Host: localhost', 'Host: other.example']],
  ['two hosts beside a target with one', `http://localhost${PATH}`, ['Host: localhost', 'Host: other.example']],
  ['a folded host', PATH, ['Host: localhost', ' other.example']],
  ['a blank before the colon', PATH, ['Host : localhost']],
])('refuses %s', async (_what, target, headers) => {
  const answer = await get(target, ...headers);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toMatch(/<demo>|<littoral>/);
});

it.each([
  ['of no tenant', 'other.example'],
  ['that is empty', ''],
  ['with a path', 'localhost/fr'],
  ['in quotes', '"localhost"'],
  ['with markup', 'localhost"><script>alert(1)</script>'],
  ['with a user name', 'other@localhost'],
  ['with a second one', 'localhost, other.example'],
])('has no page for a host %s', async (_what, host) => {
  const answer = await get(PATH, `Host: ${host}`);
  expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  expect(answer).toMatch(/^content-type: text\/plain/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
});

it('has no page for a target with a host that no tenant has, whatever the header says', async () => {
  expect(await get(`http://other.example${PATH}`, 'Host: localhost')).toMatch(/^HTTP\/1\.1 421 /);
});

it('has none for a request of HTTP 1.0 without a host', async () => {
  expect(await answerTo(`GET ${PATH} HTTP/1.0`)).toMatch(/^HTTP\/1\.1 421 /);
});
