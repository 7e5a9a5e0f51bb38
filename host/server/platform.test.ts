import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CONTRACT_LEVEL } from '@halte/contract';
import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost, remoteJson } from './testing/builtHost.ts';

let backend: Server;
let bffUrl: string;

beforeAll(async () => {
  const metrics = [
    'halte_remote_loads_total{remote="schedules",version="1.0.0"} 400',
    'halte_remote_failures_total{remote="schedules",version="1.0.0",code="crashed"} 3',
  ].join('\n');
  backend = createServer((_, response) => response.end(metrics)).listen(0, '127.0.0.1');
  await new Promise((resolve) => backend.once('listening', resolve));
  bffUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => backend.close());

function hostWith(...args: string[]) {
  const { options, folder } = builtHost('--bff-url', bffUrl, ...args);
  const signed = { at: '2026-03-01T08:30:00Z', by: 'lea', remote: 'schedules' };
  const events = ['1.0.0', '2.0.0'].map((version) => ({ ...signed, do: 'publish', version }));
  const registry = join(folder, 'registry.json');
  const base = '/remotes/schedules/';
  const releases = [
    { ...signed, do: 'release', version: '1.0.0' },
    { ...signed, do: 'release', version: '2.0.0', share: 0.5 },
  ];
  writeFileSync(
    registry,
    JSON.stringify({ schema: 1, remotes: { schedules: { base } }, events: [...events, ...releases] }),
  );
  mkdirSync(join(folder, 'schedules/1.0.0'));
  const manifest = { ...JSON.parse(remoteJson('remoteEntry.1.js')), version: '1.0.0' };
  writeFileSync(join(folder, 'schedules/1.0.0/remote.json'), JSON.stringify(manifest));
  const [tenant] = loadTenants(options.tenants);
  return buildApp({ ...options, registry }, [tenant!]);
}

it('says what remotes are compared with, and which version is for whom, what is left out, and how it fares', async () => {
  const app = hostWith('--platform-page');
  expect((await app.inject('/__platform.json')).json()).toMatchObject({
    contract: CONTRACT_LEVEL,
    capabilities: expect.any(Array),
  });
  const { body, headers } = await app.inject('/__platform');
  const rows = [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row.replaceAll(/<[^>]*>/g, '|'));
  const row = (version: string) => rows.find((one) => one.includes(`|schedules||${version}|`));
  expect(row('1.0.0')).toContain('|100 %||400||crashed 3|');
  expect(row('2.0.0')).toContain('|0 %|');
  expect(row('2.0.0')).toContain('cannot be read');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
  await app.close();
});

it.each(['/__platform', '/__platform.json'])('has no %s unless it is asked for', async (path) => {
  const app = hostWith();
  const { statusCode, body } = await app.inject({ url: path, headers: { host: 'localhost' } });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('crashed 3');
  await app.close();
});
