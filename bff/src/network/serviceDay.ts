import type { DayNumber, EpochSeconds } from '@halte/engine/common/time';
import { dayFromIso, dayOf } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { invalid } from '../problems/requestError.ts';

/** @param date `YYYY-MM-DD`; undefined is the civil date at `now` in the zone of the feed. */
export function parseServiceDay(feed: Feed, date: string | undefined, now: EpochSeconds): DayNumber {
  if (date === undefined) return dayOf(feed.timeZone, now);
  try {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError(date);
    return dayFromIso(date);
  } catch {
    throw invalid('invalid-date', `"${date}" is no date: write it like 2026-11-23.`);
  }
}
