import type { Locale } from '@halte/contract';
import { type Day, formatDate } from '@halte/i18n';

type Style = Parameters<typeof formatDate>[3];

/** A calendar day in words, whatever zone it is of. */
export function dayText(day: Day, locale: Locale, style: Style): string {
  return formatDate(`${day}T12:00:00.000Z`, 'UTC', locale, style);
}
