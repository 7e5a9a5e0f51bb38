/** A day's timetable of a line in one direction, as printed. */

import { type DayTrip, startOf, tripsOfDay } from '@halte/engine/boards/dayTrips';
import type { Direction } from '@halte/engine/boards/directions';
import { type Pattern, patternsOf } from '@halte/engine/boards/patterns';
import { getOrCompute } from '@halte/engine/common/memoize';
import type { DayNumber, EpochSeconds, TimeZone } from '@halte/engine/common/time';
import { isoOfDay, serviceDayStart, toIso } from '@halte/engine/common/zone';
import { type CollectedBookings, collectBookings } from '@halte/engine/journeys/bookingAnswer';
import type { Feed, RouteIndex } from '@halte/engine/timetable/feed/feed';
import { printedTimetable } from '@halte/engine/timetable/inLanguage';
import { headsignOf } from '@halte/engine/timetable/rides';
import { badgeOf, tripAccessibility } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type {
  ColumnNote,
  LineTimetable as LineTimetableSchema,
  TimetableColumn as TimetableColumnSchema,
  TimetableReason,
} from '../api/timetables.ts';
import { notesOf } from './columnNotes.ts';
import { type Column, orderColumns } from './columnOrder.ts';
import { mergeSequences } from './stopOrder.ts';

export type LineTimetable = Static<typeof LineTimetableSchema>;
type TimetableColumn = Static<typeof TimetableColumnSchema>;

/** A vehicle every 90 seconds around the clock gives fewer; more are unreadable. */
const MOST_COLUMNS = 1_000;

export function lineTimetable(feed: Feed, route: RouteIndex, direction: Direction, day: DayNumber): LineTimetable {
  const timetable = printedTimetable(feed);
  const all = tripsOfDay(timetable, route, direction, day).sort(
    (a, b) => startOf(timetable, a) - startOf(timetable, b),
  );
  const dayTrips = all.slice(0, MOST_COLUMNS);
  const grid = gridOf(timetable, dayTrips);
  const clocks = clocksOf(timetable, grid.rows, day);
  const bookings = collectBookings(timetable);
  const isoTimes = (column: Column) => column.map((seconds, row) => clocks[row]!(seconds));
  return {
    ...aboutTimetable(timetable, route, day),
    reason: dayTrips.length > 0 ? null : whyEmpty(timetable, route, direction, day),
    direction,
    rows: grid.rows.map((area) => ({ stopAreaId: timetable.areas[area]!.id, name: timetable.areas[area]!.name })),
    columns: orderColumns(grid.columns).map((i) =>
      columnOf(timetable, dayTrips[i]!, grid, isoTimes(grid.columns[i]!), bookings),
    ),
    bookings: [...bookings.list],
    complete: dayTrips.length === all.length,
  };
}

/** The fields common to all printed timetables. */
export function aboutTimetable(feed: Feed, route: RouteIndex, day: DayNumber) {
  return {
    line: badgeOf(feed, route),
    date: isoOfDay(day),
    onDemand: feed.routes[route]!.mode === 'onDemand',
    from: isoOfDay(feed.firstDay),
    to: isoOfDay(feed.lastDay),
  };
}

/** Why a line has no trip on a day. @param direction null for both. */
export function whyEmpty(
  feed: Feed,
  route: RouteIndex,
  direction: Direction | null,
  day: DayNumber,
): Exclude<TimetableReason, 'not-at-this-stop'> {
  if (day < feed.firstDay || day > feed.lastDay) return 'outside-timetable';
  const goes = patternsOf(feed, route).some((pattern) => direction === null || pattern.direction === direction);
  return goes ? 'not-on-this-day' : 'no-such-direction';
}

interface Path {
  /** The row of each stop of a pattern. */
  readonly rows: readonly number[];
  readonly notes: ColumnNote[];
}

interface Grid {
  /** Stop areas. */
  readonly rows: readonly number[];
  /** By trip, the seconds of the service day at each row. */
  readonly columns: readonly Column[];
  readonly paths: ReadonlyMap<Pattern, Path>;
}

