/** The service days of several feeds in one table, and their common shift. */

import type { DayNumber } from '@halte/engine/common/time';
import type { Feed, ServiceDays } from '@halte/engine/timetable/feed/feed';
import { runsOn } from '@halte/engine/timetable/feed/runsOn';
import { weeksOntoToday } from '../gtfs/servicePeriod.ts';
import { sharedColumn } from '../gtfs/sharedColumn.ts';
import { type Offsets, serviceCount } from './mergeColumns.ts';

export interface Period {
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
}

/** From the first day of any period to the last day of any. */
export function wholePeriod(periods: readonly Period[]): Period {
  return {
    firstDay: Math.min(...periods.map(({ firstDay }) => firstDay)),
    lastDay: Math.max(...periods.map(({ lastDay }) => lastDay)),
  };
}

/** The days that are in all periods; null if none. */
export function commonPeriod(periods: readonly Period[]): Period | null {
  const firstDay = Math.max(...periods.map((period) => period.firstDay));
  const lastDay = Math.min(...periods.map((period) => period.lastDay));
  return firstDay <= lastDay ? { firstDay, lastDay } : null;
}

export function mergeServiceDays(feeds: readonly Feed[], offsets: readonly Offsets[]): ServiceDays {
  const { firstDay, lastDay } = wholePeriod(feeds);
  const dayCount = lastDay - firstDay + 1;
  const services = feeds.map(serviceCount);
  const count = offsets.at(-1)!.services + services.at(-1)!;
  const bits = sharedColumn(Uint8Array, ((count * dayCount) >> 3) + 1);
  for (const [index, feed] of feeds.entries())
    for (let service = 0; service < services[index]!; service++)
      for (let day = feed.firstDay; day <= feed.lastDay; day++) {
        if (!feed.runsOn(service, day)) continue;
        const bit = (offsets[index]!.services + service) * dayCount + day - firstDay;
        bits[bit >> 3]! |= 1 << (bit & 7);
      }
  return { firstDay, dayCount, bits };
}

/** Whole weeks to shift the calendar by, so that today has normal service in all feeds if they have days in common. */
export function weeksToMove(feed: Feed, periods: readonly Period[], today: DayNumber): number {
  if (feed.firstDay <= today && today <= feed.lastDay) return 0;
  const { firstDay, lastDay } = commonPeriod(periods) ?? feed;
  const perDay = new Int32Array(lastDay - firstDay + 1);
  const tripsOfService = new Map<number, number>();
  for (const service of feed.trips.service) tripsOfService.set(service, (tripsOfService.get(service) ?? 0) + 1);
  for (const [service, trips] of tripsOfService)
    for (let day = firstDay; day <= lastDay; day++) if (feed.runsOn(service, day)) perDay[day - firstDay]! += trips;
  return weeksOntoToday(perDay, firstDay, today);
}

export function movedByWeeks(feed: Feed, weeks: number): Feed {
  if (weeks === 0) return feed;
  const serviceDays = { ...feed.serviceDays, firstDay: feed.serviceDays.firstDay + weeks * 7 };
  return {
    ...feed,
    version: `${feed.version}w${weeks}`,
    firstDay: feed.firstDay + weeks * 7,
    lastDay: feed.lastDay + weeks * 7,
    shiftedByWeeks: weeks,
    parts: feed.parts.map((part) => ({
      ...part,
      firstDay: part.firstDay + weeks * 7,
      lastDay: part.lastDay + weeks * 7,
    })),
    serviceDays,
    runsOn: (service, day) => runsOn(serviceDays, service, day),
  };
}
