import type { Day, Instant } from '@halte/i18n';
import { dayOf, wallClock } from '@halte/i18n';
import { useState } from 'react';
import { type ChosenDateTime, chosenDateTime } from '../../trip/errors.ts';
import type { Trip } from '../../trip/model.ts';
import { ticked, withDateTime } from '../../trip/rules.ts';

interface Written {
  readonly day: Day;
  readonly time: string;
}

export interface DateTimeFieldsState extends Written {
  /** What both fields say together. */
  readonly chosen: ChosenDateTime;
  readonly minDay: Day;
  write(part: Partial<Written>): void;
  /** The traveller has left the fields: what the clock made of them is shown. */
  settle(): void;
}

/**
 * Date and time as they are being written. Half a date is no date, so the trip changes only when both make sense; until the fields are left,
 * they show what was typed and not what became of it.
 */
export function useDateTimeFields(
  trip: Trip,
  { zone, now, onEdit }: { zone: string; now: Instant; onEdit: (change: (trip: Trip) => Trip) => void },
): DateTimeFieldsState {
  const [written, setWritten] = useState<Written | null>(null);
  const shown = wallClock(trip.departureDateTime, zone);
  const { day, time } = written ?? { day: shown.slice(0, 10), time: shown.slice(11) };
  const chosen = chosenDateTime(day, time, zone, now);

  return {
    day,
    time,
    chosen,
    minDay: dayOf(now, zone),
    write(part) {
      const next = { day, time, ...part };
      setWritten(next);
      const read = chosenDateTime(next.day, next.time, zone, now);
      if (read.ok) onEdit((current) => withDateTime(current, read.instant));
    },
    settle() {
      if (!chosen.ok) return;
      setWritten(null);
      onEdit((current) => ticked(current, now));
    },
  };
}
