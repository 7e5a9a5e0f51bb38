import { buildApp } from '../app.ts';
import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';

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
