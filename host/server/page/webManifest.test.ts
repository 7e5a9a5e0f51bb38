import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';

const OWN_PICTURES = join(import.meta.dirname, '../../public/tenants/demo');
const { options } = builtHost('--bff-url', 'http://127.0.0.1:1');
// Those of the demo city have its name and colours once its network is known.
const tenants = loadTenants(options.tenants).map((tenant) => ({ ...tenant, isDemo: false }));
const app = buildApp(options, tenants);
afterAll(() => app.close());

async function manifest(language: string, host = 'localhost') {
  const { headers, body } = await app.inject({
    url: '/manifest.webmanifest',
    headers: { host, 'accept-language': language },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    vary: 'accept-language',
  });
  return JSON.parse(body);
}

it.each([
  ['de-CH, fr;q=0.5', 'de', ['Wohin möchten Sie?', 'In der Nähe', 'Meine Favoriten']],
  ['en', 'en', ['Where to?', 'Nearby', 'My favourites']],
  ['xx', 'fr', ['Où allez-vous ?', 'À proximité', 'Mes favoris']],
])('offers home, nearby and favourites in the language of %s', async (language, locale, names) => {
  const { lang, dir, id, start_url, scope, shortcuts } = await manifest(language);
  expect({ lang, dir, id, start_url, scope }).toEqual({
    lang: locale,
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
  });
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(
    ['', '/proximity', '/account/favorites'].map((path) => `/${locale}${path}`),
  );
  expect(shortcuts.map(({ name }: { name: string }) => name.replace(/\s/g, ' '))).toEqual(names);
  for (const { url } of shortcuts)
    expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode).not.toBe(404);
});

it('takes what other apps share, where there is a planner', async () => {
  const { share_target } = await manifest('fr');
  expect(share_target).toEqual({
    action: '/share',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  });
  const remotes = new Map([...options.remotes].filter(([id]) => id !== 'trip-planner'));
  const other = buildApp({ ...options, remotes }, tenants);
  const { body } = await other.inject({ url: '/manifest.webmanifest', headers: { host: 'localhost' } });
  expect(JSON.parse(body)).not.toHaveProperty('share_target');
  await other.close();
});

it.each<[string, string, string]>([
  [
    '?title=a&text=Rue%20des%20Lilas%0Ahttps%3A%2F%2Fmaps.example%2Fx',
    'de',
    '/de/trip-planner?tv=Rue+des+Lilas#trip-arrival',
  ],
  [
    '?text=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'fr',
    '/fr/trip-planner?tv=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E#trip-arrival',
  ],
  [
    '?text=%0D%0ALocation:%20//elsewhere.example',
    'fr',
    '/fr/trip-planner?tv=Location%3A+%2F%2Felsewhere.example#trip-arrival',
  ],
  ['?text=a&text=b', 'fr', '/fr'],
  ['?url=https%3A%2F%2Fmaps.example', 'en', '/en'],
  ['', 'en', '/en'],
])('leads with %s to the search of the place, in the language of %s: %s', async (query, language, to) => {
  const headers = { host: 'localhost', 'accept-language': language };
  const { statusCode, headers: answered } = await app.inject({ url: `/share${query}`, headers });
  expect([statusCode, answered.location, answered['cache-control']]).toEqual([302, to, 'no-store']);
});

it('follows the language that was used last', async () => {
  const headers = { host: 'localhost', 'accept-language': 'de', cookie: 'locale=it' };
  expect((await app.inject({ url: '/share?text=a', headers })).headers.location).toMatch(/^\/it\/trip-planner\?tv=a#/);
});

it('offers the pictures of the app that are beside those of the tenant, with their sizes', async () => {
  expect(await manifest('fr')).not.toHaveProperty('screenshots');
  const folder = join(options.hostPublic, 'tenants/demo');
  mkdirSync(folder, { recursive: true });
  for (const form of ['narrow', 'wide'])
    cpSync(join(OWN_PICTURES, `screenshot-${form}.png`), join(folder, `screenshot-${form}.png`));
  expect((await manifest('fr')).screenshots).toEqual([
    { src: '/tenants/demo/screenshot-narrow.png', sizes: '360x800', type: 'image/png', form_factor: 'narrow' },
    { src: '/tenants/demo/screenshot-wide.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide' },
  ]);
  writeFileSync(join(folder, 'screenshot-narrow.png'), 'no picture');
  expect((await manifest('fr')).screenshots).toHaveLength(1);
});

it('offers no screen that the tenant does not have', async () => {
  const remotes = new Map([...options.remotes].filter(([id]) => id !== 'proximity'));
  const other = buildApp({ ...options, remotes }, tenants);
  const { body } = await other.inject({ url: '/manifest.webmanifest', headers: { host: 'localhost' } });
  expect(JSON.parse(body).shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/fr', '/fr/account/favorites']);
  await other.close();
});

it('is called as the tenant, in its colours and with its icon', async () => {
  const littoral = tenants.find(({ id }) => id === 'littoral')!;
  const found = await manifest('fr', littoral.domainName);
  expect(found).toMatchObject({ name: littoral.name, theme_color: littoral.colors.light.brand, display: 'standalone' });
  const icon = await app.inject({ url: found.icons[0].src, headers: { host: littoral.domainName } });
  expect(icon.body).toContain(littoral.colors.light.brand);
});
