/** Arrangements required before a ride, and their deadlines. */

import type { DayNumber, EpochSeconds } from '../common/time.ts';
import { serviceDayStart } from '../common/zone.ts';
import type { BookingNotice, StopTimeArrangement } from './feed/booking.ts';
import type { Feed } from './feed/feed.ts';

/** The arrangement at a stop time, by its position in `Feed.stopTimes`; null for nearly all of them. */
export function arrangementAt({ arranged }: Feed, stopTime: number): StopTimeArrangement | null {
  const { stopTime: positions, kind, kinds } = arranged;
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < stopTime) low = middle + 1;
    else high = middle;
  }
  return positions[low] === stopTime ? kinds[kind[low]!]! : null;
}

/** When a booking can be made; null if the feed does not say. */
export interface BookingSpan {
  readonly from: EpochSeconds | null;
  readonly until: EpochSeconds | null;
}

/** @param departure of the ride that is booked, which is on `serviceDay`. */
export function bookingSpan(
  feed: Feed,
  notice: BookingNotice,
  serviceDay: DayNumber,
  departure: EpochSeconds,
): BookingSpan {
  if (notice.kind === 'realTime') return { from: null, until: departure };
  if (notice.kind === 'sameDay') {
    const { minMinutes, maxMinutes } = notice;
    return { from: maxMinutes === null ? null : departure - maxMinutes * 60, until: departure - minMinutes * 60 };
  }
  const { lastDays, lastTime, startDays, startTime, service } = notice;
  return {
    from: instantBefore(feed, serviceDay, startDays, startTime, service),
    until: instantBefore(feed, serviceDay, lastDays, lastTime, service),
  };
}

function instantBefore(
  feed: Feed,
  serviceDay: DayNumber,
  days: number | null,
  time: number | null,
  service: number,
): EpochSeconds | null {
  if (days === null || time === null) return null;
  const day = service < 0 ? serviceDay - days : serviceDaysBefore(feed, serviceDay, days, service);
  return day === null ? null : serviceDayStart(feed.timeZone, day) + time;
}

/** Goes back by a number of days of the service; null if the timetable has fewer days before. */
function serviceDaysBefore(feed: Feed, serviceDay: DayNumber, days: number, service: number): DayNumber | null {
  let day = serviceDay;
  for (let left = days; left > 0; )
    if (--day < feed.firstDay) return null;
    else if (feed.runsOn(service, day)) left--;
  return day;
}
