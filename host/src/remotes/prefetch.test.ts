import { createObservable, type RouteName, type View } from '@halte/contract';
import type { Shown } from '../routes/navigation.ts';
import { type Route, routeNamed } from '../routes/table.ts';
import { createLoadable, type Loadable } from './loadable.ts';
import { screensAhead, startPrefetch } from './prefetch.ts';

const Screen: View = () => null;

function at(name: RouteName): Shown {
  const current = { name, params: {}, query: {}, fullPath: `/fr/${name}` };
  return { kind: 'screen', locale: 'fr', route: routeNamed(name), current };
}

function setUp(first: RouteName, load: () => Promise<View> = async () => Screen) {
  const asked: RouteName[] = [];
  const screens = new Map<RouteName, Loadable<View>>();
  const screenOf = ({ name }: Route) => {
    const run = () => {
      asked.push(name);
      return name === first ? load() : Promise.resolve(Screen);
    };
    const screen = screens.get(name) ?? createLoadable({ run, onFailure: () => {} });
    screens.set(name, screen);
    return screen;
  };
  const shown = createObservable<Shown>(at(first));
  void screenOf(routeNamed(first)).load();
  startPrefetch({ shown, screenOf });
  return { asked, shown };
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
  ['schedules', 'proximity'],
  ['proximity', 'schedules'],
])('%s leads to %s', (name, ahead) => {
  expect(screensAhead(name)[0]).toBe(ahead);
  expect(screensAhead(name)).not.toContain(name);
});

it('loads what the screen leads to a second after it can be used, untouched', async () => {
  const { asked } = setUp('trip-planner-results');
  await jest.advanceTimersByTimeAsync(999);
  expect(asked).toEqual(['trip-planner-results']);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([
    'trip-planner-results',
    'trip-planner-roadmap-journeyId',
    'trip-planner-preview',
    'proximity',
    'schedules',
  ]);
});

it('waits for a screen that is late', async () => {
  const late = Promise.withResolvers<View>();
  const { asked } = setUp('index', () => late.promise);
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['index']);
  late.resolve(Screen);
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked).toContain('trip-planner-results');
});

it('starts over with the next screen', async () => {
  const { asked, shown } = setUp('index');
  await jest.advanceTimersByTimeAsync(900);
  shown.set(at('trip-planner-results'));
  await jest.advanceTimersByTimeAsync(900);
  expect(asked).not.toContain('proximity');
  await jest.advanceTimersByTimeAsync(100);
  expect(asked).toContain('trip-planner-roadmap-journeyId');
});

it.each([
  ['a very slow connection', { effectiveType: 'slow-2g' }],
  ['who saves data', { effectiveType: '4g', saveData: true }],
])('downloads nothing ahead on %s', async (_, connection) => {
  onConnection(connection);
  const { asked } = setUp('index');
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['index']);
});
