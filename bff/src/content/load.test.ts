import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_CONTENT, loadContent } from './load.ts';

const TEXTS = { fr: 'Bonjour', en: 'Hello', es: 'Hola', it: 'Ciao', de: 'Hallo' };
const BANNER = { picto: 'circle_info', title: TEXTS, description: TEXTS };
const MENU_ENTRY = { title: TEXTS, url: '/schedules' };
const NOTIFICATION = { label: TEXTS, actions: [{ type: 'OPEN_LINK' }] };
const PRODUCT = {
  kind: 'product',
  name: TEXTS,
  description: TEXTS,
  fareIncludingTaxes: 100,
  vatRate: 10,
  providerId: 'p',
  providerNetworkLabel: 'P',
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-content-'));
  for (const concern of ['banners', 'menus', 'notifications', 'catalogue']) await mkdir(join(folder, concern));
});

afterEach(() => rm(folder, { recursive: true }));

/** The error for one invalid file among valid ones. */
async function errorFor(file: string, content: unknown): Promise<string> {
  await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  return loadContent(folder).then(
    () => 'nothing',
    (error: Error) => {
      expect(error.name).toBe('ContentError');
      return error.message;
    },
  );
}

it('reads that of the demo city', async () => {
  const { banners, menus, notifications, catalogue } = await loadContent(DEMO_CONTENT);
  expect(banners.map(({ id }) => id)).toEqual(['littoral-beach-buses', 'imaginary-city', 'night-works', 'survey']);
  expect([...menus.keys()]).toEqual(['menu-primaire-header', 'menu-secondaire-footer']);
  expect(notifications.map(({ id }) => id)).toEqual(['renew-monthly-plan', 'ten-trip-book']);
  expect(catalogue.currency).toBe('EUR');
  expect([...catalogue.products.keys()].slice(0, 2)).toEqual(['single-ticket', 'day-pass']);
});

it('reads a copy of it just the same, and leaves other files alone', async () => {
  await cp(DEMO_CONTENT, folder, { recursive: true });
  await writeFile(join(folder, 'banners', 'survey.json~'), '{');
  await writeFile(join(folder, 'banners', '.hidden.json'), '{');
  expect(await loadContent(folder)).toEqual(await loadContent(DEMO_CONTENT));
});

it.each([
  ['a price', 'catalogue/p.json', { ...PRODUCT, fareIncludingTaxes: 101 }],
  ['a menu', 'menus/m.json', { items: [] }],
  ['a banner', 'banners/b.json', { ...BANNER, picto: 'circle_cone' }],
  ['a notification', 'notifications/n.json', { ...NOTIFICATION, order: 1 }],
])('is another version with another %s, and the same one when it is read again', async (_, file, changed) => {
  await writeFile(join(folder, 'catalogue/p.json'), JSON.stringify(PRODUCT));
  await writeFile(join(folder, 'menus/m.json'), JSON.stringify({ items: [MENU_ENTRY] }));
  await writeFile(join(folder, 'banners/b.json'), JSON.stringify(BANNER));
  await writeFile(join(folder, 'notifications/n.json'), JSON.stringify(NOTIFICATION));
  const { version } = await loadContent(folder);
  expect(await loadContent(folder)).toMatchObject({ version });
  await writeFile(join(folder, file), JSON.stringify(changed));
  const { version: after } = await loadContent(folder);
  expect(after).not.toBe(version);
  await rm(join(folder, file));
  expect([version, after]).not.toContain((await loadContent(folder)).version);
});

it('has nothing to say without files', async () => {
  await rm(join(folder, 'banners'), { recursive: true });
  expect(await loadContent(folder)).toEqual({
    version: expect.any(String),
    banners: [],
    menus: new Map(),
    notifications: [],
    catalogue: { currency: 'EUR', products: new Map() },
  });
});

it('has nothing to say without a folder', async () => {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  expect({ ...(await loadContent(folder)), version: '' }).toEqual(await loadContent(null));
});

it('reads a file that begins with a byte order mark', async () => {
  expect(await errorFor('banners/a.json', `\uFEFF${JSON.stringify(BANNER)}`)).toBe('nothing');
});

it.each([
  ['{"picto": "circle_info",', 'it must be JSON, but: '],
  ['', 'it must be JSON, but: Unexpected end of JSON input.'],
])('says that %j is no JSON', async (content, expected) => {
  expect(await errorFor('banners/a.json', content)).toContain(`banners/a.json: ${expected}`);
});

const without = (thing: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)));

