import type { Locale } from '@halte/contract';
import { addDays, dayOf, formatDate, formatTime, type Instant } from '@halte/i18n';

const DAYS_BY_WEEKDAY = 6;

interface Clock {
  readonly zone: string;
  readonly locale: Locale;
  readonly now: Instant;
}

/** A time in as few words as say it: the clock alone today, with the weekday within a week, else with the date. */
export function shortDateTime(instant: Instant, clock: Clock): string {
  const words = shortDateTimeWithin(instant, clock);
  return `${words.charAt(0).toLocaleUpperCase(clock.locale)}${words.slice(1)}`;
}

/** The same, after other words. */
export function shortDateTimeWithin(instant: Instant, { zone, locale, now }: Clock): string {
  const time = formatTime(instant, zone);
  const [day, today] = [dayOf(instant, zone), dayOf(now, zone)];
  if (day === today) return time;
  const isNear = day > today && day <= addDays(today, DAYS_BY_WEEKDAY);
  return `${formatDate(instant, zone, locale, isNear ? 'weekdayShort' : 'dayAndMonth')} ${time}`;
}
