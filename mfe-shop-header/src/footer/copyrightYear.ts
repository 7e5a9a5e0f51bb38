import { nowInstant, wallClock } from '@halte/i18n';

/** The year it is in the network's zone, e.g. `2026`. */
export function copyrightYear(timeZone: string): string {
  return wallClock(nowInstant(), timeZone).slice(0, 4);
}
