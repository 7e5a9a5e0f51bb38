/** The stop times of a stop area by line and direction. Computed once per timetable, on first use of an area. */
import { getOrCompute, memoize } from '../common/memoize.ts';
import { type Departure, departuresAmong, type Span } from '../timetable/departures.ts';
import type { AreaIndex, Feed, RouteIndex } from '../timetable/feed/feed.ts';
import { timetableOf } from '../timetable/realtime/overlay.ts';
import { type UpdatedVisit, updatedVisits } from '../timetable/realtime/updatedVisits.ts';
import { lineOfTrip } from '../timetable/routesOfLines.ts';
import { type Departing, stopVisits, tripOfStopTime } from '../timetable/stopIndex.ts';
import type { Direction } from './directions.ts';
import { directionOf } from './patterns.ts';

/** The departures from a stop area on one line in one direction. */
export interface GroupDepartures {
  readonly route: RouteIndex;
  readonly direction: Direction;
  /** By time, never empty. */
  readonly departures: readonly Departure[];
}

/** The boarding stop times of one group, as the only place of its visits. */
interface Group {
  readonly route: RouteIndex;
  readonly direction: Direction;
  readonly visits: Departing;
}

const ONLY_PLACE = [0];
const NO_UPDATES: readonly UpdatedVisit[] = [];

const knownAreas = memoize((_timetable: Feed) => new Map<AreaIndex, ReadonlyMap<string, Group>>());

/**
 * The first departures of each line in each direction, as on a board: scans each group instead of a whole day of all departures.
 *
 * @param isWanted selects lines.
 */
export function nextByGroup(
  feed: Feed,
  area: AreaIndex,
  span: Span,
  isWanted: (route: RouteIndex) => boolean,
): GroupDepartures[] {
  const groups = groupsOf(timetableOf(feed), area);
  const updated = Map.groupBy(
    feed.areas[area]!.stops.flatMap((stop) => updatedVisits(feed, stop)),
    ({ update }) => keyOf(lineOfTrip(feed, update.trip), directionOf(feed, update.trip)),
  );
  const found: GroupDepartures[] = [];
  for (const key of new Set([...groups.keys(), ...updated.keys()])) {
    const { route, direction, visits } = groups.get(key) ?? groupOfUpdates(feed, updated.get(key)!);
    if (!isWanted(route)) continue;
    const departures = departuresAmong(feed, visits, ONLY_PLACE, updated.get(key) ?? NO_UPDATES, span);
    if (departures.length > 0) found.push({ route, direction, departures });
  }
  return found;
}

/** The group of a line that stops here only today. */
function groupOfUpdates(feed: Feed, [first]: readonly UpdatedVisit[]): Group {
  const { trip } = first!.update;
  const none = { first: Int32Array.of(0, 0), stopTime: new Int32Array(0) };
  return {
    route: lineOfTrip(feed, trip),
    direction: directionOf(feed, trip),
    visits: { ...stopVisits(feed), ...none },
  };
}

function groupsOf(timetable: Feed, area: AreaIndex): ReadonlyMap<string, Group> {
  return getOrCompute(knownAreas(timetable), area, () => collect(timetable, area));
}

function collect(timetable: Feed, area: AreaIndex): ReadonlyMap<string, Group> {
  const all = stopVisits(timetable);
  const { departure, pickup } = timetable.stopTimes;
  const { stopTimeStart } = timetable.trips;
  const stopTimes = new Map<string, number[]>();
  for (const stop of timetable.areas[area]!.stops)
    for (let visit = all.first[stop]!; visit < all.first[stop + 1]!; visit++) {
      const at = all.stopTime[visit]!;
      const trip = tripOfStopTime(timetable, at);
      if (pickup[at] !== 1 || at === stopTimeStart[trip + 1]! - 1) continue;
      getOrCompute(stopTimes, keyOf(lineOfTrip(timetable, trip), directionOf(timetable, trip)), () => []).push(at);
    }
  return new Map(
    [...stopTimes].map(([key, own]) => {
      const trip = tripOfStopTime(timetable, own[0]!);
      own.sort((a, b) => departure[a]! - departure[b]!);
      const trips = Int32Array.from(own, (at) => tripOfStopTime(timetable, at));
      const visits = {
        ...all,
        first: Int32Array.of(0, own.length),
        stopTime: Int32Array.from(own),
        tripOf: (visit: number) => trips[visit]!,
      };
      return [key, { route: lineOfTrip(timetable, trip), direction: directionOf(timetable, trip), visits }];
    }),
  );
}

function keyOf(route: RouteIndex, direction: Direction): string {
  return `${route} ${direction}`;
}
