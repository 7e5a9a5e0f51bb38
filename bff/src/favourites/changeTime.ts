import { invalid } from '../problems/requestError.ts';
import type { EpochSeconds } from '../timetable/feed/feed.ts';

/**
 * When a device made a change that it sends now. One that does not say so made it now, and so did one whose clock is fast.
 *
 * @throws RequestError `invalid` for a date that does not exist.
 */
export function changeTime(changedAt: string | undefined, now: EpochSeconds): EpochSeconds {
  if (changedAt === undefined) return now;
  const seconds = Date.parse(changedAt) / 1_000;
  if (Number.isNaN(seconds)) throw invalid('invalid-favourite', 'changedAt must be a time that exists.');
  return Math.min(seconds, now);
}
