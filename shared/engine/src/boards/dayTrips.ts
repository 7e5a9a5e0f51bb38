/** The trips of a line on one service day, by the printed timetable: real time is ignored. */
import type { DayNumber } from '../common/time.ts';
import type { Feed, RouteIndex, TripIndex } from '../timetable/feed/feed.ts';
import { headwayOffsets, headwaysOf } from '../timetable/realtime/headways.ts';
import type { TripInstanceId } from '../timetable/realtime/overlay.ts';
import { timetableOf } from '../timetable/realtime/overlay.ts';
import type { Direction } from './directions.ts';
import { type Pattern, patternsOf } from './patterns.ts';

export interface DayTrip extends TripInstanceId {
  readonly pattern: Pattern;
  /** Seconds from one vehicle to the next if the timetable gives only the headway, else null. */
  readonly headway: number | null;
}

/** Unordered. A frequency is expanded into its trips. */
export function tripsOfDay(feed: Feed, route: RouteIndex, direction: Direction, serviceDay: DayNumber): DayTrip[] {
  const timetable = timetableOf(feed);
  return patternsOf(timetable, route)
    .filter((pattern) => pattern.direction === direction)
    .flatMap((pattern) =>
      pattern.trips
        .filter((trip) => timetable.runsOn(timetable.trips.service[trip]!, serviceDay))
        .flatMap((trip) => offsetsOf(timetable, trip).map((offset) => ({ trip, serviceDay, pattern, ...offset }))),
    );
}

/** Seconds after the service day's start at which a trip leaves its first stop. */
export function startOf({ stopTimes, trips }: Feed, { trip, offset }: TripInstanceId): number {
  return offset + stopTimes.departure[trips.stopTimeStart[trip]!]!;
}

/** The instances of a trip on a day on which it runs. */
export function offsetsOf(feed: Feed, trip: TripIndex): Pick<DayTrip, 'offset' | 'headway'>[] {
  const headways = headwaysOf(feed).get(trip);
  if (!headways) return [{ offset: 0, headway: null }];
  return headways.flatMap((one) =>
    headwayOffsets(feed, one).map((offset) => ({ offset, headway: one.isExact ? null : one.headway })),
  );
}
