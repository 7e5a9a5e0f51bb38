import type { components } from '@halte/api';
import { type Instant, millisOf } from '@halte/i18n';

type StopTimeStatus = components['schemas']['RideStopTime']['status'];

/**
 * `unknown`: only the scheduled time is known, which does not mean "on time". `live`: an expected time without a scheduled one, e.g. of an
 * additional vehicle. `skipped`: the vehicle runs but does not serve the stop.
 */
type TimingKind = 'unknown' | 'live' | 'onTime' | 'late' | 'early' | 'skipped' | 'cancelled';

export interface Timing {
  readonly kind: TimingKind;
  readonly expected: Instant;
  /** The time in the timetable; null for an additional vehicle. */
  readonly scheduled: Instant | null;
  /** The delay or lead in seconds, a multiple of 60; otherwise 0. */
  readonly seconds: number;
}

interface ReportedTime {
  readonly expected: Instant;
  readonly scheduled: Instant | null;
  readonly status: StopTimeStatus;
}

const minuteOf = (instant: Instant) => Math.floor(millisOf(instant) / 60_000);

function comparison(expected: Instant, scheduled: Instant | null): Pick<Timing, 'kind' | 'seconds'> {
  if (scheduled === null) return { kind: 'live', seconds: 0 };
  const minutes = minuteOf(expected) - minuteOf(scheduled);
  if (minutes === 0) return { kind: 'onTime', seconds: 0 };
  return { kind: minutes > 0 ? 'late' : 'early', seconds: Math.abs(minutes) * 60 };
}

/** Compares an expected time with the timetable, by the whole minutes that are shown. */
export function timingOf({ expected, scheduled, status }: ReportedTime): Timing {
  if (status === 'scheduled') return { kind: 'unknown', expected, scheduled, seconds: 0 };
  if (status === 'cancelled' || status === 'skipped') return { kind: status, expected, scheduled, seconds: 0 };
  return { ...comparison(expected, scheduled), expected, scheduled };
}

/** Whether travellers can board or leave there. */
export function isServed({ kind }: Timing): boolean {
  return kind !== 'cancelled' && kind !== 'skipped';
}
