import type { components } from '@halte/api';
import { type Instant, millisOf } from '@halte/i18n';

export type CallStatus = components['schemas']['Call']['status'];

/**
 * `unknown`: only the timetable speaks, which is not "on time". `live`: it is known when, but there is nothing to compare it with, e.g. an
 * additional vehicle. `skipped`: the vehicle runs and does not halt.
 */
export type TimingKind = 'unknown' | 'live' | 'onTime' | 'late' | 'early' | 'skipped' | 'cancelled';

export interface Timing {
  readonly kind: TimingKind;
  readonly expected: Instant;
  /** What the timetable says; null for what it does not have. */
  readonly scheduled: Instant | null;
  /** By how much it is late or early, in whole minutes as clocks show them; otherwise 0. */
  readonly seconds: number;
}

interface Told {
  readonly expected: Instant;
  readonly scheduled: Instant | null;
  readonly status: CallStatus;
}

const minuteOf = (instant: Instant) => Math.floor(millisOf(instant) / 60_000);

function comparison(expected: Instant, scheduled: Instant | null): Pick<Timing, 'kind' | 'seconds'> {
  if (scheduled === null) return { kind: 'live', seconds: 0 };
  const minutes = minuteOf(expected) - minuteOf(scheduled);
  if (minutes === 0) return { kind: 'onTime', seconds: 0 };
  return { kind: minutes > 0 ? 'late' : 'early', seconds: Math.abs(minutes) * 60 };
}

/** How a time that is shown relates to the timetable. Compared are the minutes that stand side by side, not the seconds behind them. */
export function timingOf({ expected, scheduled, status }: Told): Timing {
  if (status === 'scheduled') return { kind: 'unknown', expected, scheduled, seconds: 0 };
  if (status === 'cancelled' || status === 'skipped') return { kind: status, expected, scheduled, seconds: 0 };
  return { ...comparison(expected, scheduled), expected, scheduled };
}

/** Whether one can get on or off. */
export function isServed({ kind }: Timing): boolean {
  return kind !== 'cancelled' && kind !== 'skipped';
}
