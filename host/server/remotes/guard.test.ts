import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGuard } from './guard.ts';

const NOW = new Date('2026-03-01T08:30:00.000Z');
const SIGNED = { at: '2026-03-01T08:00:00Z', by: 'lea', remote: 'schedules' };
const published = ['1.0.0', '2.0.0'].map((version) => ({ ...SIGNED, do: 'publish', version }));
const FIRST = { ...SIGNED, do: 'release', version: '1.0.0' };
const CANARY = { ...SIGNED, do: 'release', version: '2.0.0', share: 0.1 };

const metricsWith = (crashed: number) => `
halte_remote_loads_total{remote="schedules",version="1.0.0"} 4000
halte_remote_failures_total{remote="schedules",version="1.0.0",code="crashed"} 16
halte_remote_loads_total{remote="schedules",version="2.0.0"} 400
halte_remote_failures_total{remote="schedules",version="2.0.0",code="crashed"} ${crashed}
`;

let folder: string;
let registry: string;
let server: Server;
let metrics: string;
let warnings: string[];
let token: string | undefined;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halte-guard-'));
  registry = join(folder, 'registry.json');
  [metrics, warnings, token] = [metricsWith(8), [], undefined];
  server = createServer((request, response) => {
    token = request.headers.authorization;
    response.end(metrics);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const write = (...events: readonly object[]) =>
  writeFileSync(
    registry,
    JSON.stringify({
      schema: 1,
      remotes: { schedules: { base: '/remotes/schedules/' } },
      events: [...published, ...events],
    }),
  );
const latestEvent = () => JSON.parse(readFileSync(registry, 'utf8')).events.at(-1);
const guard = () =>
  createGuard({
    ...{ registry, registryToken: undefined, metricsToken: 'secret', now: () => NOW },
    metrics: `http://127.0.0.1:${port}/metrics`,
    warn: (sentence) => warnings.push(sentence),
  });

it('withdraws a version that fails more than the one before, and says why', async () => {
  write(FIRST, CANARY);
  await guard().check();
  const why = 'fails in 2.0 % of 400 loads, 1.0.0 in 0.4 %';
  expect(latestEvent()).toEqual({
    at: NOW.toISOString(),
    by: 'guard',
    do: 'withdraw',
    remote: 'schedules',
    version: '2.0.0',
    why,
  });
  expect(warnings).toEqual([`Version 2.0.0 of remote schedules is withdrawn: it ${why}.`]);
  expect(token).toBe('Bearer secret');
});

it('withdraws a version that one tenant tries', async () => {
  write(FIRST, { ...CANARY, share: undefined, tenants: ['demo'] });
  await guard().check();
  expect(latestEvent()).toMatchObject({ by: 'guard', version: '2.0.0' });
});

it.each<[string, readonly object[], number]>([
  ['a version that works', [FIRST, CANARY], 3],
  ['the only version', [CANARY], 400],
  [
    'a version that it has withdrawn and an operator has released again',
    [FIRST, CANARY, { ...SIGNED, by: 'guard', do: 'withdraw', version: '2.0.0', why: 'x' }, CANARY],
    400,
  ],
])('leaves %s alone', async (_, events, crashed) => {
  write(...events);
  metrics = metricsWith(crashed);
  const before = readFileSync(registry, 'utf8');
  await guard().check();
  expect(readFileSync(registry, 'utf8')).toBe(before);
  expect(warnings).toEqual([]);
});

it('says what keeps it from working, and writes nothing', async () => {
  writeFileSync(registry, '{');
  await guard().check();
  expect(warnings).toEqual([expect.stringContaining('The guard of releases cannot work: The registry is not JSON')]);
  await new Promise((resolve) => server.close(resolve));
  await guard().check();
  expect(warnings[1]).toMatch(/\/metrics does not answer\.$/);
  expect(readFileSync(registry, 'utf8')).toBe('{');
});
