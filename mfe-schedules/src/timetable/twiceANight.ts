/** The hour that the night of a clock change has twice. */
import { type Instant, localClock, millisOf } from '@halte/i18n';
import type { Remark } from './legend.ts';

const HOUR_MS = 3_600_000;

/** Which of the two a time is, for a table in which the clocks change; nothing for all others. */
export function twiceRemarks(times: readonly Instant[], zone: string): (time: Instant) => readonly Remark[] {
  const offsets = new Set(times.map((time) => time.slice(19)));
  if (offsets.size < 2) return () => [];
  return (time) => {
    const clockAfter = (ms: number) => localClock(new Date(millisOf(time) + ms).toISOString(), zone);
    const clock = clockAfter(0);
    if (clockAfter(HOUR_MS) === clock) return [{ kind: 'summerTime' }];
    return clockAfter(-HOUR_MS) === clock ? [{ kind: 'winterTime' }] : [];
  };
}
