import type { StopRoutes, StopTimes, Trips } from './feed/feed.ts';
import type { MakeColumn } from './makeColumn.ts';

/** For each stop, the lines that serve it, without duplicates. */
export function routesOfStops(
  stops: number,
  routes: number,
  trips: Pick<Trips, 'count' | 'route' | 'stopTimeStart'>,
  { stop }: Pick<StopTimes, 'stop'>,
  column: MakeColumn,
): StopRoutes {
  const order = tripsByRoute(routes, trips);
  const first = column(stops + 1);
  forEachOnce(stops, order, trips, stop, (at) => first[at + 1]!++);
  for (let at = 0; at < stops; at++) first[at + 1]! += first[at]!;
  const next = first.slice();
  const route = column(first[stops]!);
  forEachOnce(stops, order, trips, stop, (at, index) => {
    route[next[at]!++] = index;
  });
  return { first, route };
}

/** Calls `found` for each stop of each line, line by line. */
function forEachOnce(
  stops: number,
  order: Int32Array,
  { route, stopTimeStart }: Pick<Trips, 'route' | 'stopTimeStart'>,
  stop: Int32Array,
  found: (stop: number, route: number) => void,
): void {
  const last = new Int32Array(stops).fill(-1);
  for (const trip of order) {
    const own = route[trip]!;
    for (let i = stopTimeStart[trip]!; i < stopTimeStart[trip + 1]!; i++) {
      if (last[stop[i]!] === own) continue;
      last[stop[i]!] = own;
      found(stop[i]!, own);
    }
  }
}

function tripsByRoute(routes: number, { count, route }: Pick<Trips, 'count' | 'route'>): Int32Array {
  const next = new Int32Array(routes + 1);
  for (let trip = 0; trip < count; trip++) next[route[trip]! + 1]!++;
  for (let index = 0; index < routes; index++) next[index + 1]! += next[index]!;
  const order = new Int32Array(count);
  for (let trip = 0; trip < count; trip++) order[next[route[trip]!]!++] = trip;
  return order;
}
