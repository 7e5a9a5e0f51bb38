import type { Static } from 'typebox';
import type { Vehicle } from '../api/realtime.ts';
import type { EpochSeconds } from '../common/time.ts';
import { serviceDayStart, toIso } from '../common/zone.ts';
import type { VehiclePosition } from '../realtime/resolve/model.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { updateOf } from '../timetable/realtime/overlay.ts';
import type { TripInstanceUpdate } from '../timetable/realtime/tripUpdates.ts';
import { headsignOf } from '../timetable/rides.ts';
import { badgeOf } from '../timetable/trips.ts';
import { directionOf } from './patterns.ts';

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
