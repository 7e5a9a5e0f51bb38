import { LOCALES, type Locale, type Messages } from '@halte/contract';
import type { FastifyInstance } from 'fastify';
import { messages as de } from '../src/messages/de.ts';
import { messages as en } from '../src/messages/en.ts';
import { messages as es } from '../src/messages/es.ts';
import { messages as fr } from '../src/messages/fr.ts';
import { messages as it } from '../src/messages/it.ts';
import { productAreas, TABLE } from '../src/testing/product.ts';
import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost } from './testing/builtHost.ts';

let app: FastifyInstance;

beforeAll(() => {
  const { options } = builtHost('--bff-url', 'http://127.0.0.1:9', '--allow-tenant-query');
  app = buildApp(options, loadTenants(options.tenants));
});

afterAll(() => app.close());

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: 'localhost', ...headers } });
}

const errorOf = (html: string) => /<meta name="error" content="([^"]*)">/.exec(html)?.[1];
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
const MISSING = `${fr['error.missing.title']} – Halte`;

describe('an address that is no screen', () => {
  test.each([
    ['/fr/nowhere', '/fr/nowhere'],
    ['/fr/nowhere?x=1', '/fr/nowhere?x=1'],
    ['/nowhere', '/nowhere'],
    ['/xx', '/xx'],
    ['/fr/proximity/spaceport/1', '/fr/proximity/spaceport/1'],
    ['/fr/trip-planner/nowhere', '/fr/trip-planner/nowhere'],
    ['/fr/cobranding/demo/unknown', '/fr/cobranding/demo/unknown'],
    ['/fr/%', '/fr/%'],
    ['/fr/proximity/stopArea/%E0%A4%A', '/fr/proximity/stopArea/%E0%A4%A'],
    ['//', '//'],
    ['//[', '//['],
    ['//:99999', '//:99999'],
    ['//evil.test', '//evil.test'],
    ['//fr', '//fr'],
    ['/fr/"><script>', '/fr/%22%3E%3Cscript%3E'],
  ])('%s is a page that says so, with status and content policy', async (url, fullPath) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(titleOf(body)).toBe(MISSING);
    expect(errorOf(body)).toBe(`Page Not Found: ${fullPath}`);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('is in the language of its address, and says the same to programs', async () => {
    const { body } = await get('/de/%');
    expect(titleOf(body)).toBe(`${de['error.missing.title']} – Halte`);
    expect(errorOf(body)).toBe('Page Not Found: /de/%');
  });

  test.each([
    '/missing.js',
    '/assets/missing.js',
    '/assets/%',
    '/assets/../../package.json',
    '/remotes/schedules/.env',
  ])('%s is a file that is not there, in plain words', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^Page Not Found: \//);
  });

  test('other methods than GET and HEAD get an Allow header', async () => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/fr', headers: { host: 'localhost' } });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a host name that no tenant has', () => {
  test.each(['/fr', '/fr/%', '/favicon.svg', '/manifest.webmanifest', '/builds/latest.json'])(
    'gets no %s',
    async (url) => {
      const { statusCode, body } = await get(url, { host: 'somewhere.test' });
      expect(statusCode).toBe(421);
      expect(body).toContain('No tenant of this server has the domainName "somewhere.test".');
    },
  );

  test('gets the tenant that the operator names for it', async () => {
    const { options } = builtHost('--default-tenant', 'littoral', '--bff-url', 'http://127.0.0.1:9');
    const own = loadTenants(options.tenants).map((tenant) => ({ ...tenant, isDemo: false }));
    const other = buildApp(options, own);
    const { body } = await other.inject({ url: '/fr', headers: { host: 'somewhere.test' } });
    expect(titleOf(body)).toBe('Cap sur la côte – Littoral');
    await other.close();
  });
});

describe('a tenant that offers German and English only', () => {
  const { options } = builtHost('--bff-url', 'http://127.0.0.1:9');
  const [first] = loadTenants(options.tenants);
  const german = buildApp(options, [{ ...first!, languages: ['de', 'en'] }]);
  const open = (url: string, headers: Record<string, string> = {}) =>
    german.inject({ url, headers: { host: 'localhost', ...headers } });

  afterAll(() => german.close());

  test.each([
    ['/', 'fr', 'de'],
    ['/', 'it, en;q=0.5', 'en'],
    ['/en/schedules', 'fr', 'en'],
  ])('%s for a visitor of %s is in %s', async (url, language, expected) => {
    const { statusCode, body } = await open(url, { 'accept-language': language });
    expect([statusCode, /<html lang="(\w+)"/.exec(body)?.[1]]).toEqual([200, expected]);
  });

  test('leads from the address of another language to the same in its own', async () => {
    const { statusCode, headers } = await open('/fr/schedules?a=1', { 'accept-language': 'fr' });
    expect([statusCode, headers.location]).toEqual([302, '/de/schedules?a=1']);
  });

  test('has its first language on pages that do not exist', async () => {
    const { statusCode, body } = await open('/fr/nowhere');
    expect([statusCode, titleOf(body)]).toEqual([404, `${de['error.missing.title']} – Halte`]);
  });
});

describe('a screen', () => {
  const PARAMS = { ':id': 'schedules', ':type': 'stop_area', ':journeyId': 'j' };
  const OPEN = TABLE.routes.filter(({ signIn }) => !signIn);
  const PATHS = OPEN.map(({ path, name }) => {
    const filled = path.replace(/:\w+/g, (key) => PARAMS[key as keyof typeof PARAMS]);
    return name.startsWith('trip-planner-') ? `${filled}?fi=a` : filled;
  });
  const TEXTS: Readonly<Record<Locale, Messages>> = {
    fr: { ...fr, ...productAreas('fr').texts },
    en: { ...en, ...productAreas('en').texts },
    es: { ...es, ...productAreas('es').texts },
    it: { ...it, ...productAreas('it').texts },
    de: { ...de, ...productAreas('de').texts },
  };

  test.each(LOCALES)('has status 200 and a translated title, in %s', async (locale) => {
    const written = new Set(Object.values(TEXTS[locale]));
    for (const [index, path] of PATHS.entries()) {
      const { statusCode, body } = await get(`/${locale}${path}`);
      const title = titleOf(body)?.replace(/ – Halte$/, '') ?? '';
      expect([path, statusCode]).toEqual([path, 200]);
      expect(title).not.toMatch(/\.|^title/);
      expect(written.has(title.replaceAll('&#39;', "'"))).toBe(true);
      expect(TEXTS[locale][`title.${OPEN[index]?.name}`]).toBeDefined();
      expect(errorOf(body)).toBeUndefined();
    }
  });

  test('stands at / as well', async () => {
    expect((await get('/')).statusCode).toBe(200);
  });
});
