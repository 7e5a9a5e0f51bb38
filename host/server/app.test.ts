import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { HOSTILE_REDIRECTS } from '../src/routes/testing/hostileRedirects.ts';
import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost, remoteJson } from './testing/builtHost.ts';

const NETWORK = {
  name: 'Ville',
  timeZone: 'America/Los_Angeles',
  from: '2026-01-01',
  to: '2026-12-31',
  shiftedByWeeks: 0,
  imaginary: true,
  center: { lat: 1, lon: 2 },
  attributions: [
    { organization: 'Region', url: 'https://region.example', roles: ['producer'] },
    { organization: 'Bus', url: 'javascript:1', roles: [] },
  ],
};

/** The tenants of a folder as if they were not the demo city’s. */
const ownTenants = (folder: string) => loadTenants(folder).map((tenant) => ({ ...tenant, isDemo: false }));

let bff: Server;
let app: FastifyInstance;
let bffUrl: string;

beforeAll(async () => {
  bff = createServer((request, response) => {
    const known = request.url === '/healthz' || request.headers['x-api-key'] === 'halte-demo';
    if (request.url === '/api/v1/lines/gone') {
      response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'line-not-found' }));
      return;
    }
    if (request.url?.startsWith('/api/v1/places?search=gare')) {
      const gare = { id: 'stop:1', title: 'Gare', subTitle: 'Ville', displayName: 'Gare, Ville', type: 'stopArea' };
      const others = [{ ...gare, id: '' }, null, 'x'];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([gare, ...others]));
      return;
    }
    response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(NETWORK));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => bff.once('listening', resolve));
  bffUrl = `http://127.0.0.1:${(bff.address() as AddressInfo).port}`;
  const built = builtHost('--bff-url', bffUrl, '--allow-tenant-query');
  app = buildApp(built.options, ownTenants(built.options.tenants));
});

afterAll(async () => {
  await app.close();
  await new Promise((resolve) => bff.close(resolve));
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: 'localhost', ...headers } });
}

