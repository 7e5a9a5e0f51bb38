import { createObservable, type RouteName, type View } from '@halte/contract';
import type { Shown } from '../routes/navigationTarget.ts';
import type { Route } from '../routes/table.ts';
import { AREAS as PRODUCT, routeNamed } from '../testing/product.ts';
import { createLoadable, type Loadable } from './loadable.ts';
import { type PrefetchOptions, screensToPrefetch, startPrefetch } from './prefetch.ts';

const Screen: View = () => null;

function at(name: RouteName): Shown {
  const current = { name, params: {}, query: {}, fullPath: `/fr/${name}` };
  return { kind: 'screen', locale: 'fr', route: routeNamed(name), current };
}

const BOOT: PrefetchOptions['boot'] = {
  remotes: {
    'trip-planner': { container: 't', version: '1', entry: 'https://remotes.test/planner/entry.js' },
    proximity: { container: 'p', version: '1', entry: '/remotes/proximity/entry.js' },
    schedules: { container: 's', version: '1', entry: '/remotes/schedules/entry.js' },
  },
  screens: {
    'trip-planner': {
      remote: ['entry.js', 'fr.js'],
      views: { 'trip-planner-results': ['results.js'], 'trip-planner-roadmap-journeyId': ['results.js', 'roadmap.js'] },
    },
    proximity: { remote: ['entry.js'], views: { proximity: ['near.js', 'near.css'] } },
    schedules: { remote: ['entry.js'], views: { schedules: ['lines.js'] } },
  },
};
const PLANNER = ['entry.js', 'fr.js'].map((file) => `https://remotes.test/planner/${file}`);
const RESULTS = [...PLANNER, 'https://remotes.test/planner/results.js'];
const AREAS = [
  'proximity/entry.js',
  'proximity/near.js',
  'proximity/near.css',
  'schedules/entry.js',
  'schedules/lines.js',
];

function setUp(first: RouteName, load: () => Promise<View> = async () => Screen) {
  const ran: RouteName[] = [];
  const screens = new Map<RouteName, Loadable<View>>();
  const screenOf = ({ name }: Route) => {
    const run = () => {
      ran.push(name);
      return name === first ? load() : Promise.resolve(Screen);
    };
    const screen = screens.get(name) ?? createLoadable({ run, onFailure: () => {} });
    screens.set(name, screen);
    return screen;
  };
  const shown = createObservable<Shown>(at(first));
  void screenOf(routeNamed(first)).load();
  startPrefetch({ boot: BOOT, areas: PRODUCT, shown, screenOf });
  return { ran, shown };
}

const fetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href')?.replace('/remotes/', ''),
  );

const onConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
  onConnection(undefined);
});

it.each<[name: RouteName, ahead: RouteName]>([
  ['index', 'trip-planner-results'],
  ['trip-planner', 'trip-planner-results'],
  ['trip-planner-results', 'trip-planner-roadmap-journeyId'],
  ['trip-planner-returns', 'trip-planner-return-summary'],
  ['schedules', 'proximity'],
  ['proximity', 'schedules'],
])('%s prefetches %s', (name, ahead) => {
  const names = screensToPrefetch(PRODUCT, name).map((route) => route.name);
  expect(names[0]).toBe(ahead);
  expect(names).not.toContain(name);
});

it('fetches a second after the screen is loaded, and runs nothing', async () => {
  const { ran } = setUp('index');
  await jest.advanceTimersByTimeAsync(999);
  expect(fetched()).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched()).toEqual([...RESULTS, ...AREAS]);
  expect(ran).toEqual(['index']);
});

it('fetches a file once, also when several screens need it', async () => {
  const { shown } = setUp('index');
  await jest.advanceTimersByTimeAsync(1000);
  shown.set(at('trip-planner-results'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetched()).toEqual([...RESULTS, ...AREAS, 'https://remotes.test/planner/roadmap.js']);
});

it('waits for a screen that is still loading', async () => {
  const late = Promise.withResolvers<View>();
  setUp('index', () => late.promise);
  await jest.advanceTimersByTimeAsync(5000);
  expect(fetched()).toEqual([]);
  late.resolve(Screen);
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetched()).toEqual([...RESULTS, ...AREAS]);
});

it('starts over with the next screen', async () => {
  const { shown } = setUp('schedules');
  await jest.advanceTimersByTimeAsync(900);
  shown.set(at('trip-planner-results'));
  await jest.advanceTimersByTimeAsync(900);
  expect(fetched()).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(fetched()).toContain('https://remotes.test/planner/roadmap.js');
});

it('fetches without a link in browsers that have no prefetch links', async () => {
  jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
  const fetches = jest.fn(() => Promise.reject(new TypeError('offline')));
  globalThis.fetch = fetches;
  setUp('index');
  await jest.advanceTimersByTimeAsync(1000);
  const addresses = [...RESULTS, ...AREAS.map((file) => `/remotes/${file}`)];
  expect(fetches.mock.calls).toEqual(addresses.map((address) => [address, { mode: 'no-cors', priority: 'low' }]));
  expect(fetched()).toEqual([]);
});

it.each([
  ['a very slow connection', { effectiveType: 'slow-2g' }],
  ['who saves data', { effectiveType: '4g', saveData: true }],
])('fetches nothing on %s', async (_, connection) => {
  onConnection(connection);
  setUp('index');
  await jest.advanceTimersByTimeAsync(9000);
  expect(fetched()).toEqual([]);
});
