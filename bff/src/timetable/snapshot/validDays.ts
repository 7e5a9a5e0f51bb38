import type { DayNumber } from '@halte/engine/common/time';
import type { Feed } from '@halte/engine/timetable/feed/feed';

/** Days on which an import of the same files gives the same result: `from … to`. */
export interface ValidDays {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const EVER = 10_000_000;

/** @param today the day of the import. */
export function validDays(
  { shiftedByWeeks, parts, warnings }: Feed,
  today: DayNumber,
  rebaseCalendar: 'never' | 'whenExpired',
): ValidDays {
  const isCut = warnings.some(({ code }) => code === 'calendar-cut');
  const meetToday = parts.every(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
  if (isCut || shiftedByWeeks !== 0 || (rebaseCalendar === 'whenExpired' && !meetToday))
    return { from: today, to: today };
  let from = -EVER;
  let to = EVER;
  const changeOn = (day: DayNumber) => {
    if (day <= today) from = Math.max(from, day);
    else to = Math.min(to, day - 1);
  };
  for (const { firstDay, lastDay, info } of parts) {
    changeOn(firstDay);
    changeOn(lastDay + 1);
    // A day outside the publisher's period of validity gives a warning.
    if (info?.from) changeOn(info.from);
    if (info?.to) changeOn(info.to + 1);
  }
  return { from, to };
}
