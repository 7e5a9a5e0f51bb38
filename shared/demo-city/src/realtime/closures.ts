/** Stops of the city that some lines do not serve, and when. */

import { weekdayOf } from '../timetable/calendar.ts';
import { type DayNumber, dateOf, dayOf, type EpochSeconds, midnightOf, serviceDayStart } from '../timetable/time.ts';

export interface Period {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
}

/** A stop area that some lines do not serve during some periods. */
export interface Closure {
  readonly key: 'roadworks' | 'market';
  /** Line ids. */
  readonly lines: readonly string[];
  /** Name of the stop area. */
  readonly area: string;
  readonly periods: readonly Period[];
}

const WEDNESDAY = 3;
const SATURDAY = 6;
const MARKET_OPENS = 6 * 3_600;
const MARKET_CLOSES = 14 * 3_600;

/** The closures with their periods around an instant. */
export function closuresAround(at: EpochSeconds): Closure[] {
  return [
    { key: 'roadworks', lines: ['16'], area: 'Marguerite-Yourcenar', periods: [periodOfDays(at, 14)] },
    { key: 'market', lines: ['10', '13'], area: 'Place du Marché', periods: marketPeriods(at) },
  ];
}

function marketPeriods(at: EpochSeconds): Period[] {
  const today = dayOf(at);
  const days = Array.from({ length: 9 }, (_, i) => today - 1 + i);
  return days.filter(isMarketDay).map((day) => {
    const start = serviceDayStart(day);
    return { from: start + MARKET_OPENS, to: start + MARKET_CLOSES };
  });
}

function isMarketDay(day: DayNumber): boolean {
  const weekday = weekdayOf(dateOf(day));
  return weekday === WEDNESDAY || weekday === SATURDAY;
}

/** The period of so many days that contains an instant: periods follow each other without a gap. */
export function periodOfDays(at: EpochSeconds, days: number): Period {
  const today = dayOf(at);
  const first = today - (today % days);
  return { from: midnightOf(first), to: midnightOf(first + days) };
}

/** Whether a vehicle of `line` that reaches a stop of `area` at an instant does not serve it. */
export function isSkipped(closures: readonly Closure[], line: string, area: string, at: EpochSeconds): boolean {
  return closures.some(
    (closure) =>
      closure.lines.includes(line) &&
      closure.area === area &&
      closure.periods.some(({ from, to }) => from <= at && at < to),
  );
}
