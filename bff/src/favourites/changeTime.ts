import type { EpochSeconds } from '@halte/engine/common/time';
import { invalid } from '../problems/requestError.ts';

/** Epoch seconds; null for an invalid time. JavaScript parses 30 February as 2 March. */
export function secondsOf(text: string): EpochSeconds | null {
  const seconds = Date.parse(text) / 1_000;
  if (Number.isNaN(seconds)) return null;
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  if (date === undefined) return seconds;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? seconds : null;
}

/**
 * When a device made the change that it is sending. A missing time, or one from a fast clock, counts as now.
 *
 * @throws RequestError `invalid` for a date that does not exist.
 */
export function changeTime(changedAt: string | undefined, now: EpochSeconds): EpochSeconds {
  if (changedAt === undefined) return now;
  const seconds = secondsOf(changedAt);
  if (seconds === null) throw invalid('invalid-favourite', 'changedAt must be a time that exists.');
  return Math.min(seconds, now);
}
