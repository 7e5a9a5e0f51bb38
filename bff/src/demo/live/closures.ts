/** Stops of the demo city that some lines pass without a halt, and when. */
import type { DayNumber, EpochSeconds, Feed, StopIndex } from '../../timetable/feed.ts';
import { dayOf, midnightOf, serviceDayStart, weekdayOf } from '../../timetable/time/zone.ts';

export interface Period {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
}

export interface Closure {
  readonly key: 'roadworks' | 'market';
  /** Line ids. */
  readonly lines: readonly string[];
  /** Name of the stop area. */
  readonly area: string;
  /** Those around the day of an instant. */
  periods(zone: string, at: EpochSeconds): Period[];
}

const WEDNESDAY = 2;
const SATURDAY = 5;
const MARKET_OPENS = 6 * 3_600;
const MARKET_CLOSES = 14 * 3_600;

const CLOSURES: readonly Closure[] = [
  {
    key: 'roadworks',
    lines: ['16'],
    area: 'Marguerite-Yourcenar',
    periods: (zone, at) => [periodOfDays(zone, at, 14)],
  },
  {
    key: 'market',
    lines: ['10', '13'],
    area: 'Place du Marché',
    periods: (zone, at) => {
      const today = dayOf(zone, at);
      const days = Array.from({ length: 9 }, (_, i) => today - 1 + i);
      return days.filter(isMarketDay).map((day) => {
        const zero = serviceDayStart(zone, day);
        return { from: zero + MARKET_OPENS, to: zero + MARKET_CLOSES };
      });
    },
  },
];

/** The stretch of so many days that an instant lies in: stretches follow each other, so that there is always one. */
export function periodOfDays(zone: string, at: EpochSeconds, days: number): Period {
  const today = dayOf(zone, at);
  const first = today - (today % days);
  return { from: midnightOf(zone, first), to: midnightOf(zone, first + days) };
}

/** A closure with its periods around some instant. */
export interface DatedClosure extends Closure {
  readonly dates: readonly Period[];
}

export function closuresAround(zone: string, at: EpochSeconds): DatedClosure[] {
  return CLOSURES.map((closure) => ({ ...closure, dates: closure.periods(zone, at) }));
}

/** Whether a vehicle of `line` that comes to `stop` passes without a halt. */
export function passesBy(
  feed: Feed,
  closures: readonly DatedClosure[],
  line: string,
  stop: StopIndex,
  at: EpochSeconds,
): boolean {
  return closures.some(
    ({ lines, area, dates }) =>
      lines.includes(line) &&
      feed.areas[feed.stops[stop]!.area]!.name === area &&
      dates.some(({ from, to }) => from <= at && at < to),
  );
}

function isMarketDay(day: DayNumber): boolean {
  return weekdayOf(day) === WEDNESDAY || weekdayOf(day) === SATURDAY;
}