it.each<[string, unknown, string]>([
  ['banners/a.json', [], 'it must be object.'],
  ['banners/a.json', without(BANNER, 'title', 'picto'), '"picto", "title" is missing.'],
  ['banners/a.json', { ...BANNER, pictro: 1 }, '"pictro" is not known, see README.md for what is.'],
  [
    'banners/a.json',
    { ...BANNER, picto: 'cone' },
    'picto must be one of circle_info, circle_check, circle_cone, circle_warning, circle_question.',
  ],
  ['banners/a.json', { ...BANNER, title: without(TEXTS, 'fr') }, '"fr" in title is missing.'],
  [
    'banners/a.json',
    { ...BANNER, title: { ...TEXTS, pt: 'Olá' } },
    '"pt" in title is not known, see README.md for what is.',
  ],
  [
    'banners/a.json',
    { ...BANNER, title: { ...TEXTS, de: ' ' } },
    'title.de must be a text of 1 to 120 characters without < and >.',
  ],
  [
    'banners/a.json',
    { ...BANNER, title: { ...TEXTS, de: '<b>Achtung</b>' } },
    'title.de must be a text of 1 to 120 characters without < and >.',
  ],
  [
    'banners/a.json',
    { ...BANNER, title: { ...TEXTS, en: 'x'.repeat(121) } },
    'title.en must be a text of 1 to 120 characters without < and >.',
  ],
  ['banners/a.json', { ...BANNER, buttonText: TEXTS }, 'link must be there if "buttonText" is, and only then.'],
  ['banners/a.json', { ...BANNER, link: '/schedules' }, 'link must be there if "buttonText" is, and only then.'],
  ...[
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'schedules',
    'https://',
    'ftp://x.example',
    'https://a b',
  ].map((link): [string, unknown, string] => [
    'banners/a.json',
    { ...BANNER, buttonText: TEXTS, link },
    'link must be an address that starts with https:// or http://, or a path of the app such as /schedules.',
  ]),
  [
    'banners/a.json',
    { ...BANNER, from: '2026-11-21T08:00' },
    'from must be a moment with its offset such as 2026-11-21T08:00:00+01:00.',
  ],
  ['banners/a.json', { ...BANNER, from: '2026-02-30T08:00Z' }, 'from must be a date that exists.'],
  [
    'banners/a.json',
    { ...BANNER, from: '2026-11-21T08:00Z', to: '2026-11-21T08:00+01:00' },
    'to must be a moment after "from".',
  ],
  ['banners/a.json', { ...BANNER, tenants: [] }, 'tenants must be a list of tenants’ apiKeys.'],
  ['banners/a.json', { ...BANNER, order: 1.5 }, 'order must be a whole number.'],
  ['banners/A b.json', BANNER, 'the name of the file must be small letters, digits and hyphens.'],
  ['banners/a.json', `${JSON.stringify(BANNER)}${' '.repeat(300_000)}`, 'at most 262144 are expected.'],
  ['menus/m.json', {}, '"items" is missing.'],
  [
    'menus/m.json',
    { items: [{ ...MENU_ENTRY, url: 'www' }] },
    'items.0.url must be an address that starts with https:// or http://, or a path of the app such as /schedules.',
  ],
  [
    'menus/m.json',
    { items: [MENU_ENTRY, { ...MENU_ENTRY, type_label: 'Link' }] },
    'items.1.type_label must be one of Custom Link, Page, Post, Category, Shortcode.',
  ],
  [
    'menus/m.json',
    { items: [{ ...MENU_ENTRY, child_items: [{ ...MENU_ENTRY, child_items: [{ ...MENU_ENTRY, child_items: [] }] }] }] },
    '"child_items" in items.0.child_items.0.child_items.0 is not known, see README.md for what is.',
  ],
  [
    'menus/m-de.json',
    { items: [] },
    'the name of the file must be without a language at its end, since it holds all languages.',
  ],
  ['notifications/n.json', { ...NOTIFICATION, actions: [] }, 'actions must '],
  [
    'notifications/n.json',
    { ...NOTIFICATION, actions: [{ type: 'open' }] },
    'actions.0.type must be a code in capitals such as ADD_NEW_PRODUCT_TO_BASKET.',
  ],
  [
    'notifications/n.json',
    { ...NOTIFICATION, actions: [{ type: 'OPEN', parameters: [{ value: 'x' }] }] },
    '"code" in actions.0.parameters.0 is missing.',
  ],
  [
    'catalogue/p.json',
    { ...PRODUCT, fareIncludingTaxes: 1.7 },
    'fareIncludingTaxes must be a whole number of cents, taxes included, from 0 to 1000000.',
  ],
  [
    'catalogue/p.json',
    { ...PRODUCT, fareIncludingTaxes: '170' },
    'fareIncludingTaxes must be a whole number of cents, taxes included, from 0 to 1000000.',
  ],
  [
    'catalogue/p.json',
    { ...PRODUCT, fareIncludingTaxes: -1 },
    'fareIncludingTaxes must be a whole number of cents, taxes included, from 0 to 1000000.',
  ],
  [
    'catalogue/p.json',
    { ...PRODUCT, immediateFareIncludingTaxes: 101 },
    'immediateFareIncludingTaxes must be no more than fareIncludingTaxes.',
  ],
  ['catalogue/p.json', { ...PRODUCT, vatRate: 5.555 }, 'vatRate must be of at most two decimals.'],
  ['catalogue/p.json', { ...PRODUCT, vatRate: 120 }, 'vatRate must be a percentage from 0 to 100 such as 5.5.'],
  ['catalogue/p.json', { ...PRODUCT, kind: 'gift' }, 'kind must be one of product, plan, package.'],
  ['catalogue/p.json', { ...PRODUCT, currency: '€' }, 'currency must be a currency code such as EUR.'],
])('names %s and what is wrong in it: %j', async (file, content, expected) => {
  const message = await errorFor(file, content);
  expect(message).toMatch(/^[^\n]+\.$/);
  expect(message.startsWith(`${file}: `)).toBe(true);
  expect(message).toContain(expected);
});

it('wants one currency for the whole catalogue', async () => {
  await writeFile(join(folder, 'catalogue', 'a.json'), JSON.stringify({ ...PRODUCT, currency: 'XPF' }));
  expect(await errorFor('catalogue/b.json', PRODUCT)).toBe(
    'catalogue/b.json: currency must be XPF as in a.json, since a cart has one.',
  );
});

it('does not take a folder with another name for content', async () => {
  await mkdir(join(folder, 'banner'));
  await expect(loadContent(folder)).rejects.toThrow(
    'banner is not a folder of content: there are banners, menus, notifications, catalogue.',
  );
});

it('wants a folder that is there', async () => {
  await expect(loadContent(join(folder, 'none'))).rejects.toThrow('cannot be read: give a folder that exists.');
});
