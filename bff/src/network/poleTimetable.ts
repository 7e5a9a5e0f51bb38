/** A day's timetable of a line at one stop, by the hour, as posted at the stop. */

import { type DayTrip, tripsOfDay } from '@halte/engine/boards/dayTrips';
import type { Direction } from '@halte/engine/boards/directions';
import { mostFrequent } from '@halte/engine/boards/mostFrequent';
import { patternsOf } from '@halte/engine/boards/patterns';
import type { DayNumber, EpochSeconds } from '@halte/engine/common/time';
import { serviceDayStart } from '@halte/engine/common/zone';
import { type CollectedBookings, collectBookings } from '@halte/engine/journeys/bookingAnswer';
import type { Feed, RouteIndex, StopIndex } from '@halte/engine/timetable/feed/feed';
import { printedTimetable } from '@halte/engine/timetable/inLanguage';
import { headsignOf } from '@halte/engine/timetable/rides';
import { isoAtStop } from '@halte/engine/timetable/stopClock';
import { combinedAccessibility, tripAccessibility } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { StopTimetable as StopTimetableSchema } from '../api/timetables.ts';
import { aboutTimetable, whyEmpty } from './timetable.ts';

type StopTimetable = Static<typeof StopTimetableSchema>;

interface PoleDeparture {
  readonly dayTrip: DayTrip;
  readonly stop: StopIndex;
  readonly position: number;
  readonly departure: EpochSeconds;
  readonly headsign: string;
}

/** @param direction null for both. */
export function poleTimetable(
  feed: Feed,
  stops: readonly StopIndex[],
  route: RouteIndex,
  direction: Direction | null,
  day: DayNumber,
): StopTimetable {
  const timetable = printedTimetable(feed);
  const directions = direction === null ? ([0, 1] as const) : [direction];
  const departures = directions
    .flatMap((one) => tripsOfDay(timetable, route, one, day))
    .flatMap((dayTrip) => departuresAt(timetable, dayTrip, stops))
    .sort((a, b) => a.departure - b.departure || a.dayTrip.trip - b.dayTrip.trip);
  const counts = new Map<string, number>();
  for (const { headsign } of departures) counts.set(headsign, (counts.get(headsign) ?? 0) + 1);
  const destinations = mostFrequent(counts);
  // There is no boarding where a trip ends.
  const leaves = patternsOf(timetable, route).some((one) =>
    one.stops.slice(0, -1).some((stop) => stops.includes(stop)),
  );
  const bookings = collectBookings(timetable);
  const empty = leaves ? whyEmpty(timetable, route, direction, day) : 'not-at-this-stop';
  return {
    ...aboutTimetable(timetable, route, day),
    reason: departures.length > 0 ? null : empty,
    direction,
    destinations,
    hours: byHour(timetable, departures, destinations, bookings),
    bookings: [...bookings.list],
  };
}

function departuresAt(feed: Feed, dayTrip: DayTrip, stops: readonly StopIndex[]): PoleDeparture[] {
  const zero = serviceDayStart(feed.timeZone, dayTrip.serviceDay);
  const first = feed.trips.stopTimeStart[dayTrip.trip]!;
  return dayTrip.pattern.stops.slice(0, -1).flatMap((stop, position) => {
    if (!stops.includes(stop) || feed.stopTimes.pickup[first + position] !== 1) return [];
    const departure = zero + dayTrip.offset + feed.stopTimes.departure[first + position]!;
    return { dayTrip, stop, position, departure, headsign: headsignOf(feed, dayTrip.trip, position) };
  });
}

function byHour(
  feed: Feed,
  departures: readonly PoleDeparture[],
  destinations: readonly string[],
  bookings: CollectedBookings,
): StopTimetable['hours'] {
  const withIso = departures.map((one) => ({ ...one, iso: isoAtStop(feed, one.stop, one.departure) }));
  // Date, hour and offset: an hour repeated by a clock change counts as two.
  const hours = Map.groupBy(withIso, ({ iso }) => `${iso.slice(0, 13)}${iso.slice(19)}`);
  return [...hours.values()].map((own) => ({
    date: own[0]!.iso.slice(0, 10),
    hour: Number(own[0]!.iso.slice(11, 13)),
    departures: own.map(({ dayTrip, stop, position, iso, headsign }) => ({
      departureDateTime: iso,
      tripId: feed.trips.ids.at(dayTrip.trip),
      offset: dayTrip.offset,
      direction: dayTrip.pattern.direction,
      destination: destinations.indexOf(headsign),
      wheelchair: combinedAccessibility([tripAccessibility(feed, dayTrip.trip), feed.stops[stop]!.wheelchair]),
      headwaySeconds: dayTrip.headway,
      booking: bookings.placeOf({ trip: dayTrip.trip, position }, 'boarding'),
    })),
  }));
}
