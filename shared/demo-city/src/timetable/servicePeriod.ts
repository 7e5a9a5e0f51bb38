import { addDays, publicHolidays, weekdayOf } from './calendar.ts';
import type { DayType } from './timetables.ts';

/** The dates (`YYYY-MM-DD`) from the first to the last that a published timetable is valid on. */
export interface ServicePeriod {
  readonly first: string;
  readonly last: string;
}

const DAYS_BEFORE = 30;
const DAYS_AFTER = 120;

export function servicePeriodAround(today: string): ServicePeriod {
  return { first: addDays(today, -DAYS_BEFORE), last: addDays(today, DAYS_AFTER) };
}

/** The services that run on a date: those of Sundays on public holidays. */
export function dayTypeOf(date: string): DayType {
  const weekday = weekdayOf(date);
  if (weekday === 0 || publicHolidays(Number(date.slice(0, 4))).includes(date)) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}
