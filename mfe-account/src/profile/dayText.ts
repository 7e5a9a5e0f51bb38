import type { Locale } from '@halte/contract';
import { type Day, formatDate } from '@halte/i18n';

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): text is Day {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A day as the traveller's language writes it; another text as it is. */
export function dayText(value: string, locale: Locale): string {
  return isDay(value) ? formatDate(`${value}T12:00:00Z`, 'UTC', locale, 'numeric') : value;
}

/**
 * The day that is typed, `YYYY-MM-DD`; a text that is none as it is. Every language of the product writes day, month, year. The keyboard of figures
 * of some phones has no separator, and a browser that fills in the date of birth writes it as `YYYY-MM-DD`.
 */
export function typedDay(text: string): string {
  const trimmed = text.trim();
  const parts = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  const [, day = '', month = '', year = ''] = parts ?? [];
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : text;
}
