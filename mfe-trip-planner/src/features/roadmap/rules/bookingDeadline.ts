import type { Locale } from '@halte/contract';
import { formatDate, formatDelta, formatTime, type Instant, localDaysBetween, type Translate } from '@halte/i18n';
import type { Booking } from '../../../trip/detailedJourney.ts';

interface Clock {
  readonly zone: string;
  readonly locale: Locale;
}

/** Until when to book the ride that leaves at `departure`, to be put after other text; null where nothing is known. */
export function formatDeadline(
  { notice, minutesBefore = 0, daysBefore, untilDateTime }: Booking,
  departure: Instant,
  t: Translate<'trip-planner-roadmap'>,
  { zone, locale }: Clock,
): string | null {
  if (notice === 'realTime') return t('booking.until.realTime');
  if (notice === 'sameDay') return t('booking.until.minutes', { duration: formatDelta(minutesBefore * 60) });
  if (untilDateTime === undefined)
    return daysBefore === undefined ? null : t('booking.until.days', { count: daysBefore });
  const time = formatTime(untilDateTime, zone);
  const days = localDaysBetween(untilDateTime, departure, zone);
  if (days === 0) return t('booking.until.sameDay', { time });
  if (days === 1) return t('booking.until.dayBefore', { time });
  return t('booking.until.date', { day: formatDate(untilDateTime, zone, locale), time });
}

/** The address of a phone call; null for a text without digits. */
export function phoneAddress(phone: string): string | null {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : null;
}
