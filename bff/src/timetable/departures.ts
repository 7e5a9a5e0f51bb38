/** The next vehicles at a stop. */
import type { DayNumber, EpochSeconds, Feed, Frequency, StopIndex, TripIndex } from './feed.ts';
import { type StopVisits, stopVisits } from './stopIndex.ts';
import { dayOf, serviceDayStart } from './time/zone.ts';

const DAY_SECONDS = 86_400;

/** How far a halt can be relied on: as in the timetable, predicted, not made at all (the run, or only here), or of a run that is extra. */
export const CALL_STATUSES = ['scheduled', 'live', 'cancelled', 'skipped', 'added'] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

/** One vehicle that can be boarded at a stop. `trip`, `serviceDay`, `offset` and `position` name it as in a `RideLeg`. */
export interface Departure {
  readonly stop: StopIndex;
  readonly trip: TripIndex;
  readonly serviceDay: DayNumber;
  readonly offset: number;
  readonly position: number;
  /** As expected now; of a halt that is not made, as in the timetable. */
  readonly arrival: EpochSeconds;
  readonly departure: EpochSeconds;
  /** As in the timetable; null for a run that it does not have. */
  readonly scheduledArrival: EpochSeconds | null;
  readonly scheduledDeparture: EpochSeconds | null;
  readonly status: CallStatus;
}

/**
 * Departures at `stops` from an instant (included) onward, earliest first, at most `limit` of them and none later than
 * `horizonSeconds` after `from`. Where a trip ends, or where nobody may get on, there is no departure.
 */
export function departuresAt(
  feed: Feed,
  stops: readonly StopIndex[],
  from: EpochSeconds,
  limit: number,
  horizonSeconds = DAY_SECONDS,
): Departure[] {
  const visits = stopVisits(feed);
  const until = from + horizonSeconds;
  const firstDay = dayOf(feed.timeZone, from) - Math.max(1, Math.ceil(visits.latest / DAY_SECONDS));
  const lastDay = dayOf(feed.timeZone, until) + 1;
  const found: Departure[] = [];
  for (let day = Math.max(firstDay, feed.firstDay); day <= Math.min(lastDay, feed.lastDay); day++) {
    const zero = serviceDayStart(feed.timeZone, day);
    for (const stop of new Set(stops)) {
      collectScheduled(feed, visits, stop, day, zero, from, until, limit, found);
      collectByHeadway(feed, visits, stop, day, zero, from, until, found);
    }
  }
  return found.sort((a, b) => a.departure - b.departure || a.trip - b.trip).slice(0, limit);
}

function collectScheduled(
  feed: Feed,
  visits: StopVisits,
  stop: StopIndex,
  day: DayNumber,
  zero: EpochSeconds,
  from: EpochSeconds,
  until: EpochSeconds,
  limit: number,
  found: Departure[],
): void {
  const { departure } = feed.stopTimes;
  const end = visits.first[stop + 1]!;
  let low = visits.first[stop]!;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departure[visits.stopTime[middle]!]! < from - zero) low = middle + 1;
    else high = middle;
  }
  for (let taken = 0; low < end && taken < limit; low++) {
    const stopTime = visits.stopTime[low]!;
    const trip = visits.trip[low]!;
    if (departure[stopTime]! > until - zero) return;
    if (visits.frequencies.has(trip) || !boardable(feed, trip, stopTime, day)) continue;
    found.push(departureOf(feed, trip, stopTime, day, zero, 0));
    taken++;
  }
}

function collectByHeadway(
  feed: Feed,
  visits: StopVisits,
  stop: StopIndex,
  day: DayNumber,
  zero: EpochSeconds,
  from: EpochSeconds,
  until: EpochSeconds,
  found: Departure[],
): void {
  if (visits.frequencies.size === 0) return;
  for (let i = visits.first[stop]!; i < visits.first[stop + 1]!; i++) {
    const trip = visits.trip[i]!;
    const stopTime = visits.stopTime[i]!;
    const frequencies = visits.frequencies.get(trip);
    if (!frequencies || !boardable(feed, trip, stopTime, day)) continue;
    for (const frequency of frequencies)
      for (const offset of runOffsets(feed, frequency)) {
        const instant = zero + offset + feed.stopTimes.departure[stopTime]!;
        if (instant >= from && instant <= until) found.push(departureOf(feed, trip, stopTime, day, zero, offset));
      }
  }
}

/** Seconds to add to the trip's stop times for each of its runs by headway. */
export function runOffsets(feed: Feed, frequency: Frequency): number[] {
  const firstDeparture = feed.stopTimes.departure[feed.trips.stopTimeStart[frequency.trip]!]!;
  const offsets: number[] = [];
  for (let start = frequency.start; start < frequency.end; start += frequency.headway)
    offsets.push(start - firstDeparture);
  return offsets;
}

function boardable(feed: Feed, trip: TripIndex, stopTime: number, day: DayNumber): boolean {
  return (
    feed.stopTimes.pickup[stopTime] === 1 &&
    stopTime < feed.trips.stopTimeStart[trip + 1]! - 1 &&
    feed.runsOn(feed.trips.service[trip]!, day)
  );
}

function departureOf(
  feed: Feed,
  trip: TripIndex,
  stopTime: number,
  serviceDay: DayNumber,
  zero: EpochSeconds,
  offset: number,
): Departure {
  const arrival = zero + offset + feed.stopTimes.arrival[stopTime]!;
  const departure = zero + offset + feed.stopTimes.departure[stopTime]!;
  return {
    stop: feed.stopTimes.stop[stopTime]!,
    trip,
    serviceDay,
    offset,
    position: stopTime - feed.trips.stopTimeStart[trip]!,
    arrival,
    departure,
    scheduledArrival: arrival,
    scheduledDeparture: departure,
    status: 'scheduled',
  };
}
