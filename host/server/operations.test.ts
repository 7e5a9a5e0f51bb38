import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost } from './testing/builtHost.ts';

const { options } = builtHost('--bff-url', 'http://127.0.0.1:9');
const tenants = loadTenants(options.tenants);

async function answers(app: ReturnType<typeof buildApp>) {
  const [live, ready, health] = await Promise.all(
    ['/livez', '/readyz', '/healthz'].map((url) => app.inject({ url, headers: { host: '10.0.0.1' } })),
  );
  await app.close();
  return [live, ready, health].map((answer) => [answer?.statusCode, answer?.json().status, answer?.json().reasons]);
}

describe('live, ready and healthy are three questions', () => {
  test('all is well', async () => {
    const bff = createServer((_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => bff.listen(0, '127.0.0.1', resolve));
    const bffUrl = `http://127.0.0.1:${(bff.address() as AddressInfo).port}`;
    expect(await answers(buildApp({ ...options, bffUrl }, tenants))).toEqual([
      [200, 'ok', []],
      [200, 'ok', []],
      [200, 'ok', []],
    ]);
    bff.close();
  });

  test('without backend and remotes the server is ready but degraded', async () => {
    const remotes = new Map([['account', join(options.hostDist, 'nowhere')]]);
    const guest = { ...tenants[0]!, remotes: { schedules: 'http://127.0.0.1:9/schedules' } };
    expect(await answers(buildApp({ ...options, remotes }, [guest]))).toEqual([
      [200, 'ok', []],
      [200, 'ok', []],
      [
        200,
        'degraded',
        [
          'Remote account is not built.',
          'Remote schedules of tenant demo does not answer.',
          'The backend at http://127.0.0.1:9 does not answer.',
        ],
      ],
    ]);
  });

  test('a header of a tenant whose manifest cannot be read is named, and logged once', async () => {
    const elsewhere = createServer((_request, response) => response.end('no manifest'));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const header = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/header`;
    const own = { ...tenants[0]!, id: 'own', remotes: { header } };
    const away = { ...tenants[0]!, id: 'away', remotes: { header: 'http://127.0.0.1:9/header' } };
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const app = buildApp({ ...options, logLevel: 'warn' }, [own, away], { logTo });
    const { reasons } = (await app.inject('/healthz')).json() as { reasons: string[] };
    expect(reasons.filter((reason) => reason.includes('header'))).toEqual([
      'The header of tenant own has no manifest that can be used.',
      'The header of tenant away has no manifest that can be used.',
    ]);
    await app.close();
    elsewhere.close();
    const addresses = lines.map((line) => JSON.parse(line) as { address?: string }).map(({ address }) => address);
    expect(addresses.filter((address) => address?.includes('header')).sort()).toEqual(
      [`${header}/remote.json`, 'http://127.0.0.1:9/header/remote.json'].sort(),
    );
  });

  test('without a build it cannot be sent travellers', async () => {
    const hostDist = mkdtempSync(join(tmpdir(), 'host-'));
    const [live, ready, health] = await answers(buildApp({ ...options, hostDist, remotes: new Map() }, tenants));
    expect(live).toEqual([200, 'ok', []]);
    expect(ready).toEqual([503, 'unavailable', ['The host is not built.']]);
    expect(health?.slice(0, 2)).toEqual([503, 'unavailable']);
  });

  test('one that is about to stop goes on answering, and says that it is not ready', async () => {
    const app = buildApp(options, tenants, { isStopping: () => true });
    const page = await app.inject({ url: '/fr', headers: { host: 'localhost' } });
    expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
    expect((await answers(app)).slice(0, 2)).toEqual([
      [200, 'ok', []],
      [503, 'unavailable', ['This server is stopping.']],
    ]);
  });
});

describe('logs', () => {
  test('are one JSON object a line, without searches and personal data', async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const app = buildApp({ ...options, logLevel: 'info' }, tenants, { logTo });
    const headers = { host: 'localhost', cookie: 'userToken=secret-token' };
    const answer = await app.inject({
      url: '/fr/trip-planner/results?fi=secret-home',
      headers,
      remoteAddress: '192.0.2.7',
    });
    await app.inject({ url: '/fr/%?fi=secret-home', headers });
    await app.inject({ url: '/assets/secret-file', headers });
    await app.close();
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries[0]).toMatchObject({
      service: 'host',
      msg: 'answered',
      method: 'GET',
      route: '/*',
      status: 200,
      reqId: answer.headers['x-request-id'],
    });
    expect(entries[0].time).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(lines.join('')).not.toMatch(/secret|192\.0\.2\.7/);
  });
});

test('an answer that fails is logged with its cause, without what it failed on', async () => {
  const lines: string[] = [];
  const app = buildApp(options, tenants, { logTo: { write: (line) => void lines.push(line) } });
  app.get('/fails', async () => {
    throw Object.assign(new TypeError('broken'), { input: '/fr?fi=secret-home' });
  });
  const answer = await app.inject({ url: '/fails', headers: { host: 'localhost' } });
  await app.close();
  expect([answer.statusCode, answer.body]).toEqual([500, 'Internal Server Error']);
  expect(JSON.parse(lines.join(''))).toMatchObject({ msg: 'An answer failed.', err: { type: 'TypeError' } });
  expect(lines.join('')).toContain('TypeError: broken');
  expect(lines.join('')).not.toContain('secret');
});

test('asks browsers for https where the operator says that it is there', async () => {
  const [withoutId, withHsts] = await Promise.all(
    [options, { ...options, hstsSeconds: 31_536_000 }].map(async (chosen) => {
      const app = buildApp(chosen, tenants);
      const page = await app.inject({ url: '/fr', headers: { host: 'localhost' } });
      await app.close();
      return page.headers['strict-transport-security'];
    }),
  );
  expect([withoutId, withHsts]).toEqual([undefined, 'max-age=31536000']);
});
