/** To the router, a differently encoded address is the same address: key check and rate limit apply all the same. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dailySample } from '@halte/judge/sample';
import { type OpenApi, operationsOf } from '../testing/fuzz/requests.ts';
import { TEST_OPTIONS } from '../testing/testApp.ts';
import { testServices } from '../testing/testServices.ts';
import { createApp } from './app.ts';
import { openApiOf } from './document/documentation.ts';
import { createMetrics } from './plugins/metrics.ts';
import type { App } from './plugins/typedApp.ts';

let app: App;
let port: number;
let keyed: { readonly method: string; readonly path: string }[];

beforeAll(async () => {
  const services = await testServices(
    () => null,
    () => 0,
  );
  app = await createApp({ ...TEST_OPTIONS, ratePerMinute: 1_000_000, metrics: createMetrics() }, services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  keyed = operationsOf(openApiOf(app) as unknown as OpenApi)
    .filter(({ path }) => /^\/(api|core|store)\//.test(path))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, 'a') }));
});

afterAll(() => app.close());

interface Answer {
  readonly status: number;
  readonly isCounted: boolean;
}

/** Without a key, and with the path exactly as given: `fetch` and `inject` normalize some spellings. */
function send(method: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, agent: false }, (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, isCounted: 'x-ratelimit-limit' in answer.headers });
      });
    });
    sent.on('error', reject).end();
  });
}

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Spellings of the same path, for the router. */
function spellings(path: string): string[] {
  const letters = [...path].flatMap((letter, i) => (letter === '/' ? [] : [i]));
  const one = letters.flatMap((i) => {
    const code = encoded(path[i]!);
    return [code, code.toUpperCase()].map((hex) => `${path.slice(0, i)}${hex}${path.slice(i + 1)}`);
  });
  const all = path.replaceAll(/[^/]/g, encoded);
  return [...new Set([path, all, ...one, `${path}?`, `${path}?key=a`, `${all}?/healthz`])];
}

/** Different addresses, which must not be mistaken for the same one. */
function lookalikes(path: string): string[] {
  return [
    ...[`/${path}`, `/.${path}`, `/x/..${path}`, `/healthz/..${path}`, `/%2e${path}`, `/tiles/%2e%2e${path}`],
    ...[
      path.replace('/', '%2f'),
      path.toUpperCase(),
      `${path}/`,
      `/%25${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
    ],
    ...[`${path};a`, `${path}%00`, `/\\${path}`, path.replaceAll('/', '\\')],
  ];
}

it('knows the keyed calls', () => {
  expect(keyed.length).toBeGreaterThan(20);
});

it('asks for a key and counts, however the address is spelt', async () => {
  const cases = keyed.flatMap(({ method, path }) => spellings(path).map((spelt) => `${method} ${spelt}`));
  const faults: string[] = [];
  for (const one of dailySample(cases, 600)) {
    const [method, path] = one.split(' ') as [string, string];
    const { status, isCounted } = await send(method, path);
    if (status !== 401 || !isCounted) faults.push(`${one}: ${status}${isCounted ? '' : ', not counted'}`);
  }
  expect(faults).toEqual([]);
}, 120_000);

it('answers no other address as if it were one of these', async () => {
  const cases = keyed.flatMap(({ method, path }) => lookalikes(path).map((spelt) => `${method} ${spelt}`));
  const faults: string[] = [];
  for (const one of dailySample(cases, 200)) {
    const [method, path] = one.split(' ') as [string, string];
    const { status, isCounted } = await send(method, path);
    // 400: a malformed address, which reaches no route.
    if (status !== 400 && (![401, 404].includes(status) || !isCounted))
      faults.push(`${one}: ${status}${isCounted ? '' : ', not counted'}`);
  }
  expect(faults).toEqual([]);
}, 120_000);
