import { type Day, type Instant, wallClock } from '@halte/i18n';
import { useState } from 'react';
import type { ChosenDateTime } from '../../trip/errors.ts';

interface Written {
  readonly day: Day;
  readonly time: string;
}

export interface DateTimeFieldsState extends Written {
  /** What both fields say together. */
  readonly chosen: ChosenDateTime;
  /** The traveller has left the fields, and what they say makes no sense. */
  readonly isInvalidOnBlur: boolean;
  write(part: Partial<Written>): void;
  /** The traveller leaves the fields: what became of what was written is shown. */
  settle(): void;
}

export interface DateTimeFieldsOptions {
  /** What they show as long as nothing is written. */
  readonly instant: Instant;
  readonly zone: string;
  readonly read: (written: Written) => ChosenDateTime;
  readonly onChosen: (instant: Instant) => void;
  readonly onSettled: () => void;
}

/**
 * Date and time as they are being written. Half a date is no date, so the trip changes only when both make sense; until the fields are left,
 * they show what was typed and not what became of it.
 */
export function useDateTimeFields(options: DateTimeFieldsOptions): DateTimeFieldsState {
  const { instant, zone, read, onChosen, onSettled } = options;
  const [written, setWritten] = useState<Written | null>(null);
  const [isLeft, setLeft] = useState(false);
  const shown = wallClock(instant, zone);
  const { day, time } = written ?? { day: shown.slice(0, 10), time: shown.slice(11) };
  // What stands there untouched need not be read back: in the hour that comes twice it would become another one.
  const chosen: ChosenDateTime = written ? read(written) : { ok: true, instant };

  return {
    day,
    time,
    chosen,
    isInvalidOnBlur: isLeft && !chosen.ok,
    write(part) {
      const next = { day, time, ...part };
      setWritten(next);
      setLeft(false);
      const now = read(next);
      if (now.ok) onChosen(now.instant);
    },
    settle() {
      setLeft(true);
      if (!chosen.ok) return;
      setWritten(null);
      onSettled();
    },
  };
}
