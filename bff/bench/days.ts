import type { DayNumber } from '@halte/engine/common/time';
import { weekdayOf } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';

/** The day with the most trips in the week from today, or from the start of the calendar. */
export function busyDay(feed: Feed, today: DayNumber): DayNumber {
  const first = today < feed.firstDay || today > feed.lastDay ? feed.firstDay : today;
  const days = Array.from({ length: 7 }, (_, i) => first + i);
  const tripsOn = (day: DayNumber) => feed.trips.service.filter((service) => feed.runsOn(service, day)).length;
  return days.sort((a, b) => tripsOn(b) - tripsOn(a) || weekdayOf(a) - weekdayOf(b))[0]!;
}
