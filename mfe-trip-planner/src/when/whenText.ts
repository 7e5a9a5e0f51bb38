import type { Locale } from '@halte/contract';
import { addDays, dayOf, formatDate, formatTime, type Instant } from '@halte/i18n';

const DAYS_BY_WEEKDAY = 6;

/** A time in as few words as say it: the clock alone today, with the weekday within a week, else with the date. */
export function shortDateTime(
  instant: Instant,
  { zone, locale, now }: { readonly zone: string; readonly locale: Locale; readonly now: Instant },
): string {
  const time = formatTime(instant, zone);
  const [day, today] = [dayOf(instant, zone), dayOf(now, zone)];
  if (day === today) return time;
  const isNear = day > today && day <= addDays(today, DAYS_BY_WEEKDAY);
  const words = formatDate(instant, zone, locale, isNear ? 'weekdayShort' : 'dayAndMonth');
  return `${words.charAt(0).toLocaleUpperCase(locale)}${words.slice(1)} ${time}`;
}
