/** A host that was started for a real timetable, without tenants of its own. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCALES } from '@halte/contract';
import type { FastifyInstance } from 'fastify';
import { TABLE } from '../src/testing/product.ts';
import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost } from './testing/builtHost.ts';

const NETWORK = {
  name: 'Tram & Bus',
  color: '#00843d',
  timeZone: 'Europe/Paris',
  from: '2026-01-01',
  to: '2026-12-31',
  shiftedByWeeks: 34,
  imaginary: false,
  center: { lat: 48.6, lon: 7.7 },
};
const DEMO_WORDS = /ondine|clairvenne|sauvelle|cap sur la côte|\.example/i;

let bff: Server;
let isAnswering: boolean;
let app: FastifyInstance;

beforeEach(async () => {
  isAnswering = true;
  bff = createServer((_request, response) => {
    response.writeHead(isAnswering ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(NETWORK));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => bff.once('listening', resolve));
  const { options } = builtHost('--bff-url', `http://127.0.0.1:${(bff.address() as AddressInfo).port}`);
  app = buildApp(options, loadTenants(options.tenants));
});

afterEach(async () => {
  await app.close();
  bff.closeAllConnections();
  await new Promise((resolve) => bff.close(resolve));
});

const get = (url: string, host = 'localhost') => app.inject({ url, headers: { host } });
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
const buildOf = async () => (await get('/builds/latest.json')).json().buildId;

it.each(['localhost', 'littoral.localhost'])(
  'at %s has the network’s name on every page, and no word of the demo',
  async (host) => {
    for (const locale of LOCALES) {
      for (const { path } of TABLE.routes) {
        const { body } = await get(`/${locale}${path.replaceAll(/:\w+/g, 'stopArea')}`, host);
        if (body === '') continue;
        expect(titleOf(body)).toMatch(/ – Tram &amp; Bus$/);
        expect(body.replaceAll(/"(apiKey|id)":"[^"]*"/g, '')).not.toMatch(DEMO_WORDS);
      }
    }
  },
);

it.each(['/manifest.webmanifest', '/favicon.svg', '/logo-light.svg', '/logo-dark.svg'])(
  'is in the network’s name and colour at %s',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(DEMO_WORDS);
    expect(body).toMatch(/#00843d|#[\da-f]{6}/);
    if (url !== '/favicon.svg') expect(body).toMatch(/Tram &(amp;)? ?|Bus/);
  },
);

it('is called by the product’s name while the backend does not answer, and another build once it does', async () => {
  isAnswering = false;
  const [before, { body }] = [await buildOf(), await get('/fr')];
  expect(titleOf(body)).toMatch(/ – Halte$/);
  expect(body).not.toMatch(DEMO_WORDS);
  isAnswering = true;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'], now: Date.now() + 5000 });
  expect(titleOf((await get('/fr')).body)).toMatch(/ – Tram &amp; Bus$/);
  expect(await buildOf()).not.toBe(before);
  jest.useRealTimers();
});
