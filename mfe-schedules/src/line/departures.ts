import type { components } from '@halte/api';
import { isMade, minutesLate, minutesUntil } from '@halte/api/departures';
import type { Locale } from '@halte/contract';
import { formatDelta, formatRelativeDay, headwayOf, type Instant, localDaysBetween, type Translate } from '@halte/i18n';

export type Departure = components['schemas']['DepartureOfLine'];

/** Identifies a departure from one answer to the next. */
export function departureKey({ tripId, serviceDate, offset }: Departure): string {
  return `${tripId} ${serviceDate} ${offset}`;
}

/** The departure of that key while it is there, else the first that takes place. */
export function chosenDeparture(departures: readonly Departure[], key: string | null): Departure | null {
  const chosen = departures.find((departure) => departureKey(departure) === key);
  return chosen ?? departures.find(isMade) ?? departures[0] ?? null;
}

interface Clock {
  readonly now: Instant;
  readonly zone: string;
  readonly locale: Locale;
}

const IN_MINUTES = 60;

/** The note below the time of a departure: late or cancelled, how soon, on which day. */
export function departureNote(departure: Departure, { now, zone, locale }: Clock, t: Translate<'schedules'>): string {
  if (!isMade(departure)) return t(departure.status === 'skipped' ? 'line.stop.passed' : 'line.departure.cancelled');
  const late = minutesLate(departure);
  if (late !== 0) {
    return t(late > 0 ? 'line.departure.late' : 'line.departure.early', { delta: formatDelta(Math.abs(late) * 60) });
  }
  if (departure.headwaySeconds) {
    const { unit, count } = headwayOf(departure.headwaySeconds);
    return t(`line.departure.every.${unit}`, { count });
  }
  if (departure.booking || departure.onDemand) return t('line.departure.booking');
  const minutes = minutesUntil(departure, now);
  if (minutes < IN_MINUTES) return t('line.departure.in', { delta: formatDelta(minutes * 60) });
  const at = departure.departureDateTime;
  return localDaysBetween(now, at, zone) === 0 ? '' : formatRelativeDay(at, zone, locale, now);
}
