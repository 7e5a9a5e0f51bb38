import type { components } from '@halte/api';
import type { Locale } from '@halte/contract';
import {
  formatDate,
  formatTime,
  type Instant,
  localClock,
  localDaysBetween,
  millisOf,
  type Translate,
} from '@halte/i18n';

export type Alert = components['schemas']['Alert'];
type Period = Alert['periods'][number];

export interface AlertClock {
  readonly now: Instant;
  readonly zone: string;
  readonly locale: Locale;
}

const hasBegun = ({ from }: Period, now: Instant) => from === null || millisOf(from) <= millisOf(now);
const hasEnded = ({ to }: Period, now: Instant) => to !== null && millisOf(to) <= millisOf(now);

/** Whether an alert holds now. Without periods it always does. */
export function isActive({ periods }: Pick<Alert, 'periods'>, now: Instant): boolean {
  return periods.length === 0 || periods.some((period) => hasBegun(period, now) && !hasEnded(period, now));
}

/** A time of today by the clock, any other by its date. */
function whenText(instant: Instant, { now, zone, locale }: AlertClock) {
  const isToday = localDaysBetween(now, instant, zone) === 0;
  return isToday
    ? ({ kind: 'time', text: formatTime(instant, zone) } as const)
    : ({ kind: 'day', text: formatDate(instant, zone, locale, 'short') } as const);
}

/** A period that ends in the small hours ends with the day before, as travellers say it. */
function lastMoment(to: Instant, zone: string): Instant {
  return localClock(to, zone).slice(11) < '04:00' ? new Date(millisOf(to) - 4 * 3_600_000).toISOString() : to;
}

/** When an alert holds: its period of now, else its next one; `''` for one that always holds. */
export function periodText({ periods }: Pick<Alert, 'periods'>, clock: AlertClock, t: Translate<'schedules'>): string {
  const period = periods.find((one) => !hasEnded(one, clock.now));
  if (!period) return '';
  const { from, to } = period;
  const until = to === null ? null : whenText(lastMoment(to, clock.zone), clock);
  if (from === null || hasBegun(period, clock.now))
    return until ? t(`alert.until.${until.kind}`, { to: until.text }) : '';
  const since = whenText(from, clock);
  return until ? `${since.text} – ${until.text}` : t(`alert.from.${since.kind}`, { from: since.text });
}
