/** Derives the days on which trips actually run from the calendar, shifted onto today on request. */
import type { DayNumber } from '@halte/engine/common/time';
import { weekdayOf } from '@halte/engine/common/zone';
import type { ServiceDays } from '@halte/engine/timetable/feed/feed';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { type Calendar, serviceDaysOf } from './calendar.ts';

/** A week has normal service if it has at least this share of the trips of the busiest week. */
const NORMAL_SHARE = 0.6;

export interface ServicePeriod {
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
  readonly shiftedByWeeks: number;
  readonly serviceDays: ServiceDays;
}

/** @param tripsOfService number of trips per day of each service. */
export function servicePeriod(
  calendar: Calendar,
  tripsOfService: Int32Array,
  today: DayNumber,
  rebase: 'never' | 'whenExpired',
): ServicePeriod {
  const perDay = tripsPerDay(calendar, tripsOfService);
  const first = perDay.findIndex((trips) => trips > 0);
  if (first < 0) throw new FeedError('no-service', 'No trip of trips.txt runs on any day of the calendar.');
  const last = perDay.findLastIndex((trips) => trips > 0);
  const published = { firstDay: calendar.firstDay + first, lastDay: calendar.firstDay + last };

  const meetsToday = published.firstDay <= today && today <= published.lastDay;
  const weeks =
    rebase === 'whenExpired' && !meetsToday
      ? weeksOntoToday(perDay.subarray(first, last + 1), published.firstDay, today)
      : 0;
  return {
    firstDay: published.firstDay + weeks * 7,
    lastDay: published.lastDay + weeks * 7,
    shiftedByWeeks: weeks,
    serviceDays: serviceDaysOf(calendar, weeks),
  };
}

/**
 * Whole weeks to add so that today, on the same weekday, falls into the middle of the longest stretch of normal weeks: a feed that
 * tails off into a holiday timetable should not be shown on its last, thinnest days.
 */
export function weeksOntoToday(perDay: Int32Array, firstDay: DayNumber, today: DayNumber): number {
  const weeks: number[] = [];
  perDay.forEach((trips, day) => {
    weeks[Math.floor(day / 7)] = (weeks[Math.floor(day / 7)] ?? 0) + trips;
  });
  const normal = Math.max(...weeks) * NORMAL_SHARE;
  let best = { start: 0, length: 0 };
  for (let start = 0; start < weeks.length; start++) {
    let end = start;
    while (end < weeks.length && weeks[end]! >= normal) end++;
    if (end - start > best.length) best = { start, length: end - start };
    start = end;
  }
  const week = best.start + Math.floor((best.length - 1) / 2);
  const sameWeekday = (weekdayOf(today) - weekdayOf(firstDay) + 7) % 7;
  return (today - (firstDay + week * 7 + sameWeekday)) / 7;
}

function tripsPerDay(calendar: Calendar, tripsOfService: Int32Array): Int32Array {
  const perDay = new Int32Array(calendar.dayCount);
  tripsOfService.forEach((trips, service) => {
    if (trips === 0) return;
    const start = service * calendar.dayCount;
    for (let day = 0; day < calendar.dayCount; day++) perDay[day]! += trips * calendar.running[start + day]!;
  });
  return perDay;
}
