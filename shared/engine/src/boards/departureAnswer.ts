/** One departure in an answer. */

import type { Static } from 'typebox';
import type { StopDeparture as StopDepartureSchema } from '../api/departures.ts';
import type { EpochSeconds } from '../common/time.ts';
import { isoOfDay } from '../common/zone.ts';
import { bookingOfRide, withBooking } from '../journeys/bookingAnswer.ts';
import type { Departure } from '../timetable/departures.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { promisedHeadway } from '../timetable/realtime/headways.ts';
import { headsignOf } from '../timetable/rides.ts';
import { isoAtStop, isoAtStopOrNull } from '../timetable/stopClock.ts';
import type { StopTimeStatus } from '../timetable/stopTimes.ts';
import { combinedAccessibility, tripAccessibility } from '../timetable/trips.ts';
import { directionOf } from './patterns.ts';

export type StopDeparture = Static<typeof StopDepartureSchema>;

export function departureAnswer(feed: Feed, departure: Departure): Omit<StopDeparture, 'isFirst' | 'isLast'> {
  const { trip, stop, position, serviceDay, offset, status, scheduledDeparture } = departure;
  const { id, platform, wheelchair } = feed.stops[stop]!;
  return {
    tripId: feed.trips.ids.at(trip),
    serviceDate: isoOfDay(serviceDay),
    offset,
    stopPointId: id,
    platform,
    direction: directionOf(feed, trip),
    headsign: headsignOf(feed, trip, position),
    departureDateTime: isoAtStop(feed, stop, departure.departure),
    scheduledDepartureDateTime: isoAtStopOrNull(feed, stop, scheduledDeparture),
    status,
    delaySeconds: delayOf(status, departure.departure, scheduledDeparture),
    wheelchair: combinedAccessibility([tripAccessibility(feed, trip), wheelchair]),
    onDemand: feed.routes[feed.trips.route[trip]!]!.mode === 'onDemand',
    headwaySeconds: promisedHeadway(feed, trip, offset),
    ...withBooking(bookingOfRide(feed, departure, scheduledDeparture ?? departure.departure, 'boarding')),
  };
}

/** Seconds late, negative if early. Null if unknown, which does not mean on time. */
export function delayOf(status: StopTimeStatus, expected: EpochSeconds, scheduled: EpochSeconds | null): number | null {
  return status === 'live' && scheduled !== null ? expected - scheduled : null;
}
