import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost } from './testing/builtHost.ts';

const PORT_NOBODY_HAS = 'http://127.0.0.1:1';
const KEY = { id: '2026a', ed25519: 'A'.repeat(43) };
const HASH = `sha384-${'A'.repeat(64)}`;

function started(...args: string[]) {
  const built = builtHost('--bff-url', PORT_NOBODY_HAS, ...args);
  const { folder } = built;
  mkdirSync(join(folder, 'dist/offline'), { recursive: true });
  writeFileSync(join(folder, 'dist/offline/worker.js'), 'the worker');
  const change = (path: string, fields: object) => {
    const content = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    writeFileSync(join(folder, path), JSON.stringify({ ...content, ...fields }));
  };
  const texts = (file: string) => ({ js: [file], css: [] });
  change('dist/host.json', {
    integrity: {
      'main.12345678.js': HASH,
      'fr.12345678.js': HASH,
      'de.12345678.js': HASH,
      'media/f.12345678.woff2': HASH,
      'plain.js': HASH,
    },
    preload: { 'messages:fr': texts('fr.12345678.js'), 'messages:de': texts('de.12345678.js') },
  });
  change('schedules/remote.json', {
    integrity: { 'view.12345678.js': HASH, 'view-de.12345678.js': HASH, 'a.12345678.paint.json': HASH },
    preload: { 'messages:de:schedules': texts('view-de.12345678.js') },
  });
  change('account/remote.json', { integrity: { 'account.12345678.js': HASH } });
  const app = buildApp(built.options, loadTenants(built.options.tenants));
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost', ...headers } });
  return { app, get };
}

const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

it('serves the worker for all pages, asked for again each time, and allowed to ask this host only', async () => {
  const { app, get } = started();
  const { statusCode, headers, body } = await get('/worker.js');
  expect([statusCode, body]).toEqual([200, 'the worker']);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'service-worker-allowed': '/',
    'x-content-type-options': 'nosniff',
  });
  await app.close();
});

it('writes a page without an address, markup, time and session, whoever asks for it', async () => {
  const { app, get } = started();
  const cookie =
    'userToken=%7B%22accessToken%22%3A%22secret%22%7D; userInfos=%7B%22attributes%22%3A%7B%22firstName%22%3A%22Ada%22%7D%7D';
  const { headers, body } = await get('/builds/shell/fr.json?theme=dark', { cookie });
  const { buildId, html, policy, integrity, screens } = JSON.parse(body);
  expect(headers['cache-control']).toBe('no-store');
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr" dir="ltr" data-theme="dark">/);
  expect(html.endsWith('</html>\n')).toBe(true);
  expect(html).not.toMatch(/secret|Ada|id="data:/);
  const boot = bootOf(html);
  expect(boot).toMatchObject({ buildId, locale: 'fr' });
  for (const field of ['time', 'painted', 'hasBanners']) expect(boot).not.toHaveProperty(field);
  expect(bootOf((await get('/fr')).body)).toMatchObject({ buildId, time: expect.any(Number) });
  expect(JSON.parse((await get('/builds/latest.json')).body)).toMatchObject({ buildId });
  const nonce = /nonce-([^']+)'/.exec(policy)?.[1];
  expect(html).toContain(`nonce="${nonce}"`);
  expect(integrity).toEqual({
    '/assets/main.12345678.js': HASH,
    '/assets/fr.12345678.js': HASH,
    '/assets/de.12345678.js': HASH,
    '/assets/media/f.12345678.woff2': HASH,
    '/remotes/account/account.12345678.js': HASH,
    '/remotes/schedules/view.12345678.js': HASH,
    '/remotes/schedules/view-de.12345678.js': HASH,
  });
  // Those of the timetable, without the texts of other languages.
  expect(screens).toEqual([
    '/assets/main.12345678.js',
    '/assets/fr.12345678.js',
    '/assets/media/f.12345678.woff2',
    '/remotes/schedules/view.12345678.js',
  ]);
  await app.close();
});

it.each(['/builds/shell/xx.json', '/builds/shell/fr', '/builds/shell/..%2Ffr.json', '/builds/shell/__proto__.json'])(
  '%s is no shell',
  async (url) => {
    const { app, get } = started();
    expect((await get(url)).statusCode).toBe(404);
    await app.close();
  },
);

it('writes a theme that is none as that of the system', async () => {
  const { app, get } = started();
  const { html } = JSON.parse((await get('/builds/shell/fr.json?theme=%22%3E%3Cscript%3E&theme=dark')).body);
  expect(html).toContain('<html lang="fr" dir="ltr">');
  await app.close();
});

it('names the folders on this host of versions that were withdrawn', async () => {
  const signed = { at: '2026-03-01T08:30:00Z', by: 'lea' };
  const of = (remote: string) => [
    { ...signed, remote, do: 'publish', version: '2.0.0+ab' },
    { ...signed, remote, do: 'withdraw', version: '2.0.0+ab', why: 'empty' },
  ];
  const remotes = {
    schedules: { base: '/remotes/schedules/' },
    'acme.parking': { base: 'https://cdn.example/p/', keys: [KEY] },
  };
  const path = join(mkdtempSync(join(tmpdir(), 'registry-')), 'registry.json');
  writeFileSync(path, JSON.stringify({ schema: 1, remotes, events: [...of('schedules'), ...of('acme.parking')] }));
  const { app, get } = started('--registry', path);
  await app.ready();
  expect(JSON.parse((await get('/builds/latest.json')).body).withdrawn).toEqual(['/remotes/schedules/2.0.0+ab/']);
  await app.close();
});

describe('--offline off', () => {
  it('replaces the worker by one that deletes its caches and ends', async () => {
    const { app, get } = started('--offline', 'off');
    const { body } = await get('/worker.js');
    const kept = new Set(['halte-seen', 'halte-shell-1', 'other']);
    let isRegistered = true;
    const lasting: Promise<unknown>[] = [];
    const told: string[] = [];
    class Channel {
      readonly name: string;
      constructor(name: string) {
        this.name = name;
      }
      postMessage() {
        told.push(`${this.name} ${[...kept]} ${isRegistered}`);
      }
    }
    runInNewContext(body, {
      BroadcastChannel: Channel,
      caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
      registration: { unregister: async () => (isRegistered = false) },
      skipWaiting: async () => undefined,
      addEventListener: (_: string, listen: (event: object) => void) =>
        listen({ waitUntil: (work: Promise<unknown>) => lasting.push(work) }),
    });
    await Promise.all(lasting);
    expect([...kept]).toEqual(['other']);
    expect(isRegistered).toBe(false);
    // Open pages then read what is kept.
    expect(told).toEqual(['halte-network other false']);
    await app.close();
  });

  it('tells pages, and writes no shell', async () => {
    const { app, get } = started('--offline', 'off');
    expect(JSON.parse((await get('/builds/latest.json')).body)).toMatchObject({ offline: false });
    expect((await get('/builds/shell/fr.json')).statusCode).toBe(404);
    await app.close();
  });

  it('is not said where it is on', async () => {
    const { app, get } = started();
    expect(JSON.parse((await get('/builds/latest.json')).body)).not.toHaveProperty('offline');
    await app.close();
  });

  it('is on or off', () => {
    expect(() => started('--offline', 'no')).toThrow('--offline must be on or off, not "no".');
  });
});