function bootOf(html: string) {
  return JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

it('writes the name of a tenant as text', async () => {
  const { options } = builtHost('--bff-url', bffUrl);
  const [tenant] = loadTenants(options.tenants);
  const hostile = buildApp(options, [{ ...tenant!, name: '</title><script>x()</script>' }]);
  const { body } = await hostile.inject({ url: '/fr', headers: { host: tenant!.domainName } });
  expect(body).toContain('&lt;/title&gt;&lt;script&gt;x()&lt;/script&gt;</title>');
  expect(body).not.toContain('<script>x()');
  await hostile.close();
});

describe('pages', () => {
  it.each([
    ['/fr/account/profile', '/fr?redirect=%2Ffr%2Faccount%2Fprofile'],
    ['/es/trip-planner/results', '/es'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  it('sends signed-in travellers to the redirect of home, and never to one that leads out of the app', async () => {
    const cookie = `userToken=${encodeURIComponent('{"accessToken":"abc"}')}; userInfos=${encodeURIComponent('{"attributes":{}}')}`;
    const leads = async (redirect: string) =>
      (await get(`/fr?${new URLSearchParams({ redirect })}`, { cookie })).headers.location;
    expect(await leads('/de/account/profile?a=1&a=2#top')).toBe('/de/account/profile?a=1&a=2#top');
    expect(await Promise.all(HOSTILE_REDIRECTS.map(leads))).toEqual(HOSTILE_REDIRECTS.map(() => undefined));
  });

  it.each([
    ['/fr/schedules/line/gone', 404, 'Page Not Found: /fr/schedules/line/gone'],
    ['/fr/schedules/line/known', 200, undefined],
  ])('%s answers %d, by what the backend knows', async (url, status, error) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(status);
    expect(/<meta name="error" content="([^"]*)">/.exec(body)?.[1]).toBe(error);
    expect(body.includes('<meta name="robots" content="noindex">')).toBe(status === 404);
    expect(bootOf(body).tenant.id).toBe('demo');
  });

  it('asks for exactly what the first screen needs, in the order of need', async () => {
    const { headers, body } = await get('/fr/schedules');
    const links = [
      ...body.matchAll(
        /<(?:script|link rel="preload" as="(\w+)").*? (?:src|href)="([^"]+)"( crossorigin)?.*?(?: fetchpriority="(\w+)")?>/g,
      ),
    ];
    expect(links.map(([, as, href, cors, priority]) => [as, href, cors?.trim(), priority])).toEqual([
      [undefined, '/assets/main.12345678.js', undefined, 'high'],
      ['script', '/remotes/schedules/view.js', undefined, undefined],
      ['script', '/assets/data.js', undefined, undefined],
      ['style', '/remotes/schedules/a.css', undefined, undefined],
      ['script', '/remotes/schedules/remoteEntry.1.js', undefined, undefined],
      ['script', '/remotes/schedules/a.js', undefined, undefined],
      ['script', '/remotes/schedules/fr.js', undefined, undefined],
      ['script', '/remotes/schedules/view-fr.js', undefined, undefined],
      ['style', '/remotes/shop-header/a.css', undefined, 'low'],
      ['script', '/remotes/shop-header/remoteEntry.h.js', undefined, 'low'],
      ['script', '/remotes/shop-header/a.js', undefined, 'low'],
      ['script', '/remotes/shop-header/fr.js', undefined, 'low'],
      ['font', '/assets/f.woff2', 'crossorigin', 'low'],
    ]);
    // Before the page is read: what has no low priority.
    expect(String(headers['link']).split(', ')).toEqual([
      '</assets/main.12345678.js>; rel=preload; as=script; fetchpriority=high',
      '</assets/main.css>; rel=preload; as=style',
      '</remotes/schedules/view.js>; rel=preload; as=script',
      '</assets/data.js>; rel=preload; as=script',
      '</remotes/schedules/a.css>; rel=preload; as=style',
      ...['remoteEntry.1', 'a', 'fr', 'view-fr'].map(
        (name) => `</remotes/schedules/${name}.js>; rel=preload; as=script`,
      ),
    ]);
  });

  it('declares the fonts in the page, because a sheet that does so later lays out the page again', async () => {
    const { body } = await get('/fr');
    expect(body).toContain('@font-face{src:url(/assets/f.woff2)}</style>');
  });

  it('lets nothing run that it did not send', async () => {
    const { headers, body } = await get('/fr');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    // The login widget comes from the backend.
    expect(policy).toContain(`script-src 'self' ${bffUrl};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(body).toContain(`<style nonce="${nonce}">html:root{--c-brand:light-dark(`);
    expect(body).not.toMatch(/<script>|style="|onload=/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect((await get('/fr')).headers['content-security-policy']).not.toBe(policy);
  });

  it('contains the time of the server, because clocks of devices may be wrong', async () => {
    const before = Date.now();
    const written = Number(/"time":(\d+)/.exec((await get('/fr')).body)?.[1]);
    expect(written).toBeGreaterThanOrEqual(before);
    expect(written).toBeLessThanOrEqual(Date.now());
  });

  it('may be embedded as a widget only, and then wears no header', async () => {
    const { headers, body } = await get('/fr/schedules?widget=true');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
    const littoral = await get('/fr/schedules?widget=true&tenant=littoral');
    expect(littoral.headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
    expect(body).not.toContain('href="/remotes/shop-header/');
  });

  it('says the order of the layers before any style sheet, because a sheet may begin with a component', async () => {
    const { body } = await get('/fr');
    const tokens = readFileSync(join(__dirname, '../../shared/ui/src/tokens.css'), 'utf8');
    const [order = ''] = /@layer [\w, ]+;/.exec(tokens) ?? [];
    expect(body.indexOf(order.replaceAll(', ', ','))).toBeGreaterThan(0);
    expect(body.indexOf(order.replaceAll(', ', ','))).toBeLessThan(body.indexOf('<link rel="stylesheet"'));
  });

  it('is drawn in the appearance and the colour that the address of a widget names, and in no other way', async () => {
    const { body } = await get('/fr?widget=true&theme=dark&brand=7a1f5c');
    expect(body).toContain('<html lang="fr" dir="ltr" data-theme="dark">');
    expect(body).toContain(':root{--c-brand:light-dark(#7a1f5c,');
    const plain = ':root{--c-brand:light-dark(#0b5d66,';
    for (const query of [
      'theme=dark&brand=7a1f5c',
      'widget=true&theme=%22%20onload%3D%22alert(1)&brand=7a1f5c%7D%7D%3C/style%3E%3Cscript%3Ealert(1)%3C/script%3E',
      'widget=true&brand=%23123;background:url(//evil.example)',
    ]) {
      const other = await get(`/fr?${query}`);
      expect(other.body).toContain(plain);
      expect(other.body).toContain('<html lang="fr" dir="ltr">');
      expect(other.body).not.toMatch(/alert\(1\)|evil\.example/);
    }
  });

  it('leads the form of a browser without script to the journeys of its places', async () => {
    const { statusCode, headers } = await get('/fr/trip-planner?fv=gare&tv=gare&widget=true');
    const { pathname, searchParams } = new URL(String(headers.location), 'http://localhost');
    expect([statusCode, pathname]).toEqual([302, '/fr/trip-planner/results']);
    expect(Object.fromEntries(searchParams)).toMatchObject({ fi: 'stop:1', ti: 'stop:1', tv: 'Gare', widget: 'true' });
  });

  it.each([
    ['/fr', 'la recherche de lieux fonctionne'],
    ['/fr/trip-planner?fv=gare&tv=', 'Il manque ce lieu.'],
    ['/fr/trip-planner?fv=elsewhere', 'La recherche de lieux ne répond pas.'],
    ['/fr/trip-planner/results?fi=stop%3A1', '<a href="/fr/trip-planner?fi=stop%3A1">Modifier la recherche</a>'],
    ['/fr/schedules', 'a besoin de JavaScript'],
  ])('%s says what works without script', async (url, words) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(/<noscript>(.*?)<\/noscript>/s.exec(body)?.[1]).toContain(words);
  });

  it('is drawn in the appearance that the traveller the traveller chose, and in no other way', async () => {
    const themeOf = async (cookie: string, url = '/fr') =>
      / data-theme="[^"]*"/.exec((await get(url, { cookie })).body)?.[0] ?? '';
    expect(await themeOf('locale=fr; appearance=dark')).toBe(' data-theme="dark"');
    expect(await themeOf('appearance=light')).toBe(' data-theme="light"');
    for (const cookie of ['', 'appearance=system', 'appearance=%22%20onload%3D%22alert(1)', 'appearance="><script>']) {
      expect(await themeOf(cookie)).toBe('');
    }
    // The look of a widget is its partner's choice.
    expect(await themeOf('appearance=dark', '/fr?widget=true')).toBe('');
  });

  const SIGNED_IN = `userToken=${encodeURIComponent('{"accessToken":"abc"}')}; userInfos=${encodeURIComponent('{"attributes":{}}')}`;

  it.each([
    ['/fr?widget=true', '*'],
    ['/fr/trip-planner/results?fi=a&widget=true', '*'],
    ['/fr/schedules/line/known?widget=true', '*'],
    ['/fr/proximity?widget=true', '*'],
    ['/fr/schedules', "'none'"],
    ['/fr/schedules/line/gone?widget=true', "'none'"],
    ['/fr/nowhere?widget=true', "'none'"],
    ['/fr/confirmation?widget=true', "'none'"],
    ['/fr/unsubscribe?widget=true', "'none'"],
    ['/fr/cobranding?widget=true', "'none'"],
    ['/fr/error?widget=true', "'none'"],
    ['/fr/account/profile?widget=true', "'none'"],
  ])('%s may be in the frames of %s', async (url, ancestors) => {
    const { headers } = await get(url, { cookie: SIGNED_IN });
    expect(String(headers['content-security-policy']).split('; ').at(-1)).toBe(`frame-ancestors ${ancestors}`);
  });

  it.each([
    ['/fr/schedules?widget=true&lang=auto&theme=dark', 'es-ES, fr', '/es/schedules?widget=true&theme=dark'],
    ['/it?widget=true&lang=auto', 'pt', '/it?widget=true'],
    ['/?widget=true&lang=auto', 'de', '/de?widget=true'],
    ['//evil.example/a?widget=true&lang=auto', 'de', '/de/evil.example/a?widget=true'],
  ])('leads a widget %s in the language of the visitor (%s) to %s', async (url, language, expected) => {
    const { statusCode, headers } = await get(url, { 'accept-language': language, cookie: 'locale=fr' });
    expect([statusCode, headers.location]).toEqual([302, expected]);
  });

  it('leaves the language to the address where it is no widget', async () => {
    expect((await get('/fr?lang=auto', { 'accept-language': 'de' })).statusCode).toBe(200);
  });

  it('is in the language of the address, the cookie, or the browser', async () => {
    const langs = await Promise.all(
      [
        get('/de', { cookie: 'locale=it' }),
        get('/', { cookie: 'locale=it', 'accept-language': 'es' }),
        get('/', { 'accept-language': 'pt, es;q=0.5' }),
        get('/'),
      ].map(async (answer) => /<html lang="(\w+)"/.exec((await answer).body)?.[1]),
    );
    expect(langs).toEqual(['de', 'it', 'es', 'fr']);
  });

  it('is the tenant’s, by host name or by query', async () => {
    const [demo, littoral, requested] = await Promise.all([
      get('/fr'),
      get('/fr', { host: 'littoral.localhost:3000' }),
      get('/fr?tenant=littoral'),
    ]);
    const ids = [demo, littoral, requested].map(({ body }) => bootOf(body).tenant.id);
    expect(ids).toEqual(['demo', 'littoral', 'littoral']);
    expect(littoral?.body).toContain('<title>Cap sur la côte – Littoral</title>');
  });

  it('has its account system at the backend where the file says a path only', async () => {
    const { urls } = bootOf((await get('/fr')).body).tenant;
    expect(urls).toMatchObject({ userWeb: bffUrl, widgetCdn: bffUrl });
  });

  it('carries the network’s notice, and does without where the backend has none', async () => {
    const { attributions: _, ...known } = NETWORK;
    const credits = [{ text: 'Region', href: 'https://region.example' }, { text: 'Bus' }];
    const { network, tenant } = bootOf((await get('/fr')).body);
    expect(network).toEqual({ ...known, credits });
    expect(tenant.map.tiles.attribution.slice(-2)).toEqual(credits);
    expect(bootOf((await get('/fr?tenant=littoral')).body).network).toBeNull();
  });

  it('has the clocks of the network, whatever the tenant’s file says', async () => {
    const built = builtHost('--bff-url', bffUrl);
    const [demo] = loadTenants(built.options.tenants);
    for (const timeZone of [undefined, 'Europe/Paris', 'Asia/Tokyo']) {
      const other = buildApp(built.options, [{ ...demo!, ...(timeZone ? { timeZone } : {}) }]);
      const { body } = await other.inject({ url: '/fr', headers: { host: 'localhost' } });
      expect(bootOf(body).tenant.timeZone).toBe('America/Los_Angeles');
      await other.close();
    }
  });

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    [undefined, 'UTC'],
  ])('without a backend, a tenant with the zone %s has the clocks of %s', async (timeZone, expected) => {
    const built = builtHost('--bff-url', 'http://127.0.0.1:9');
    const [demo] = loadTenants(built.options.tenants);
    const other = buildApp(built.options, [{ ...demo!, ...(timeZone ? { timeZone } : {}) }]);
    const page = await other.inject({ url: '/fr', headers: { host: 'localhost' } });
    const latest = await other.inject({ url: '/builds/latest.json', headers: { host: 'localhost' } });
    expect([bootOf(page.body).tenant.timeZone, latest.json().timeZone]).toEqual([expected, null]);
    await other.close();
  });

  it('shows a rebuilt remote on the next load, under a new build id', async () => {
    const built = builtHost('--bff-url', bffUrl);
    const own = buildApp(built.options, loadTenants(built.options.tenants));
    const read = (url: string) => own.inject({ url, headers: { host: 'localhost' } });
    const before = bootOf((await read('/fr')).body);
    const path = join(built.folder, 'schedules/remote.json');
    writeFileSync(path, remoteJson('remoteEntry.2.js'));
    utimesSync(path, new Date(), new Date(Date.now() + 5000));
    const after = bootOf((await read('/fr')).body);
    expect(after.remotes.schedules.entry).toBe('/remotes/schedules/remoteEntry.2.js');
    expect(after.buildId).not.toBe(before.buildId);
    expect((await read('/builds/latest.json')).json()).toEqual({
      buildId: after.buildId,
      timeZone: 'America/Los_Angeles',
      remotes: after.remotes,
    });
    await own.close();
  });
});

describe('files', () => {
  it('keeps hashed files for ever and asks again for the others', async () => {
    const [hashed, manifest] = await Promise.all([
      get('/assets/main.12345678.js'),
      get('/remotes/schedules/remote.json'),
    ]);
    expect(hashed?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(manifest?.headers['cache-control']).toBe('no-cache');
  });
});
