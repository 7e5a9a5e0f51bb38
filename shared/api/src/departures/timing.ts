import { type Instant, millisOf } from '@halte/i18n';
import type { components } from '../generated.ts';

type StopDeparture = components['schemas']['StopDeparture'];

/** The fields of a departure that determine when it leaves. */
export type TimedDeparture = Pick<StopDeparture, 'departureDateTime' | 'scheduledDepartureDateTime' | 'status'>;

/** From this many minutes on, a clock time is more useful than a number of minutes. */
const CLOCK_FROM_MINUTES = 30;

const minuteOf = (instant: Instant) => Math.floor(millisOf(instant) / 60_000);

/** Whole minutes until it leaves, rounded down. Negative once it has left. */
export function minutesUntil(departure: TimedDeparture, now: Instant): number {
  return Math.floor((millisOf(departure.departureDateTime) - millisOf(now)) / 60_000);
}

export function isShownAsMinutes(departure: TimedDeparture, now: Instant): boolean {
  return isMade(departure) && minutesUntil(departure, now) < CLOCK_FROM_MINUTES;
}

/** False for a departure that is cancelled, or whose vehicle does not stop here. */
export function isMade({ status }: Pick<TimedDeparture, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'skipped';
}

/** Minutes late, by the whole minutes that clocks show; negative when early, 0 where nothing is predicted. */
export function minutesLate({ departureDateTime, scheduledDepartureDateTime, status }: TimedDeparture): number {
  if (status !== 'live' || scheduledDepartureDateTime === null) return 0;
  return minuteOf(departureDateTime) - minuteOf(scheduledDepartureDateTime);
}

/** Those that have not left yet, in their order. */
export function upcoming<Departure extends TimedDeparture>(
  departures: readonly Departure[],
  now: Instant,
): readonly Departure[] {
  return departures.filter((departure) => minutesUntil(departure, now) >= 0);
}

/** Gaps that differ by no more than this are one interval to a traveller. */
const INTERVAL_TOLERANCE_MINUTES = 2;
const LONGEST_INTERVAL_MINUTES = 30;
const LEAST_GAPS = 2;

/** Headway in minutes if departures are regular and frequent; else null. From the scheduled times, because delays come and go. */
export function intervalMinutes(departures: readonly TimedDeparture[]): number | null {
  const times = departures.flatMap(({ scheduledDepartureDateTime }) =>
    scheduledDepartureDateTime === null ? [] : [minuteOf(scheduledDepartureDateTime)],
  );
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  if (gaps.length < LEAST_GAPS) return null;
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  if (least <= 0 || most - least > INTERVAL_TOLERANCE_MINUTES || most > LONGEST_INTERVAL_MINUTES) return null;
  return Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
}
