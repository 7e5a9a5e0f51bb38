import type { CurrentRoute, NavigationContext, RouteName } from '@halte/contract';
import { AREAS } from '../testing/product.ts';
import { afterNavigation, contextOf, FIRST_CONTEXT, lastRouteOf } from './navigationContext.ts';

function at(name: RouteName | null, fullPath = `/fr/${name}`): CurrentRoute {
  return { name, params: {}, query: {}, fullPath };
}

const ROADMAP = at('trip-planner-roadmap-journeyId', '/fr/trip-planner/roadmap/j1?fi=a');
const REMEMBERING: NavigationContext = {
  context: 'trip-planner',
  lastRoutes: {
    'trip-planner': '/fr/trip-planner/results?fi=a',
    proximity: '/fr/proximity',
    schedules: '/fr/schedules',
  },
  lineCameFromRoadmap: false,
};

describe('contextOf', () => {
  it.each([
    ['index', 'trip-planner'],
    ['trip-planner', 'trip-planner'],
    ['trip-planner-results', 'trip-planner'],
    ['proximity', 'proximity'],
    ['proximity-type-id', 'proximity'],
    ['schedules', 'schedules'],
    ['schedules-line-id', 'schedules'],
    ['account-profile', null],
    [null, null],
  ] as const)('%s: %s', (name, context) => {
    expect(contextOf(AREAS, name)).toBe(context);
  });
});

describe('leftAt', () => {
  it.each([
    ['trip-planner', 'schedules', REMEMBERING.lastRoutes['trip-planner']],
    ['proximity', 'trip-planner-results', REMEMBERING.lastRoutes['proximity']],
    ['schedules', 'index', REMEMBERING.lastRoutes['schedules']],
    ['trip-planner', 'account-profile', REMEMBERING.lastRoutes['trip-planner']],
    ['trip-planner', null, REMEMBERING.lastRoutes['trip-planner']],
    // The tab of the area one is in leads to its start.
    ['trip-planner', 'trip-planner-results', null],
    ['schedules', 'schedules-line-id', null],
  ] as const)('%s, from %s: %s', (area, from, expected) => {
    expect(lastRouteOf(AREAS, area, from, REMEMBERING)).toBe(expected);
  });

  it('is nowhere on the first screen', () => {
    expect(lastRouteOf(AREAS, 'proximity', 'index', FIRST_CONTEXT)).toBeNull();
  });
});

describe('afterNavigation', () => {
  it.each([
    ['index', null],
    ['trip-planner', null],
    ['proximity', REMEMBERING.lastRoutes['trip-planner']],
    ['account-profile', REMEMBERING.lastRoutes['trip-planner']],
    ['trip-planner-preview', '/fr/trip-planner-preview'],
  ] as const)('after %s the remembered step is %s', (name, expected) => {
    expect(
      afterNavigation(AREAS, REMEMBERING, at('trip-planner-results'), at(name)).context.lastRoutes['trip-planner'] ??
        null,
    ).toBe(expected);
  });

  it('remembers the last places of the other areas', () => {
    const { context } = afterNavigation(
      AREAS,
      FIRST_CONTEXT,
      null,
      at('proximity-type-id', '/fr/proximity/stopArea/1'),
    );
    expect(context).toMatchObject({ context: 'proximity', lastRoutes: { proximity: '/fr/proximity/stopArea/1' } });
    const next = afterNavigation(AREAS, context, null, at('schedules', '/fr/schedules?q=1')).context;
    expect(next).toMatchObject({
      context: 'schedules',
      lastRoutes: { proximity: '/fr/proximity/stopArea/1', schedules: '/fr/schedules?q=1' },
    });
  });

  it('knows that a line was reached from a roadmap, until it is reached otherwise', () => {
    const onRoadmap = afterNavigation(AREAS, FIRST_CONTEXT, null, ROADMAP).context;
    const reached = afterNavigation(AREAS, onRoadmap, ROADMAP, at('schedules-line-id')).context;
    expect(reached).toMatchObject({ lineCameFromRoadmap: true, lastRoutes: { 'trip-planner': ROADMAP.fullPath } });
    const otherDirection = afterNavigation(AREAS, reached, at('schedules-line-id'), at('schedules-line-id')).context;
    expect(otherDirection.lineCameFromRoadmap).toBe(true);
    const fromList = afterNavigation(AREAS, reached, at('schedules'), at('schedules-line-id')).context;
    expect(fromList.lineCameFromRoadmap).toBe(false);
  });

  it.each([
    [
      'proximity-type-id',
      'proximity',
      ['stop-position-search', 'clear-selected-place', 'reset-line-shapes', 'clear-journeys'],
    ],
    ['proximity-type-id', 'proximity-type-id', ['stop-position-search', 'reset-line-shapes', 'clear-journeys']],
    ['proximity', 'index', ['stop-position-search', 'reset-line-shapes']],
    ['schedules', 'schedules-line-id', ['stop-position-search', 'clear-journeys']],
    ['trip-planner-results', 'trip-planner-preview', ['stop-position-search', 'reset-line-shapes']],
    ['trip-planner-results', 'account-profile', ['stop-position-search', 'reset-line-shapes']],
  ] as const)('from %s to %s the map does %j', (from, to, effects) => {
    const before = { ...REMEMBERING, context: contextOf(AREAS, from) ?? 'trip-planner' };
    expect(afterNavigation(AREAS, before, at(from), at(to)).map).toEqual(effects);
  });
});
