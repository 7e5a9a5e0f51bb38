import { useQuery } from '@halte/api/query';
import { type Day, type Instant, millisOf } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { directionParam } from '../../line/directionParam.ts';
import { chipDays, dayIn, serviceDaysNow } from '../../timetable/days.ts';

interface Opening {
  readonly line: string;
  readonly direction: 0 | 1;
  readonly stop: string;
  /** As the address has it. */
  readonly written: string | null;
  readonly now: Instant;
}

export interface TimetableDay {
  /** Null until it is known whether something still runs of the day before. */
  readonly chosen: Day | null;
  readonly today: Day;
  readonly days: readonly Day[];
  /** Whether vehicles of the chosen day may run now. */
  readonly isRunning: boolean;
  /** The address has a date that is none. */
  readonly isUnreadable: boolean;
}

/**
 * The day to show: that of the address, else today. In the small hours it is the previous day while departures of that day are left at the
 * chosen stop.
 */
export function useTimetableDay({ written, now, line, direction, stop }: Opening): TimetableDay {
  const host = useHost();
  const running = serviceDaysNow(now, host.tenant.timeZone);
  const [first = '', today = first] = running;
  const requested = written === null ? null : dayIn(written);
  const isNight = running.length > 1 && requested === null;
  const query = { lineId: line, direction: directionParam(direction), date: first };
  const night = useQuery(
    '/api/v1/stopPoints/{id}/timetable',
    isNight ? { params: { path: { id: stop }, query } } : null,
  );
  const isSettled = !isNight || night.data !== undefined || night.problem !== null;
  const last = night.data?.hours.at(-1)?.departures.at(-1);
  const isStillRunning = isNight && last !== undefined && millisOf(last.departureDateTime) >= millisOf(now);
  const opening = isStillRunning ? first : today;
  const chosen = requested ?? (isSettled ? opening : null);
  return {
    chosen,
    today,
    days: chipDays(running),
    isRunning: chosen !== null && running.includes(chosen),
    isUnreadable: written !== null && requested === null,
  };
}
