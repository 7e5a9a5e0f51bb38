/** Finds a ride of a journey's code in the current timetable: docs/decisions/0102. */
import { serviceDayStart } from '../common/zone.ts';
import { servedStops } from '../search/access.ts';
import { departuresAt } from '../timetable/departures.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { hasTripInstance } from '../timetable/realtime/headways.ts';
import { timetableOf, tripRunning } from '../timetable/realtime/overlay.ts';
import type { Ride } from '../timetable/rides.ts';
import { SAME_PLACE_METRES } from '../timetable/samePlace.ts';
import { isMarkedStop, lineMark, positionOf, type RideMarks, rideMarks } from './rideMarks.ts';
import type { StoredRide } from './summaryCode.ts';

/** A vehicle of the same line between the same stops that is scheduled this much earlier or later is the same one. */
const SAME_TIME_SECONDS = 120;
/** More than leave from one place within {@link SAME_TIME_SECONDS}. */
const MOST_DEPARTURES = 1_000;

export interface FoundRide extends Ride {
  /** Seconds between its scheduled times and those of the code, of both ends together. */
  readonly shift: number;
}

/**
 * The ride under its trip id if that is still this ride; else the one of that line between these stops at the nearest time. Null if
 * nothing runs there then. A ride without marks is found by its trip id alone.
 */
export function findSameRide(feed: Feed, stored: StoredRide): FoundRide | null {
  const { marks, serviceDay } = stored;
  const named = namedRide(feed, stored);
  if (marks === null) return named && { ...named, shift: 0 };
  if (named && isAsMarked(feed, named, marks)) return { ...named, shift: 0 };
  if (serviceDay < feed.firstDay - 1 || serviceDay > feed.lastDay + 1) return null;
  const zero = serviceDayStart(feed.timeZone, serviceDay);
  return ridesNear(timetableOf(feed), marks, zero).reduce<FoundRide | null>(
    (best, one) => (best === null || one.shift < best.shift ? one : best),
    null,
  );
}

function namedRide(feed: Feed, { tripId, serviceDay, offset, fromPosition, toPosition }: StoredRide): Ride | null {
  const trip = tripRunning(feed, tripId, serviceDay);
  if (trip === null || !hasTripInstance(feed, { trip, serviceDay, offset })) return null;
  const length = feed.trips.stopTimeStart[trip + 1]! - feed.trips.stopTimeStart[trip]!;
  if (fromPosition >= toPosition || toPosition >= length) return null;
  return { trip, serviceDay, offset, fromPosition, toPosition };
}

function isAsMarked(feed: Feed, ride: Ride, marks: RideMarks): boolean {
  const own = rideMarks(feed, ride);
  if (own === null || own.line !== marks.line) return false;
  if (own.departure !== marks.departure || own.arrival !== marks.arrival) return false;
  const start = feed.trips.stopTimeStart[ride.trip]!;
  const stopAt = (position: number) => feed.stopTimes.stop[start + position]!;
  return (
    isMarkedStop(feed, stopAt(ride.fromPosition), marks.from) && isMarkedStop(feed, stopAt(ride.toPosition), marks.to)
  );
}

/** @param zero instant at which the seconds of the marks begin. A vehicle may have been moved to another service day. */
function ridesNear(timetable: Feed, marks: RideMarks, zero: number): FoundRide[] {
  const leaving = departuresAt(
    timetable,
    stopsOf(timetable, marks.from),
    zero + marks.departure - SAME_TIME_SECONDS,
    MOST_DEPARTURES,
    2 * SAME_TIME_SECONDS,
  );
  const { stopTimes, trips } = timetable;
  return leaving.flatMap(({ trip, serviceDay, offset, position: fromPosition, departure }): FoundRide[] => {
    if (lineMark(timetable, trip) !== marks.line) return [];
    const start = trips.stopTimeStart[trip]!;
    const dayZero = serviceDayStart(timetable.timeZone, serviceDay) + offset;
    const rides: FoundRide[] = [];
    for (let i = start + fromPosition + 1; i < trips.stopTimeStart[trip + 1]!; i++) {
      const late = Math.abs(dayZero + stopTimes.arrival[i]! - zero - marks.arrival);
      if (late > SAME_TIME_SECONDS || stopTimes.dropOff[i] !== 1) continue;
      if (!isMarkedStop(timetable, stopTimes.stop[i]!, marks.to)) continue;
      const shift = late + Math.abs(departure - zero - marks.departure);
      rides.push({ trip, serviceDay, offset, fromPosition, toPosition: i - start, shift });
    }
    return rides;
  });
}

function stopsOf(timetable: Feed, marks: RideMarks['from']): StopIndex[] {
  const stops: StopIndex[] = [];
  servedStops(timetable).within(...positionOf(marks), SAME_PLACE_METRES, (stop) => {
    if (isMarkedStop(timetable, stop, marks)) stops.push(stop);
  });
  return stops;
}
