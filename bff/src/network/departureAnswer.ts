/** One departure in an answer. */

import type { EpochSeconds } from '@halte/engine/common/time';
import { isoOfDay } from '@halte/engine/common/zone';
import { bookingOfRide, withBooking } from '@halte/engine/journeys/bookingAnswer';
import type { Departure } from '@halte/engine/timetable/departures';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { promisedHeadway } from '@halte/engine/timetable/realtime/headways';
import { headsignOf } from '@halte/engine/timetable/rides';
import { isoAtStop, isoAtStopOrNull } from '@halte/engine/timetable/stopClock';
import type { StopTimeStatus } from '@halte/engine/timetable/stopTimes';
import { combinedAccessibility, tripAccessibility } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { StopDeparture as StopDepartureSchema } from '../api/departures.ts';
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
