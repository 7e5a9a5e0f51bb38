import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Content, loadContent } from '../../content/load.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import type { App } from '../plugins/typedApp.ts';
import { cmsRoutes } from './cms.ts';

const NOON = Date.parse('2026-11-21T12:00:00+01:00') / 1_000;
const TEXTS = { fr: 'a', en: 'b', es: 'c', it: 'd', de: 'e' };
const BANNER = { picto: 'circle_info', title: TEXTS, description: TEXTS };

let app: App;
let content: Content;
let now = NOON;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halte-content-'));
  await cp(join(__dirname, '../../../content'), folder, { recursive: true });
  const timed = { ...BANNER, order: 9, from: '2026-11-21T12:00:00+01:00', to: '2026-11-21T13:00:00+01:00' };
  await writeFile(join(folder, 'banners', 'timed.json'), JSON.stringify(timed));
  await writeFile(
    join(folder, 'banners', 'mine.json'),
    JSON.stringify({ ...BANNER, order: 10, tenants: ['halte-test'] }),
  );
  content = await loadContent(folder);
  await rm(folder, { recursive: true });
  app = await createTestApp((routes) => cmsRoutes(routes, { content: () => content, now: () => now }));
});

beforeEach(() => {
  now = NOON;
});

afterAll(() => app.close());

async function banners(headers: Record<string, string> = TEST_KEY) {
  const response = await app.inject({ url: '/core/v1/banners', headers });
  return { status: response.statusCode, body: response.json() };
}

const ids = ({ body }: Awaited<ReturnType<typeof banners>>) => body.banners.map(({ id }: { id: string }) => id);

describe('banners', () => {
  it('are whole, in the reader’s language', async () => {
    const { status, body } = await banners({ ...TEST_KEY, 'accept-language': 'de-AT,en;q=0.5' });
    expect(status).toBe(200);
    expect(body.banners[0]).toEqual({
      id: 'imaginary-city',
      title: 'Willkommen in Clairvenne, einer fiktiven Stadt',
      description: expect.stringContaining('\n'),
      picto: 'circle_info',
      buttonText: 'Linien ansehen',
      link: '/schedules',
    });
    expect(body.banners[1].link).toBe('https://www.clairvenne.example/de/works');
    expect(body.banners[3]).toEqual({
      id: 'timed',
      title: 'e',
      description: 'e',
      picto: 'circle_info',
      buttonText: null,
      link: null,
    });
  });

  it('are in French without a language', async () => {
    expect((await banners()).body.banners[0].buttonText).toBe('Voir les lignes');
  });

  it('show those of this tenant only', async () => {
    expect(ids(await banners())).toEqual(['imaginary-city', 'night-works', 'survey', 'timed', 'mine']);
  });

  it.each([
    [-1, false],
    [0, true],
    [3_599, true],
    [3_600, false],
  ])('show what begins at noon and ends at one, %i s after noon: %s', async (seconds, shown) => {
    now = NOON + seconds;
    expect(ids(await banners()).includes('timed')).toBe(shown);
  });

  it.each([
    [{}, 'missing-api-key'],
    [{ 'x-api-key': 'other' }, 'unknown-api-key'],
  ])('need a key, not %j', async (headers, code) => {
    expect(await banners(headers as Record<string, string>)).toMatchObject({ status: 401, body: { code } });
  });
});

async function menu(name: string) {
  const response = await app.inject({ url: `/wp-json/menus/v1/menus/${name}` });
  return { status: response.statusCode, body: response.json() };
}

describe('menus', () => {
  it.each([
    ['menu-primaire-header', 'Lignes'],
    ['menu-primaire-header-fr', 'Lignes'],
    ['menu-primaire-header-en', 'Lines'],
    ['menu-primaire-header-es', 'Líneas'],
    ['menu-primaire-header-it', 'Linee'],
    ['menu-primaire-header-de', 'Linien'],
  ])('%s has an entry "%s", without a key', async (name, title) => {
    const { status, body } = await menu(name);
    expect(status).toBe(200);
    expect(body.slug).toBe(name);
    expect(body.items[1]).toEqual({
      ID: 5,
      order: 2,
      parent: 0,
      title,
      url: '/schedules',
      type_label: 'Custom Link',
      child_items: [],
    });
  });

  it('nest, and keep shortcodes for the app to leave out', async () => {
    const { items } = (await menu('menu-primaire-header-en')).body;
    expect(items[0].child_items).toMatchObject([
      {
        ID: 2,
        parent: 1,
        title: 'Tickets and books',
        url: 'https://boutique.clairvenne.example/en/tickets',
        child_items: [],
      },
      { ID: 3, parent: 1 },
      { ID: 4, parent: 1, url: '/proximity' },
    ]);
    expect(items.map(({ type_label }: { type_label: string }) => type_label)).toContain('Shortcode');
  });

  it('link the footer to what the law asks for', async () => {
    const { items } = (await menu('menu-secondaire-footer-de')).body;
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      'Kontakt',
      'Erklärung zur Barrierefreiheit',
      'Impressum',
      'Datenschutz',
      'Nachrichten abbestellen',
    ]);
  });

  it.each([
    'menu-tertiaire',
    'menu-primaire-header-pt',
    'menu-primaire-header-de-en',
    '-de',
    '%E2%82%AC%2F..%2F',
    '__proto__',
  ])('answer 404 for %s', async (name) => {
    expect(await menu(name)).toMatchObject({ status: 404, body: { code: 'menu-not-found' } });
  });

  it('refuse a name that is none', async () => {
    expect(await menu('x'.repeat(101))).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });
});
