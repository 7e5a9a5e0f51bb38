/** The next vehicles at a stop. */

import type { DayNumber, EpochSeconds } from '../common/time.ts';
import { dayOf, serviceDayStart } from '../common/zone.ts';
import type { Feed, StopIndex, TripIndex } from './feed/feed.ts';
import { headwayOffsets } from './realtime/headways.ts';
import { type TripInstanceId, updateOf } from './realtime/overlay.ts';
import { type UpdatedVisit, updatedVisits } from './realtime/updatedVisits.ts';
import { type Departing, stopVisits } from './stopIndex.ts';
import { type ExpectedStopTime, stopTimesOf } from './stopTimes.ts';

const DAY_SECONDS = 86_400;

/**
 * One vehicle that can be boarded at a stop, or could be if it stopped. `trip`, `serviceDay`, `offset` and `position` name it as in a
 * `RideLeg`. A vehicle that ends here although the timetable has further stops is `cancelled`.
 */
export interface Departure extends TripInstanceId, ExpectedStopTime {
  readonly stop: StopIndex;
  readonly position: number;
}

/** Instants, and the maximum number of departures. */
export interface Span {
  readonly from: EpochSeconds;
  readonly until: EpochSeconds;
  readonly limit: number;
}

/**
 * Departures at `stops` expected from an instant (included) onward, earliest first, at most `limit` of them and none later than
 * `horizonSeconds` after `from`. A cancelled departure is included at its scheduled time. Where a trip ends,
 * or boarding is not allowed, there is no departure.
 */
export function departuresAt(
  feed: Feed,
  stops: readonly StopIndex[],
  from: EpochSeconds,
  limit: number,
  horizonSeconds = DAY_SECONDS,
): Departure[] {
  const places = [...new Set(stops)];
  const updated = places.flatMap((stop) => updatedVisits(feed, stop));
  return departuresAmong(feed, stopVisits(feed), places, updated, { from, until: from + horizonSeconds, limit });
}

/**
 * As {@link departuresAt}, for selected stop times only.
 *
 * @param visits of the timetable, indexed by `places`: stops, or other groups of stop times ordered by departure.
 * @param updated those of the same places that differ from the timetable.
 */
export function departuresAmong(
  feed: Feed,
  visits: Departing,
  places: readonly number[],
  updated: readonly UpdatedVisit[],
  span: Span,
): Departure[] {
  const firstDay = dayOf(feed.timeZone, span.from) - Math.max(1, Math.ceil(visits.latest / DAY_SECONDS));
  const lastDay = dayOf(feed.timeZone, span.until) + 1;
  const found: Departure[] = [];
  for (let day = Math.max(firstDay, feed.firstDay); day <= Math.min(lastDay, feed.lastDay); day++) {
    const zero = serviceDayStart(feed.timeZone, day);
    // Nothing leaves before its service day begins, so departures of this and later days come after those found.
    if (found.length >= span.limit && countBefore(found, zero) >= span.limit) break;
    for (const place of places) {
      collectScheduled(feed, visits, place, day, zero, span, found);
      collectByHeadway(feed, visits, place, day, zero, span, found);
    }
  }
  for (const visit of updated) collectUpdated(feed, visit, span, found);
  return found.sort((a, b) => a.departure - b.departure || a.trip - b.trip).slice(0, span.limit);
}

function countBefore(departures: readonly Departure[], instant: EpochSeconds): number {
  return departures.reduce((count, { departure }) => count + Number(departure < instant), 0);
}

function collectScheduled(
  feed: Feed,
  visits: Departing,
  place: number,
  day: DayNumber,
  zero: EpochSeconds,
  { from, until, limit }: Span,
  found: Departure[],
): void {
  const { departure } = feed.stopTimes;
  const end = visits.first[place + 1]!;
  let low = visits.first[place]!;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departure[visits.stopTime[middle]!]! < from - zero) low = middle + 1;
    else high = middle;
  }
  for (let taken = 0; low < end && taken < limit; low++) {
    const stopTime = visits.stopTime[low]!;
    if (departure[stopTime]! > until - zero) return;
    const trip = visits.tripOf(low);
    if (visits.frequencies.has(trip) || !boardable(feed, trip, stopTime, day)) continue;
    const instance = { trip, serviceDay: day, offset: 0 };
    if (updateOf(feed, instance) !== null) continue;
    found.push(departureOf(feed, instance, stopTime));
    taken++;
  }
}

function collectByHeadway(
  feed: Feed,
  visits: Departing,
  place: number,
  day: DayNumber,
  zero: EpochSeconds,
  { from, until }: Span,
  found: Departure[],
): void {
  if (visits.frequencies.size === 0) return;
  for (let i = visits.first[place]!; i < visits.first[place + 1]!; i++) {
    const stopTime = visits.stopTime[i]!;
    const trip = visits.tripOf(i);
    const frequencies = visits.frequencies.get(trip);
    if (!frequencies || !boardable(feed, trip, stopTime, day)) continue;
    for (const frequency of frequencies)
      for (const offset of headwayOffsets(feed, frequency)) {
        const instant = zero + offset + feed.stopTimes.departure[stopTime]!;
        const instance = { trip, serviceDay: day, offset };
        if (instant >= from && instant <= until && updateOf(feed, instance) === null)
          found.push(departureOf(feed, instance, stopTime));
      }
  }
}

function collectUpdated(
  feed: Feed,
  { update, position }: UpdatedVisit,
  { from, until }: Span,
  found: Departure[],
): void {
  const stopTime = feed.trips.stopTimeStart[update.trip]! + position;
  if (!boardable(feed, update.trip, stopTime, update.serviceDay)) return;
  const departure = departureOf(feed, update, stopTime);
  const shown = departure.status === 'live' && !goesOn(update.skipped, position) ? notMade(departure) : departure;
  if (shown.departure >= from && shown.departure <= until) found.push(shown);
}

/** Whether the vehicle stops anywhere after `position`. */
function goesOn(skipped: Uint8Array, position: number): boolean {
  return skipped.indexOf(0, position + 1) >= 0;
}

function notMade(departure: Departure): Departure {
  const { scheduledArrival, scheduledDeparture } = departure;
  return {
    ...departure,
    arrival: scheduledArrival ?? departure.arrival,
    departure: scheduledDeparture ?? departure.departure,
    status: 'cancelled',
  };
}

function boardable(feed: Feed, trip: TripIndex, stopTime: number, day: DayNumber): boolean {
  return (
    feed.stopTimes.pickup[stopTime] === 1 &&
    stopTime < feed.trips.stopTimeStart[trip + 1]! - 1 &&
    feed.runsOn(feed.trips.service[trip]!, day)
  );
}

function departureOf(feed: Feed, { trip, serviceDay, offset }: TripInstanceId, stopTime: number): Departure {
  const position = stopTime - feed.trips.stopTimeStart[trip]!;
  return {
    stop: feed.stopTimes.stop[stopTime]!,
    trip,
    serviceDay,
    offset,
    position,
    ...stopTimesOf(feed, { trip, serviceDay, offset })(position),
  };
}
