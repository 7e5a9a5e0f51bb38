import { directionOf } from '@halte/engine/boards/patterns';
import type { EpochSeconds } from '@halte/engine/common/time';
import { serviceDayStart, toIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { updateOf } from '@halte/engine/timetable/realtime/overlay';
import type { TripInstanceUpdate } from '@halte/engine/timetable/realtime/tripUpdates';
import { headsignOf } from '@halte/engine/timetable/rides';
import { badgeOf } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { Vehicle } from '../api/realtime.ts';
import type { VehiclePosition } from '../realtime/resolve/model.ts';

/** @param feed with its updates, which give the delay. */
export function vehicleAnswer(feed: Feed, vehicle: VehiclePosition, now: EpochSeconds): Static<typeof Vehicle> {
  const { id, label, lat, lon, bearing, at, instance, route, stop } = vehicle;
  const update = instance && updateOf(feed, instance);
  const next = update && !update.cancelled ? nextPosition(feed, update, now) : null;
  return {
    id,
    label,
    lat,
    lon,
    bearing,
    at: toIso(feed.timeZone, at),
    ageSeconds: Math.max(0, Math.round(now - at)),
    line: route === null ? null : badgeOf(feed, route),
    headsign: instance && headsignOf(feed, instance.trip, next ?? 0),
    direction: instance && directionOf(feed, instance.trip),
    tripId: instance && feed.trips.ids.at(instance.trip),
    stopId: stop === null ? null : feed.stops[stop]!.id,
    delaySeconds: update && next !== null ? delayAt(feed, update, next) : null,
  };
}

/** Position of the first stop that the vehicle has not left yet; the last position after arrival there. */
function nextPosition(feed: Feed, { serviceDay, departure }: TripInstanceUpdate, now: EpochSeconds): number {
  const zero = serviceDayStart(feed.timeZone, serviceDay);
  const next = departure.findIndex((seconds) => zero + seconds >= now);
  return next < 0 ? departure.length - 1 : next;
}

function delayAt(
  { trips, stopTimes }: Feed,
  { trip, offset, departure }: TripInstanceUpdate,
  position: number,
): number {
  return departure[position]! - stopTimes.departure[trips.stopTimeStart[trip]! + position]! - offset;
}
