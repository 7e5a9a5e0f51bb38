import type { CurrentRoute, NavigationContext, NavigationContextName, RouteName } from '@halte/contract';

/** Effect of a navigation on the map. */
export type MapEffect = 'stop-position-search' | 'clear-selected-place' | 'reset-line-shapes' | 'clear-journeys';

export interface ContextChange {
  readonly context: NavigationContext;
  readonly map: readonly MapEffect[];
}

export const FIRST_CONTEXT: NavigationContext = {
  context: 'trip-planner',
  lastTripPlannerRoute: null,
  lastProximityRoute: null,
  lastSchedulesRoute: null,
  lineCameFromRoadmap: false,
};

const ROADMAP: RouteName = 'trip-planner-roadmap-journeyId';

/** The area of a route, by the first part of its name; null for pages that belong to no area. */
export function contextOf(name: RouteName | null): NavigationContextName | null {
  if (name === null) return null;
  if (name === 'index' || name.startsWith('trip-planner')) return 'trip-planner';
  if (name.startsWith('proximity')) return 'proximity';
  if (name.startsWith('schedules')) return 'schedules';
  return null;
}

/** Home and the empty form clear it; the steps of a trip are stored. */
function lastTripPlannerRoute(before: NavigationContext, to: CurrentRoute): string | null {
  if (to.name === 'index' || to.name === 'trip-planner') return null;
  return to.name?.startsWith('trip-planner-') ? to.fullPath : before.lastTripPlannerRoute;
}

const LAST_ROUTE_KEYS = {
  'trip-planner': 'lastTripPlannerRoute',
  proximity: 'lastProximityRoute',
  schedules: 'lastSchedulesRoute',
} as const satisfies Record<NavigationContextName, keyof NavigationContext>;

/** Where the traveller left an area; null when nothing is stored, and in the area itself, whose tab links to its first screen. */
export function lastRouteOf(
  area: NavigationContextName,
  current: RouteName | null,
  context: NavigationContext,
): string | null {
  return contextOf(current) === area ? null : context[LAST_ROUTE_KEYS[area]];
}

function mapEffects(context: NavigationContextName, from: CurrentRoute | null, to: CurrentRoute): MapEffect[] {
  const effects: MapEffect[] = ['stop-position-search'];
  if (from?.name === 'proximity-type-id' && to.name !== 'proximity-type-id') effects.push('clear-selected-place');
  if (context !== 'schedules') effects.push('reset-line-shapes');
  if (context !== 'trip-planner') effects.push('clear-journeys');
  return effects;
}

/** The navigation context after a navigation, and its effects on the map. `from` is null on the first screen. */
export function afterNavigation(before: NavigationContext, from: CurrentRoute | null, to: CurrentRoute): ContextChange {
  const context = contextOf(to.name) ?? before.context;
  const onLine = to.name === 'schedules-line-id';
  const fromRoadmap = onLine && from?.name === ROADMAP;
  const stayedOnLine = onLine && from?.name === 'schedules-line-id';
  return {
    context: {
      context,
      lastTripPlannerRoute: fromRoadmap ? from.fullPath : lastTripPlannerRoute(before, to),
      lastProximityRoute: to.name?.startsWith('proximity') ? to.fullPath : before.lastProximityRoute,
      lastSchedulesRoute: to.name?.startsWith('schedules') ? to.fullPath : before.lastSchedulesRoute,
      lineCameFromRoadmap: fromRoadmap || (stayedOnLine && before.lineCameFromRoadmap),
    },
    map: mapEffects(context, from, to),
  };
}
