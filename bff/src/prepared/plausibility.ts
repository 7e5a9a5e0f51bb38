/** Whether a timetable is plausible, compared with the one published before. */
import type { DayNumber } from '@halte/engine/common/time';
import { isoOfDay } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';

/** What is compared of a timetable. */
export interface Figures {
  readonly stops: number;
  /** First of the days that follow in {@link Figures.trips}. */
  readonly from: DayNumber;
  /** Trips of each day. */
  readonly trips: number[];
  /** Last day on which all of its feeds have trips. */
  readonly lastDay: DayNumber;
}

/** Days for which trips are counted: usually longer than a timetable stays published. */
export const FIGURE_DAYS = 60;
const COMPARED_DAYS = 7;
/** Bounds relative to the timetable before. */
const LEAST_STOPS = 0.8;
const LEAST_TRIPS = 0.7;
const MOST_TIMES = 10;
/** Days that it must still cover, including the day of its publication. */
const LEAST_DAYS = 3;

export function figuresOf(feed: Feed, from: DayNumber): Figures {
  const ofService = new Map<number, number>();
  for (const service of feed.trips.service) ofService.set(service, (ofService.get(service) ?? 0) + 1);
  const trips = Array.from({ length: FIGURE_DAYS }, (_, day) =>
    Array.from(ofService).reduce((sum, [service, count]) => sum + (feed.runsOn(service, from + day) ? count : 0), 0),
  );
  return { stops: feed.stops.length, from, trips, lastDay: Math.min(...feed.parts.map(({ lastDay }) => lastDay)) };
}

/** @returns sentences for the operator; none if it is plausible. */
export function objectionsTo(next: Figures, before: Figures | null): string[] {
  const objections: string[] = [];
  if (next.lastDay < next.from + LEAST_DAYS - 1)
    objections.push(`The timetable is over on ${isoOfDay(next.lastDay)}, in less than ${LEAST_DAYS} days.`);
  if (before === null) return objections;
  objections.push(...compared('stops', next.stops, before.stops, LEAST_STOPS));
  const days = Array.from({ length: COMPARED_DAYS }, (_, day) => next.from + day).filter(
    (day) => tripsOn(next, day) !== undefined && tripsOn(before, day) !== undefined,
  );
  const sum = (figures: Figures) => days.reduce((trips, day) => trips + tripsOn(figures, day)!, 0);
  objections.push(...compared('trips in the next seven days', sum(next), sum(before), LEAST_TRIPS));
  return objections;
}

const tripsOn = ({ from, trips }: Figures, day: DayNumber) => trips[day - from];

function compared(what: string, next: number, before: number, least: number): string[] {
  const isFew = next < before * least;
  const isMuch = before > 0 && next >= before * MOST_TIMES;
  return isFew || isMuch ? [`The timetable has ${next} ${what}, and the one before has ${before}.`] : [];
}
