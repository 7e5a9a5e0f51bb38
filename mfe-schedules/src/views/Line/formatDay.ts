import type { Locale } from '@halte/contract';
import { type Day, formatDate } from '@halte/i18n';

/** A calendar day, which is the same one in every zone. */
export function formatDay(day: Day, locale: Locale, style: 'day' | 'dayOfMonth' | 'full' | 'short'): string {
  return formatDate(`${day}T12:00:00Z`, 'UTC', locale, style);
}
