import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Tenant } from '@halte/contract/tenant';
import { buildApp } from '../app.ts';
import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';

const NETWORK = {
  name: 'Bay Rail',
  timeZone: 'America/Los_Angeles',
  from: '2026-01-01',
  to: '2026-12-31',
  shiftedByWeeks: 0,
  imaginary: false,
  center: { lat: 37.8, lon: -122.3 },
};

let bff: Server;
let failures: number;

beforeEach(async () => {
  failures = 0;
  bff = createServer((request, response) => {
    const isAnswered = request.url === '/healthz' || failures-- <= 0;
    response.writeHead(isAnswered ? 200 : 503).end(JSON.stringify(NETWORK));
  });
  await new Promise<void>((resolve) => bff.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  bff.closeAllConnections();
  await new Promise((resolve) => bff.close(resolve));
});

function startHost(timeZone: string) {
  const { options } = builtHost('--bff-url', `http://127.0.0.1:${(bff.address() as AddressInfo).port}`);
  const [demo] = loadTenants(options.tenants);
  const tenant: Tenant = { ...demo!, timeZone };
  const lines: string[] = [];
  let notify: (line: string) => void = () => {};
  const firstLine = new Promise<string>((resolve) => {
    notify = resolve;
  });
  const logTo = {
    write(line: string) {
      lines.push(line);
      notify(line);
    },
  };
  return { app: buildApp(options, [tenant], { logTo }), lines, firstLine };
}

const CONFLICT = /^Tenant demo has timeZone "Europe\/Paris", but the timetable of Bay Rail is in America\/Los_Angeles/;

test.each([0, 2])('a start with a backend that fails %d times warns of another time zone, once', async (count) => {
  failures = count;
  const { app, lines, firstLine } = startHost('Europe/Paris');
  await app.listen({ host: '127.0.0.1', port: 0 });
  expect(JSON.parse(await firstLine)).toMatchObject({ level: 40, msg: expect.stringMatching(CONFLICT) });
  await app.inject({ url: '/fr', headers: { host: 'localhost' } });
  const health = (await app.inject('/healthz')).json();
  expect([health.status, health.reasons]).toEqual(['degraded', [expect.stringMatching(CONFLICT)]]);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
  expect(lines).toHaveLength(1);
});

test('a tenant that agrees is not reported', async () => {
  const { app, lines } = startHost('US/Pacific');
  await app.inject({ url: '/fr', headers: { host: 'localhost' } });
  expect((await app.inject('/healthz')).json().reasons).toEqual([]);
  await app.close();
  expect(lines).toEqual([]);
});
