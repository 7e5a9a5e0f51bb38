import { addDays, type Day, type Instant, localClock, parseDateString } from '@halte/i18n';

const CHIPS = 7;
/** Vehicles of a service day still run at this hour of the night after it. */
const NIGHT_ENDS = '04:00';

/** The minute of an instant in UTC: what leaves within it has not left. */
export function minuteOf(now: Instant): Instant {
  return `${now.slice(0, 16)}Z`;
}

/** Today, and in the small hours also the day before, whose last vehicles still run. */
export function serviceDaysNow(now: Instant, zone: string): readonly Day[] {
  const [today = '', clock = ''] = localClock(now, zone).split('T');
  return clock < NIGHT_ENDS ? [addDays(today, -1), today] : [today];
}

/** The days to choose from at once: from the first of those on which vehicles run now. */
export function chipDays([first = '']: readonly Day[]): readonly Day[] {
  return Array.from({ length: CHIPS }, (_, index) => addDays(first, index));
}

/** The day that an address asks for; null for a text that is no day. */
export function dayIn(text: string): Day | null {
  return parseDateString(text);
}

/** The first day after another on which a line runs, as far as that is known. */
export function nextServiceDay(dates: readonly Day[], after: Day): Day | null {
  return dates.find((date) => date > after) ?? null;
}
