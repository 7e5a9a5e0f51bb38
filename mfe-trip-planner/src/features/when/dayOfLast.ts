import { addDays, type Day, type Instant, wallClock } from '@halte/i18n';

/** On the clocks of the network: vehicles of the evening have arrived by then, those of the morning have not left. */
export const NIGHT = '03:59';

/** The day whose last journey arrives by this time; null for any other time. */
export function dayOfLast(arrival: Instant, zone: string): Day | null {
  const [day = '', time] = wallClock(arrival, zone).split('T');
  return time === NIGHT ? addDays(day, -1) : null;
}
