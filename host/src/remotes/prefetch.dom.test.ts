import { createObservable, type RouteName, type View } from '@halte/contract';
import type { Shown } from '../routes/navigationTarget.ts';
import { type Route, routeNamed } from '../routes/table.ts';
import { createLoadable, type Loadable } from './loadable.ts';
import { screensToPrefetch, startPrefetch } from './prefetch.ts';

const Screen: View = () => null;

function at(name: RouteName): Shown {
  const current = { name, params: {}, query: {}, fullPath: `/fr/${name}` };
  return { kind: 'screen', locale: 'fr', route: routeNamed(name), current };
}

function setUp(first: RouteName, load: () => Promise<View> = async () => Screen) {
  const loaded: RouteName[] = [];
  const screens = new Map<RouteName, Loadable<View>>();
  const screenOf = ({ name }: Route) => {
    const run = () => {
      loaded.push(name);
      return name === first ? load() : Promise.resolve(Screen);
    };
    const screen = screens.get(name) ?? createLoadable({ run, onFailure: () => {} });
    screens.set(name, screen);
    return screen;
  };
  const shown = createObservable<Shown>(at(first));
  void screenOf(routeNamed(first)).load();
  startPrefetch({ shown, screenOf });
  return { loaded, shown };
}

const onConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
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
  expect(screensToPrefetch(name)[0]).toBe(ahead);
  expect(screensToPrefetch(name)).not.toContain(name);
});

it('prefetches in the background, one second after the screen is loaded', async () => {
  const { loaded } = setUp('trip-planner-results');
  await jest.advanceTimersByTimeAsync(999);
  expect(loaded).toEqual(['trip-planner-results']);
  await jest.advanceTimersByTimeAsync(1);
  expect(loaded).toEqual([
    'trip-planner-results',
    'trip-planner-roadmap-journeyId',
    'trip-planner-preview',
    'trip-planner-returns',
    'proximity',
    'schedules',
  ]);
});

it('waits for a screen that is still loading', async () => {
  const late = Promise.withResolvers<View>();
  const { loaded } = setUp('index', () => late.promise);
  await jest.advanceTimersByTimeAsync(5000);
  expect(loaded).toEqual(['index']);
  late.resolve(Screen);
  await jest.advanceTimersByTimeAsync(1000);
  expect(loaded).toContain('trip-planner-results');
});

it('starts over with the next screen', async () => {
  const { loaded, shown } = setUp('index');
  await jest.advanceTimersByTimeAsync(900);
  shown.set(at('trip-planner-results'));
  await jest.advanceTimersByTimeAsync(900);
  expect(loaded).not.toContain('proximity');
  await jest.advanceTimersByTimeAsync(100);
  expect(loaded).toContain('trip-planner-roadmap-journeyId');
});

it.each([
  ['a very slow connection', { effectiveType: 'slow-2g' }],
  ['who saves data', { effectiveType: '4g', saveData: true }],
])('prefetches nothing on %s', async (_, connection) => {
  onConnection(connection);
  const { loaded } = setUp('index');
  await jest.advanceTimersByTimeAsync(5000);
  expect(loaded).toEqual(['index']);
});
