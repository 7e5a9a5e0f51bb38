/** Routes of a feed that are one line for travellers: see docs/decisions/0050. Computed once per timetable, on first use. */
import { memoize } from '../common/memoize.ts';
import type { AreaIndex, Feed, RouteIndex, TripIndex } from './feed/feed.ts';
import { timetableOf } from './realtime/overlay.ts';

/** Minimum share of common stop areas, relative to the route that has fewer. */
const LEAST_SHARED = 0.5;

interface Lines {
  /** By route, the route that represents its line. */
  readonly lineOf: ReadonlyMap<RouteIndex, RouteIndex>;
  /** By line, all its routes, if more than one. */
  readonly routesOf: ReadonlyMap<RouteIndex, readonly RouteIndex[]>;
}

/** The route that represents the line of a route: the one with the most trips. */
export function lineOfRoute(feed: Feed, route: RouteIndex): RouteIndex {
  return linesOf(timetableOf(feed)).lineOf.get(route) ?? route;
}

/** The line of a trip. */
export function lineOfTrip(feed: Feed, trip: TripIndex): RouteIndex {
  return lineOfRoute(feed, feed.trips.route[trip]!);
}

/** The ids of the other routes of the line that `line` represents, if any. */
export function otherIdsOf(feed: Feed, line: RouteIndex): { otherIds?: string[] } {
  const routes = linesOf(timetableOf(feed)).routesOf.get(line);
  return routes ? { otherIds: routes.filter((route) => route !== line).map((route) => feed.routes[route]!.id) } : {};
}

/** The line with this id, or with a route with this id. */
export function lineById(feed: Feed, id: string): RouteIndex | undefined {
  const route = feed.routeById.get(id);
  return route === undefined ? undefined : lineOfRoute(feed, route);
}

/** The id of a route's line. */
export function lineIdOf(feed: Feed, route: RouteIndex): string {
  return feed.routes[lineOfRoute(feed, route)]!.id;
}

const linesOf = memoize((timetable: Feed): Lines => {
  const lineOf = new Map<RouteIndex, RouteIndex>();
  const routesOf = new Map<RouteIndex, readonly RouteIndex[]>();
  const alike = namedAlike(timetable);
  if (alike.length === 0) return { lineOf, routesOf };
  const areas = areasOf(timetable, new Set(alike.flat()));
  const trips = tripCounts(timetable);
  for (const line of alike.flatMap((routes) => joined(routes, areas))) {
    const main = line.reduce((a, b) => (trips[b]! > trips[a]! ? b : a));
    for (const route of line) lineOf.set(route, main);
    routesOf.set(main, line);
  }
  return { lineOf, routesOf };
});

/** Groups of two or more routes with the same agency, mode and short name. */
function namedAlike({ routes }: Feed): RouteIndex[][] {
  const byName = Map.groupBy(routes.keys(), (route) => {
    const { agency, mode, shortName } = routes[route]!;
    return `${agency} ${mode} ${shortName.trim()}`;
  });
  return [...byName.values()].filter((own) => own.length > 1 && routes[own[0]!]!.shortName.trim() !== '');
}

function areasOf(feed: Feed, wanted: ReadonlySet<RouteIndex>): ReadonlyMap<RouteIndex, ReadonlySet<AreaIndex>> {
  const { first, route } = feed.stopRoutes;
  const areas = new Map([...wanted].map((one) => [one, new Set<AreaIndex>()]));
  feed.stops.forEach(({ area }, stop) => {
    for (let at = first[stop]!; at < first[stop + 1]!; at++) areas.get(route[at]!)?.add(area);
  });
  return areas;
}

function tripCounts({ routes, trips }: Feed): Int32Array {
  const counts = new Int32Array(routes.length);
  for (let trip = 0; trip < trips.count; trip++) counts[trips.route[trip]!]!++;
  return counts;
}

/** Lines of two or more routes among routes with one name: routes that share stops, directly or through another route. */
function joined(routes: readonly RouteIndex[], areas: ReadonlyMap<RouteIndex, ReadonlySet<AreaIndex>>): RouteIndex[][] {
  let lines: RouteIndex[][] = [];
  for (const route of routes) {
    const isSame = (line: RouteIndex[]) => line.some((other) => shareStops(areas.get(route)!, areas.get(other)!));
    const same = lines.filter(isSame);
    lines = [...lines.filter((line) => !same.includes(line)), [...same.flat(), route].sort((a, b) => a - b)];
  }
  return lines.filter((line) => line.length > 1);
}

function shareStops(one: ReadonlySet<AreaIndex>, other: ReadonlySet<AreaIndex>): boolean {
  const least = Math.min(one.size, other.size);
  const shared = [...one].filter((area) => other.has(area)).length;
  return least > 0 && shared >= least * LEAST_SHARED;
}
