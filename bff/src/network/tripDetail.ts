/** One trip on a service day with all its stop times. */

import { offsetsOf } from '@halte/engine/boards/dayTrips';
import { delayOf } from '@halte/engine/boards/departureAnswer';
import { directionOf } from '@halte/engine/boards/patterns';
import type { DayNumber } from '@halte/engine/common/time';
import { isoOfDay } from '@halte/engine/common/zone';
import { bookingAt } from '@halte/engine/journeys/bookingAnswer';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { type TripInstanceId, tripRunning } from '@halte/engine/timetable/realtime/overlay';
import { headsignOf, tripStopTimes } from '@halte/engine/timetable/rides';
import { isoAtStop, isoAtStopOrNull } from '@halte/engine/timetable/stopClock';
import { badgeOf, tripAccessibility } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { TripInstance } from '../api/stops.ts';
import { notFound } from '../problems/requestError.ts';
import { wholeWay } from './lineShapes.ts';

type TripAnswer = Omit<Static<typeof TripInstance>, 'alerts'>;

/**
 * The instance of a trip on a service day.
 *
 * @param offset for a trip by headway; undefined: the first departure of the day.
 * @throws RequestError if there is no such trip, day or departure.
 */
export function findTrip(feed: Feed, id: string, serviceDay: DayNumber, offset: number | undefined): TripInstanceId {
  if (feed.trips.ids.find(id) === undefined) throw notFound('trip-not-found', `There is no trip with the id "${id}".`);
  const trip = tripRunning(feed, id, serviceDay);
  if (trip === null)
    throw notFound('trip-not-on-this-day', `The trip "${id}" does not run on ${isoOfDay(serviceDay)}.`);
  const offsets = offsetsOf(feed, trip).map((one) => one.offset);
  const wanted = offset ?? offsets[0];
  if (wanted === undefined || !offsets.includes(wanted))
    throw notFound('run-not-found', `The trip "${id}" has no departure with the offset ${offset}.`);
  return { trip, serviceDay, offset: wanted };
}

export function tripResponse(feed: Feed, instance: TripInstanceId): TripAnswer {
  const { trip, serviceDay, offset } = instance;
  const route = feed.trips.route[trip]!;
  return {
    tripId: feed.trips.ids.at(trip),
    serviceDate: isoOfDay(serviceDay),
    offset,
    line: badgeOf(feed, route),
    direction: directionOf(feed, trip),
    headsign: headsignOf(feed, trip, 0),
    wheelchair: tripAccessibility(feed, trip),
    onDemand: feed.routes[route]!.mode === 'onDemand',
    headwaySeconds: offsetsOf(feed, trip).find((one) => one.offset === offset)?.headway ?? null,
    calls: stopTimesOf(feed, instance),
    geometry: wholeWay(feed, trip).map(([lat, lon]) => [lat, lon]),
  };
}

function stopTimesOf(feed: Feed, instance: TripInstanceId): TripAnswer['calls'] {
  const first = feed.trips.stopTimeStart[instance.trip]!;
  const calls = tripStopTimes(feed, instance);
  return calls.map((call) => {
    const { id, area, name, platform, lat, lon, wheelchair } = feed.stops[call.stop]!;
    const [isFirst, isLast] = [call.position === 0, call.position === calls.length - 1];
    const stopTime = { trip: instance.trip, position: call.position };
    const boardingBooking = isLast ? null : bookingAt(feed, stopTime, 'boarding');
    const alightingBooking = isFirst ? null : bookingAt(feed, stopTime, 'alighting');
    return {
      stopPointId: id,
      stopAreaId: feed.areas[area]!.id,
      name,
      platform,
      lat,
      lon,
      arrivalDateTime: isoAtStop(feed, call.stop, call.arrival),
      departureDateTime: isoAtStop(feed, call.stop, call.departure),
      scheduledArrivalDateTime: isoAtStopOrNull(feed, call.stop, call.scheduledArrival),
      scheduledDepartureDateTime: isoAtStopOrNull(feed, call.stop, call.scheduledDeparture),
      status: call.status,
      delaySeconds: isLast
        ? delayOf(call.status, call.arrival, call.scheduledArrival)
        : delayOf(call.status, call.departure, call.scheduledDeparture),
      boarding: !isLast && feed.stopTimes.pickup[first + call.position] === 1,
      alighting: !isFirst && feed.stopTimes.dropOff[first + call.position] === 1,
      ...(boardingBooking ? { boardingBooking } : {}),
      ...(alightingBooking ? { alightingBooking } : {}),
      wheelchair,
    };
  });
}
