import type { RemoteConfig } from '@halte/contract';
import { areasFor, textsIn } from '@halte/contract/manifest/compose';
import { listed, PRODUCT_REMOTES } from '../../src/testing/product.ts';
import { compose } from './compose.ts';

const title = { fr: 'Parkings', en: 'Car parks', es: 'Aparcamientos', it: 'Parcheggi', de: 'Parkplätze' };

function remote(id: string, changes: Partial<RemoteConfig> = {}, path = '/parking/:id?') {
  const route = { name: id, path, view: 'Parking', page: 'bordered', title } as const;
  // Only a screen without parameters has a tab.
  const tab = { route: id, icon: './tab.svg', label: title } as const;
  const isPlain = !path.replace(/\/:\w+\?$/, '').includes(':');
  return listed({ id, routes: [route], ...(isPlain && { tab }), budget: { first: 1, all: 1 }, ...changes });
}

const PARKING = remote('acme.parking');
const tabsOf = (...others: (typeof PARKING)[]) => compose([...PRODUCT_REMOTES, ...others]).tabs.map(({ area }) => area);
const named = (composition: ReturnType<typeof compose>) => composition.table.routes.map(({ name }) => name);

it('has all that the product declares, without a problem', () => {
  const { table, tabs, widgets, exists, problems } = compose(PRODUCT_REMOTES);
  expect(problems).toEqual([]);
  expect(table.routes).toHaveLength(24);
  expect(tabs.map(({ area }) => area)).toEqual(['trip-planner', 'proximity', 'schedules', 'account']);
  expect(widgets.map(({ area }) => area)).toEqual(['trip-planner', 'proximity', 'schedules']);
  expect(Object.keys(exists)).toEqual(['proximity-type-id', 'schedules-line-id']);
});

it('adds the remote of another team: its route, tab, titles and sentences', () => {
  const composition = compose([...PRODUCT_REMOTES, PARKING]);
  expect(composition.problems).toEqual([]);
  expect(composition.table.byName.get('acme.parking')).toMatchObject({ area: 'acme.parking', view: 'Parking' });
  expect(textsIn(composition, 'de')).toMatchObject({
    'title.acme.parking': 'Parkplätze',
    'tabs.acme.parking': 'Parkplätze',
  });
  expect(areasFor(composition, 'es').routes.at(-1)).toEqual({
    ...{ area: 'acme.parking', name: 'acme.parking', path: '/parking/:id?', view: 'Parking', page: 'bordered' },
  });
});

it.each<[string, string, (typeof PARKING)[], string[], string]>([
  [
    'a path of the product belongs to the product, wherever it is listed',
    'acme.parking',
    [remote('acme.parking', {}, '/schedules/line/:which')],
    [],
    'Remote acme.parking is without acme.parking: the path "/schedules/line/:which" belongs to schedules.',
  ],
  [
    'a path of the host belongs to the host',
    'acme.parking',
    [remote('acme.parking', {}, '/error')],
    [],
    'Remote acme.parking is without acme.parking: the path "/error" belongs to the host.',
  ],
  [
    'a path of two others belongs to the one that is listed first',
    'beta.parking',
    [remote('acme.parking'), remote('beta.parking', {}, '/parking')],
    ['acme.parking'],
    'Remote beta.parking is without beta.parking: the path "/parking" belongs to acme.parking.',
  ],
  [
    'the name of a route belongs to the one that is listed first',
    'acme.parking',
    [remote('acme.parking'), remote('acme.parking', {}, '/other')],
    ['acme.parking'],
    'Remote acme.parking is without acme.parking: the route "acme.parking" belongs to acme.parking.',
  ],
])('%s', (_, left, others, kept, problem) => {
  const composition = compose([...others, ...PRODUCT_REMOTES]);
  expect(composition.problems).toEqual([problem]);
  expect(named(composition).filter((name) => name.includes('.'))).toEqual(kept);
  expect(composition.tabs.filter(({ area }) => area === left)).toHaveLength(kept.includes(left) ? 1 : 0);
});

it('leaves a remote out whose manifest is another’s', () => {
  const composition = compose([...PRODUCT_REMOTES, { ...PARKING, id: 'beta.parking' }]);
  expect(composition.problems).toEqual(['Remote beta.parking is left out: its manifest is of "acme.parking".']);
  expect(named(composition)).not.toContain('acme.parking');
});

it('names what the parser has left out', () => {
  const wrong = { name: 'schedules', path: '/parking', page: 'bordered', title } as const;
  const { problems } = compose([...PRODUCT_REMOTES, remote('acme.parking', { routes: [wrong] })]);
  expect(problems[0]).toBe(
    'Remote acme.parking: routes[0].name: "schedules" must be "acme.parking" or begin with "acme.parking-".',
  );
});

it('puts a tab behind the one that it names, else behind all', () => {
  const tab = { route: 'acme.parking', icon: './tab.svg', label: title } as const;
  const last = ['trip-planner', 'proximity', 'schedules', 'account', 'acme.parking'];
  expect(tabsOf(PARKING)).toEqual(last);
  expect(tabsOf(remote('acme.parking', { tab: { ...tab, after: 'gone' } }))).toEqual(last);
  expect(tabsOf(remote('acme.parking', { tab: { ...tab, after: 'proximity' } }))).toEqual([
    ...['trip-planner', 'proximity', 'acme.parking', 'schedules', 'account'],
  ]);
});

it('two tabs behind each other come last', () => {
  const behind = (id: string, after: string) =>
    remote(id, { tab: { route: id, icon: './tab.svg', label: title, after } }, `/${id.replace('.', '-')}`);
  expect(tabsOf(behind('acme.a', 'acme.b'), behind('acme.b', 'acme.a')).slice(-2)).toEqual(['acme.a', 'acme.b']);
});

it('has no tab and no widget of a route that is left out', () => {
  const widget = { route: 'acme.parking', height: 600 };
  const { tabs, widgets } = compose([...PRODUCT_REMOTES, remote('acme.parking', { widget }, '/schedules')]);
  expect([...tabs, ...widgets].map(({ area }) => area)).not.toContain('acme.parking');
});
