/** Vehicles that the demo city sends out besides its timetable, at busy hours on busy lines. */
import type { FeedEntity } from '../../realtime/wire/gtfsRealtime.ts';
import type { DayNumber, EpochSeconds, Feed, TripIndex } from '../../timetable/feed.ts';
import { headwaysOf } from '../../timetable/headways.ts';
import { headsignOf } from '../../timetable/rides.ts';
import { dayOf, isoOfDay, serviceDayStart } from '../../timetable/time/zone.ts';
import { hashText } from '../random.ts';
import { TOLD_AHEAD_SECONDS } from './tripUpdates.ts';

const LINES: readonly string[] = ['M1', 'M2', 'A', 'B', 'C', '11', '12'];
/** One starts in each of these, from 06:00 until 21:20, so that one or two are on the road or about to be. */
const SLOT_SECONDS = 2_400;
const FIRST_SLOT = 9;
const LAST_SLOT = 32;
/** Seconds between the trip that it follows and itself. */
const BEHIND_SECONDS = 120;

export function simulatedExtraRuns(feed: Feed, seed: number, now: EpochSeconds): FeedEntity[] {
  const entities: FeedEntity[] = [];
  const today = dayOf(feed.timeZone, now);
  for (const day of [today - 1, today]) {
    const zero = serviceDayStart(feed.timeZone, day);
    for (let slot = FIRST_SLOT; slot <= LAST_SLOT; slot++) {
      const from = zero + slot * SLOT_SECONDS;
      if (from > now + TOLD_AHEAD_SECONDS || from + 3 * 3_600 < now) continue;
      const dice = hashText(`${day}:${slot}`, seed);
      const line = LINES[dice % LINES.length]!;
      const trip = firstAfter(feed, line, day, slot * SLOT_SECONDS);
      const entity = trip === null ? null : extraRun(feed, trip, day, `extra-${line}-${day}-${slot}`, zero, now);
      if (entity) entities.push(entity);
    }
  }
  return entities;
}

function extraRun(
  feed: Feed,
  trip: TripIndex,
  day: DayNumber,
  id: string,
  zero: EpochSeconds,
  now: EpochSeconds,
): FeedEntity | null {
  const [start, end] = [feed.trips.stopTimeStart[trip]!, feed.trips.stopTimeStart[trip + 1]!];
  const instant = (seconds: number) => zero + seconds + BEHIND_SECONDS;
  const isToldNow =
    instant(feed.stopTimes.departure[start]!) <= now + TOLD_AHEAD_SECONDS &&
    instant(feed.stopTimes.arrival[end - 1]!) >= now;
  if (!isToldNow) return null;
  return {
    id,
    tripUpdate: {
      trip: {
        tripId: id,
        startDate: isoOfDay(day).replaceAll('-', ''),
        scheduleRelationship: 'ADDED',
        routeId: feed.routes[feed.trips.route[trip]!]!.id,
        directionId: Math.max(0, feed.trips.direction[trip]!),
      },
      tripProperties: { tripHeadsign: headsignOf(feed, trip, 0) },
      stopTimeUpdate: Array.from({ length: end - start }, (_, position) => ({
        stopSequence: position + 1,
        stopId: feed.stops[feed.stopTimes.stop[start + position]!]!.id,
        arrival: { time: instant(feed.stopTimes.arrival[start + position]!) },
        departure: { time: instant(feed.stopTimes.departure[start + position]!) },
      })),
    },
  };
}

function firstAfter(feed: Feed, line: string, day: DayNumber, seconds: number): TripIndex | null {
  const route = feed.routeById.get(line);
  const { trips, stopTimes } = feed;
  let best: TripIndex | null = null;
  const departs = (trip: TripIndex) => stopTimes.departure[trips.stopTimeStart[trip]!]!;
  for (let trip = 0; trip < trips.count; trip++)
    if (
      trips.route[trip] === route &&
      departs(trip) >= seconds &&
      departs(trip) < seconds + SLOT_SECONDS &&
      (best === null || departs(trip) < departs(best)) &&
      feed.runsOn(trips.service[trip]!, day) &&
      !headwaysOf(feed).has(trip)
    )
      best = trip;
  return best;
}
