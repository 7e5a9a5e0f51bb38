import type { Locale } from '@halte/contract';
import { addDays, dayOf, formatDate, formatRelativeDay, type Instant } from '@halte/i18n';

/** The day of a search, as short as possible: by name when it is near, with its year if it is another one. */
export function dayLabel(
  instant: Instant,
  { zone, locale, now }: { zone: string; locale: Locale; now: Instant },
): string {
  const day = dayOf(instant, zone);
  const today = dayOf(now, zone);
  if ([addDays(today, -1), today, addDays(today, 1)].includes(day))
    return formatRelativeDay(instant, zone, locale, now);
  return formatDate(instant, zone, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'numeric');
}
