import type { DayNumber } from '../src/common/time.ts';
import { weekdayOf } from '../src/common/zone.ts';
import type { Feed } from '../src/timetable/feed/feed.ts';

/** The day with the most trips in the week from today, or from the start of the calendar. */
export function busyDay(feed: Feed, today: DayNumber): DayNumber {
  const first = today < feed.firstDay || today > feed.lastDay ? feed.firstDay : today;
  const days = Array.from({ length: 7 }, (_, i) => first + i);
  const tripsOn = (day: DayNumber) => feed.trips.service.filter((service) => feed.runsOn(service, day)).length;
  return days.sort((a, b) => tripsOn(b) - tripsOn(a) || weekdayOf(a) - weekdayOf(b))[0]!;
}
