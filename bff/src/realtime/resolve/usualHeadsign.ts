import { memoize } from '@halte/engine/common/memoize';
import type { Feed, RouteIndex, StopIndex } from '@halte/engine/timetable/feed/feed';
import { headsignOf } from '@halte/engine/timetable/rides';
import { lineOfRoute, lineOfTrip } from '@halte/engine/timetable/routesOfLines';

/** The most common headsign of a line's trips that end at `last`; the name of that stop if none does. */
export function usualHeadsign(timetable: Feed, route: RouteIndex, last: StopIndex): string {
  const key = keyOf(lineOfRoute(timetable, route), timetable.stops[last]!.area);
  return headsignsByEnd(timetable).get(key) ?? timetable.stops[last]!.name;
}

const keyOf = (line: number, area: number) => `${line} ${area}`;

const headsignsByEnd = memoize((timetable: Feed): ReadonlyMap<string, string> => {
  const { count, stopTimeStart } = timetable.trips;
  const counts = new Map<string, Map<string, number>>();
  for (let trip = 0; trip < count; trip++) {
    const last = timetable.stopTimes.stop[stopTimeStart[trip + 1]! - 1]!;
    const key = keyOf(lineOfTrip(timetable, trip), timetable.stops[last]!.area);
    const headsigns = counts.get(key) ?? new Map<string, number>();
    const headsign = headsignOf(timetable, trip, 0);
    counts.set(key, headsigns.set(headsign, (headsigns.get(headsign) ?? 0) + 1));
  }
  return new Map([...counts].map(([key, headsigns]) => [key, [...headsigns].sort(([, a], [, b]) => b - a)[0]![0]]));
});