function gridOf(feed: Feed, dayTrips: readonly DayTrip[]): Grid {
  const byPattern = [...Map.groupBy(dayTrips, ({ pattern }) => pattern)];
  const { rows, placements } = mergeSequences(
    byPattern.map(([{ areas }, own]) => ({ items: areas, weight: own.length })),
  );
  const paths = new Map(
    byPattern.map(([pattern], i) => {
      const own = placements[i]!;
      return [pattern, { rows: own, notes: notesOf(own, placements) }];
    }),
  );
  return {
    rows,
    paths,
    columns: dayTrips.map((dayTrip) => timesOf(feed, dayTrip, paths.get(dayTrip.pattern)!.rows, rows.length)),
  };
}

function timesOf({ stopTimes, trips }: Feed, dayTrip: DayTrip, placement: readonly number[], rows: number): Column {
  const first = trips.stopTimeStart[dayTrip.trip]!;
  const times: (number | null)[] = new Array(rows).fill(null);
  placement.forEach((row, position) => {
    const ends = position === placement.length - 1;
    times[row] = dayTrip.offset + (ends ? stopTimes.arrival : stopTimes.departure)[first + position]!;
  });
  return times;
}

type Clock = (seconds: number | null) => string | null;

/** The clock of each row, in the zone of its stops. */
function clocksOf(feed: Feed, areas: readonly number[], day: DayNumber): readonly Clock[] {
  const zero = serviceDayStart(feed.timeZone, day);
  const clocks = new Map<string, Clock>();
  return areas.map((area) => {
    const { timeZone } = feed.stops[feed.areas[area]!.stops[0]!]!;
    return getOrCompute(clocks, timeZone, () => clockOf(timeZone, zero));
  });
}

/** Formats seconds of a service day as ISO instants, memoized, since times repeat often in a timetable. */
function clockOf(timeZone: TimeZone, zero: EpochSeconds): Clock {
  const isoBySeconds = new Map<number, string>();
  return (seconds) => {
    if (seconds === null) return null;
    const iso = isoBySeconds.get(seconds) ?? toIso(timeZone, zero + seconds);
    isoBySeconds.set(seconds, iso);
    return iso;
  };
}

function columnOf(
  feed: Feed,
  dayTrip: DayTrip,
  { paths }: Grid,
  times: (string | null)[],
  bookings: CollectedBookings,
): TimetableColumn {
  const { stopTimes, trips } = feed;
  const { rows, notes } = paths.get(dayTrip.pattern)!;
  const first = trips.stopTimeStart[dayTrip.trip]!;
  const between = rows.flatMap((row, position) =>
    position === 0 || position === rows.length - 1 ? [] : { row, stopTime: first + position },
  );
  const isOnly = (here: Uint8Array, notHere: Uint8Array) =>
    between.filter(({ stopTime }) => here[stopTime] === 1 && notHere[stopTime] === 0).map(({ row }) => row);
  return {
    tripId: trips.ids.at(dayTrip.trip),
    offset: dayTrip.offset,
    headsign: headsignOf(feed, dayTrip.trip, 0),
    wheelchair: tripAccessibility(feed, dayTrip.trip),
    headwaySeconds: dayTrip.headway,
    notes,
    times,
    boardingOnly: isOnly(stopTimes.pickup, stopTimes.dropOff),
    alightingOnly: isOnly(stopTimes.dropOff, stopTimes.pickup),
    booked: bookedRows(dayTrip, rows, bookings),
  };
}

/** There is no boarding at the last stop of a trip, and no alighting at its first. */
function bookedRows(
  { trip }: DayTrip,
  rows: readonly number[],
  bookings: CollectedBookings,
): TimetableColumn['booked'] {
  return rows.flatMap((row, position) => {
    const boarding = position === rows.length - 1 ? null : bookings.placeOf({ trip, position }, 'boarding');
    const alighting = position === 0 ? null : bookings.placeOf({ trip, position }, 'alighting');
    return boarding === null && alighting === null ? [] : { row, boarding, alighting };
  });
}
