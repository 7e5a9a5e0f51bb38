import { addDays, type Day } from '@halte/i18n';
import type { Weekday } from './weekStart.ts';

/** `YYYY-MM` */
export type Month = string;

const MONTHS_A_YEAR = 12;
const DAYS_A_WEEK = 7;
const DAYS_SHOWN = 7;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * MONTHS_A_YEAR + number - 1 + count;
  return `${Math.floor(months / MONTHS_A_YEAR)}-${String((months % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;
}

/** Days after the first of its week. */
function weekdayOf(day: Day, start: Weekday): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK - start) % DAYS_A_WEEK;
}

/** The weeks of a month, which begin with the day `start`; null where a day is of another month. */
export function weeksOf(month: Month, start: Weekday): readonly (readonly (Day | null)[])[] {
  const first: Day = `${month}-01`;
  const before = addDays(first, -weekdayOf(first, start));
  const weeks: (Day | null)[][] = [];
  for (let week = before; monthOf(week) <= month; week = addDays(week, DAYS_A_WEEK)) {
    const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(week, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/** The same day of another month, or the last one that it has. */
function inMonth(day: Day, month: Month): Day {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same > last ? last : same;
}

/** Where a key leads in a month, never before `first`; null for a key that leads nowhere. */
export function movedDay(day: Day, key: string, { first, start }: { first: Day; start: Weekday }): Day | null {
  const targets: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -DAYS_A_WEEK),
    ArrowDown: () => addDays(day, DAYS_A_WEEK),
    Home: () => addDays(day, -weekdayOf(day, start)),
    End: () => addDays(day, DAYS_A_WEEK - 1 - weekdayOf(day, start)),
    PageUp: () => inMonth(day, addMonths(monthOf(day), -1)),
    PageDown: () => inMonth(day, addMonths(monthOf(day), 1)),
  };
  const target = Object.hasOwn(targets, key) ? targets[key]?.() : undefined;
  if (target === undefined) return null;
  return target < first ? first : target;
}

/** The week from `first` on, and after it the chosen day where that is a later one. */
export function offeredDays(first: Day, chosen: Day): readonly Day[] {
  const week = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(first, index));
  return week.includes(chosen) || chosen < first ? week : [...week, chosen];
}
