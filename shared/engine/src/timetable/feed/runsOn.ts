import type { DayNumber } from '../../common/time.ts';
import type { ServiceDays } from './feed.ts';

/** Whether a service runs on a day; false outside the known days. */
export function runsOn({ firstDay, dayCount, bits }: ServiceDays, service: number, day: DayNumber): boolean {
  const offset = day - firstDay;
  if (offset < 0 || offset >= dayCount) return false;
  const bit = service * dayCount + offset;
  return ((bits[bit >> 3]! >> (bit & 7)) & 1) === 1;
}
