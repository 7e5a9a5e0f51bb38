/** Added and duplicated trips, which are not in the timetable. */

import type { EpochSeconds } from '@halte/engine/common/time';
import { dayOf, serviceDayStart } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { AddedTrip } from '@halte/engine/timetable/realtime/tripUpdates';
import { headsignOf } from '@halte/engine/timetable/rides';
import { cleanName } from '../../common/names.ts';
import type { StopTimeUpdate, TripUpdate } from '../wire/gtfsRealtime.ts';
import type { DropCode, Drops } from './drops.ts';
import { dateOf, findTripInstance, secondsOf } from './findTripInstance.ts';
import { plannedTimes, updatesByPosition } from './positions.ts';
import { propagateDelays } from './propagateDelays.ts';
import { usualHeadsign } from './usualHeadsign.ts';

/** Times relative to the service day must be in this span: other times belong to another trip. */
const EARLIEST = -86_400;
const LATEST = 3 * 86_400;

/** An added trip: all its stops, each with a time. */
export function addedTrip(feed: Feed, update: TripUpdate, now: EpochSeconds): AddedTrip | DropCode {
  const { tripId = '', routeId = '', directionId, startDate } = update.trip ?? {};
  if (tripId === '') return 'incomplete';
  if (feed.trips.ids.find(tripId) !== undefined) return 'known-trip';
  const route = feed.routeById.get(routeId);
  if (route === undefined) return 'unknown-route';
  const stopTimeUpdates = (update.stopTimeUpdate ?? []).filter((one) => one.scheduleRelationship !== 'SKIPPED');
  const stops = stopTimeUpdates.map(({ stopId = '' }) => feed.stopById.get(stopId));
  if (!stops.every((stop) => stop !== undefined)) return 'unknown-stop';
  const times = stopTimeUpdates.map(timesOf);
  const first = times[0];
  if (!first || times.length < 2 || !times.every((pair) => pair !== null)) return 'incomplete';
  if (Math.abs(first[0] - now) > LATEST) return 'absurd-time';
  const serviceDay = startDate === undefined ? dayOf(feed.timeZone, first[0]) : dateOf(startDate);
  if (Number.isNaN(serviceDay)) return 'bad-start';
  const zero = serviceDayStart(feed.timeZone, serviceDay);
  const inOrder = orderedTimes(times, zero);
  if (!inOrder) return 'absurd-time';
  return {
    id: tripId,
    route,
    direction: directionId === 0 || directionId === 1 ? directionId : -1,
    headsign:
      cleanName(update.tripProperties?.tripHeadsign ?? '', () => undefined) ||
      usualHeadsign(feed, route, stops.at(-1)!),
    serviceDay,
    stops: Int32Array.from(stops),
    ...inOrder,
  };
}

/** A trip of the timetable at another time. */
export function duplicatedTrip(feed: Feed, update: TripUpdate, now: EpochSeconds, drops: Drops): AddedTrip | DropCode {
  const { tripId: id = '', startDate, startTime } = update.tripProperties ?? {};
  if (id === '' || startTime === undefined) return 'incomplete';
  if (feed.trips.ids.find(id) !== undefined) return 'known-trip';
  const original = findTripInstance(feed, update.trip ?? {}, now);
  if (typeof original === 'string') return original;
  const serviceDay = startDate === undefined ? original.serviceDay : dateOf(startDate);
  const { trip } = original;
  const start = feed.trips.stopTimeStart[trip]!;
  const shift = secondsOf(startTime) - feed.stopTimes.departure[start]!;
  if (Number.isNaN(serviceDay) || !(Math.abs(shift) <= LATEST)) return 'bad-start';
  const zero = serviceDayStart(feed.timeZone, serviceDay);
  if (Math.abs(zero - now) > LATEST) return 'absurd-time';
  const byPosition = updatesByPosition(feed, { ...original, serviceDay, shift }, update.stopTimeUpdate ?? [], drops);
  const times = propagateDelays(plannedTimes(feed, trip, shift), byPosition, zero, update.delay, drops);
  const direction = feed.trips.direction[trip];
  const made = times.skipped.map((skipped) => 1 - skipped);
  const atServedStops = (column: Int32Array) => column.filter((_, position) => made[position] === 1);
  const stops = atServedStops(feed.stopTimes.stop.slice(start, feed.trips.stopTimeStart[trip + 1]!));
  if (stops.length < 2) return 'incomplete';
  return {
    id,
    route: feed.trips.route[trip]!,
    direction: direction === 0 || direction === 1 ? direction : -1,
    headsign: headsignOf(feed, trip, 0),
    serviceDay,
    stops,
    arrival: atServedStops(times.arrival),
    departure: atServedStops(times.departure),
  };
}

type StopTimePair = readonly [arrival: EpochSeconds, departure: EpochSeconds];

function timesOf({ arrival, departure }: StopTimeUpdate): StopTimePair | null {
  const arrives = arrival?.time || departure?.time;
  const leaves = departure?.time || arrival?.time;
  return arrives && leaves ? [arrives, leaves] : null;
}

/** Seconds of the service day, never decreasing; null if one of them is outside the span. */
function orderedTimes(
  times: readonly StopTimePair[],
  zero: EpochSeconds,
): Pick<AddedTrip, 'arrival' | 'departure'> | null {
  const arrival = new Int32Array(times.length);
  const departure = new Int32Array(times.length);
  let last = EARLIEST;
  for (const [i, [arrives, leaves]] of times.entries()) {
    if (Math.min(arrives, leaves) - zero < EARLIEST || Math.max(arrives, leaves) - zero > LATEST) return null;
    arrival[i] = Math.max(last, arrives - zero);
    departure[i] = Math.max(arrival[i]!, leaves - zero);
    last = departure[i]!;
  }
  return { arrival, departure };
}
