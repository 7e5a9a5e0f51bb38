import type { Locale } from '@halte/contract';
import {
  formatDate,
  formatTime,
  type Instant,
  instantFromMillis,
  localClock,
  millisOf,
  type Translate,
} from '@halte/i18n';
import type { Alert } from './placeDetails.ts';

interface Clock {
  readonly now: Instant;
  readonly zone: string;
  readonly locale: Locale;
}

type Period = Alert['periods'][number];

/** The last moment of a period: one that ends at midnight ends on the day before. The offset is kept, as it is that of the stop. */
function lastMoment(to: Instant): Instant {
  if (!to.slice(11).startsWith('00:00:00')) return to;
  const offset = to.endsWith('Z') ? 'Z' : to.slice(-6);
  const dayBefore = instantFromMillis(Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - 1000).slice(0, 10);
  return `${dayBefore}T23:59:00${offset}`;
}

function currentPeriod(periods: readonly Period[], now: Instant): Period | undefined {
  return periods.find(({ to }) => to === null || millisOf(to) > millisOf(now));
}

/** When an alert holds, from now on; `''` where that is not published. */
export function formatAlertPeriod({ periods }: Alert, clock: Clock, t: Translate<'proximity-place'>): string {
  const { now, zone, locale } = clock;
  const period = currentPeriod(periods, now);
  if (!period) return '';
  const { from, to } = period;
  const date = (instant: Instant) => formatDate(instant, zone, locale);
  const isToday = (instant: Instant) => localClock(instant, zone).slice(0, 10) === localClock(now, zone).slice(0, 10);
  const end = to && lastMoment(to);
  if (from !== null && millisOf(from) > millisOf(now)) {
    return end === null
      ? t('alert.from', { from: date(from) })
      : t('alert.between', { from: date(from), to: date(end) });
  }
  if (to === null || end === null) return t('alert.open');
  return isToday(end) && end === to
    ? t('alert.until.time', { time: formatTime(to, zone) })
    : t('alert.until', { to: date(end) });
}
