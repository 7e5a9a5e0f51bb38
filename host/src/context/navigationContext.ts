import type { CurrentRoute, NavigationContext, NavigationContextName, RouteName } from '@halte/contract';
import type { HostAreas } from '../routes/areas.ts';

/** Effect of a navigation on the map. */
export type MapEffect = 'stop-position-search' | 'clear-selected-place' | 'reset-line-shapes' | 'clear-journeys';

export interface ContextChange {
  readonly context: NavigationContext;
  readonly map: readonly MapEffect[];
}

export const FIRST_CONTEXT: NavigationContext = { context: 'trip-planner', lastRoutes: {}, lineCameFromRoadmap: false };

const ROADMAP: RouteName = 'trip-planner-roadmap-journeyId';

type Known = Pick<HostAreas, 'routes' | 'tabs'>;

/** The area of a route; null for pages that belong to no tab. */
export function contextOf({ routes, tabs }: Known, name: RouteName | null): NavigationContextName | null {
  const area = name === null ? null : routes.byName.get(name)?.area;
  return tabs.find((tab) => tab.area === area && !tab.alone)?.area ?? null;
}

/** Where the traveller left each area; first screens clear it. */
function lastRoutes(
  areas: Known,
  { lastRoutes: before }: NavigationContext,
  to: CurrentRoute,
): NavigationContext['lastRoutes'] {
  const area = contextOf(areas, to.name);
  if (area === null || to.name === null) return before;
  const { [area]: _, ...others } = before;
  return areas.routes.byName.get(to.name)?.start ? others : { ...others, [area]: to.fullPath };
}

/** Where the traveller left an area; null when nothing is stored, and in the area itself, whose tab links to its first screen. */
export function lastRouteOf(
  areas: Known,
  area: NavigationContextName,
  current: RouteName | null,
  context: NavigationContext,
): string | null {
  return contextOf(areas, current) === area ? null : (context.lastRoutes[area] ?? null);
}

function mapEffects(context: NavigationContextName, from: CurrentRoute | null, to: CurrentRoute): MapEffect[] {
  const effects: MapEffect[] = ['stop-position-search'];
  if (from?.name === 'proximity-type-id' && to.name !== 'proximity-type-id') effects.push('clear-selected-place');
  if (context !== 'schedules') effects.push('reset-line-shapes');
  if (context !== 'trip-planner') effects.push('clear-journeys');
  return effects;
}

/** The navigation context after a navigation, and its effects on the map. `from` is null on the first screen. */
export function afterNavigation(
  areas: Known,
  before: NavigationContext,
  from: CurrentRoute | null,
  to: CurrentRoute,
): ContextChange {
  const context = contextOf(areas, to.name) ?? before.context;
  const onLine = to.name === 'schedules-line-id';
  const stayedOnLine = onLine && from?.name === 'schedules-line-id';
  return {
    context: {
      context,
      lastRoutes: lastRoutes(areas, before, to),
      lineCameFromRoadmap: (onLine && from?.name === ROADMAP) || (stayedOnLine && before.lineCameFromRoadmap),
    },
    map: mapEffects(context, from, to),
  };
}
