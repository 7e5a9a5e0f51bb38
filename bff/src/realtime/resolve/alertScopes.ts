/** The scopes of an alert, in ids of the timetable. */
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { lineIdOf } from '@halte/engine/timetable/routesOfLines';
import { modeOfRouteType } from '../../timetable/gtfs/modes.ts';
import type { EntitySelector } from '../wire/gtfsRealtime.ts';
import { type DropCode, type Drops, drop } from './drops.ts';
import type { AlertScope } from './model.ts';

const MOST_SCOPES = 5_000;

/**
 * One scope per selector; a selector by mode stands for all lines of that mode. A selector that names something that the
 * timetable does not have is left out as a whole and counted: without that part its scope would be too wide.
 */
export function scopesOf(feed: Feed, selectors: readonly EntitySelector[], drops: Drops): AlertScope[] {
  const scopes = new Map<string, AlertScope>();
  for (const selector of selectors) {
    const own = scopesOfOne(feed, selector);
    if (typeof own === 'string') drop(drops, own);
    else for (const scope of own) scopes.set(JSON.stringify(scope), scope);
    if (scopes.size > MOST_SCOPES) break;
  }
  return [...scopes.values()].slice(0, MOST_SCOPES);
}

function scopesOfOne(feed: Feed, selector: EntitySelector): readonly AlertScope[] | DropCode {
  const agency = selector.agencyId ? agencyOf(feed, selector.agencyId) : undefined;
  const stop = selector.stopId || undefined;
  const trip = selector.trip?.tripId || undefined;
  const tripIndex = trip === undefined ? undefined : feed.trips.ids.find(trip);
  const ownRoute = tripIndex === undefined ? undefined : feed.routes[feed.trips.route[tripIndex]!]!.id;
  const route = selector.routeId || selector.trip?.routeId || ownRoute;
  if (agency === null) return 'unknown-agency';
  if (stop !== undefined && !feed.stopById.has(stop) && !feed.areaById.has(stop)) return 'unknown-stop';
  if (trip !== undefined && tripIndex === undefined) return 'unknown-trip';
  if (route !== undefined && !feed.routeById.has(route)) return 'unknown-route';
  const way = selector.directionId ?? selector.trip?.directionId;
  const scope: AlertScope = {
    ...(agency !== undefined && { agency }),
    ...(route !== undefined && { route: lineIdOf(feed, feed.routeById.get(route)!) }),
    ...(route !== undefined && (way === 0 || way === 1) && { direction: way }),
    ...(stop !== undefined && { stop }),
    ...(trip !== undefined && { trip }),
  };
  if (selector.routeType !== undefined && route === undefined) return ofMode(feed, selector.routeType, scope);
  return Object.keys(scope).length === 0 ? 'no-scope' : [scope];
}

function ofMode(feed: Feed, routeType: number, scope: AlertScope): readonly AlertScope[] | DropCode {
  const mode = modeOfRouteType(routeType);
  const routes = feed.routes.filter(
    (route) => route.mode === mode && (scope.agency === undefined || feed.agencies[route.agency]?.id === scope.agency),
  );
  const lines = new Set(routes.map(({ id }) => lineIdOf(feed, feed.routeById.get(id)!)));
  return lines.size === 0 ? 'unknown-route' : [...lines].map((route) => ({ ...scope, route }));
}

/** The only agency of a timetable may have no id there, but have one here. */
function agencyOf({ agencies }: Feed, id: string): string | null {
  if (agencies.length === 1 && agencies[0]!.id === '') return '';
  return agencies.some((agency) => agency.id === id) ? id : null;
}
