import type { CurrentRoute, RouteName } from '@halte/contract';
import { AREAS } from '../testing/product.ts';
import { createContextStore } from './contextStore.ts';

const done: string[] = [];

jest.mock('@halte/map-core/lazy', () => ({
  mapCoreIfLoaded: () => new Proxy({}, { get: (_, action: string) => () => done.push(action) }),
}));

beforeEach(() => done.splice(0));

const at = (name: RouteName): CurrentRoute => ({ name, params: {}, query: {}, fullPath: `/fr/${name}?fi=a` });
const ROADMAP = at('trip-planner-roadmap-journeyId');

it('begins in the trip planner, and remembers nothing', () => {
  expect(createContextStore(AREAS).get()).toEqual({
    context: 'trip-planner',
    lastRoutes: {},
    lineCameFromRoadmap: false,
  });
});

it('takes what a navigation makes of it, and says so', () => {
  const store = createContextStore(AREAS);
  const contexts: string[] = [];
  const stop = store.subscribe(() => contexts.push(store.get().context));
  store.navigated(at('trip-planner-results'), ROADMAP);
  expect(store.get()).toMatchObject({ context: 'trip-planner', lastRoutes: { 'trip-planner': ROADMAP.fullPath } });
  store.navigated(ROADMAP, at('schedules-line-id'));
  expect(store.get()).toEqual({
    context: 'schedules',
    lastRoutes: { 'trip-planner': ROADMAP.fullPath, schedules: '/fr/schedules-line-id?fi=a' },
    lineCameFromRoadmap: true,
  });
  expect(contexts.at(-1)).toBe('schedules');
  stop();
  store.navigated(at('schedules-line-id'), at('proximity'));
  expect(store.get()).toMatchObject({ context: 'proximity', lineCameFromRoadmap: false });
  expect(contexts.at(-1)).toBe('schedules');
});

it.each([
  // Whatever is selected of a trip stays selected while one looks at the trip.
  ['trip-planner-results', 'trip-planner-roadmap-journeyId', ['stopPositionSearch', 'resetLineShapes']],
  ['trip-planner-results', 'proximity', ['stopPositionSearch', 'resetLineShapes', 'clearJourneys']],
  ['trip-planner-roadmap-journeyId', 'schedules-line-id', ['stopPositionSearch', 'clearJourneys']],
  ['proximity-type-id', 'index', ['stopPositionSearch', 'clearSelectedPlace', 'resetLineShapes']],
] as const)('from %s to %s the map gets %j', (from, to, effects) => {
  createContextStore(AREAS).navigated(at(from), at(to));
  expect(done).toEqual(effects);
});
