/** Invariants of every line, and its timetables compared with those that the judge reads from the files of the feed. */

import { nextByGroup } from '@halte/engine/boards/areaGroups';
import { groupOf } from '@halte/engine/boards/grouping';
import { findLine } from '@halte/engine/boards/lookUp';
import { dayFromIso, isoOfDay, serviceDayStart, weekdayOf } from '@halte/engine/common/zone';
import { departuresAt as boardAt, type Departure } from '@halte/engine/timetable/departures';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Feed as JudgedFeed } from '@halte/judge/feed';
import { linesOf as judgedLines } from '@halte/judge/lines';
import type { ReportedTimetable } from '@halte/judge/reportedTimetable';
import { dailySample } from '@halte/judge/sample';
import { departureMistakes, kindsOfDays, linesByWays, timetableMistakes } from '@halte/judge/timetables';
import { exactFeeds } from '../timetable/testing/exactFeeds.ts';
import { lineDetail } from './lineDetail.ts';
import { linesOf } from './lines.ts';
import { poleTimetable } from './poleTimetable.ts';
import { type LineTimetable, lineTimetable } from './timetable.ts';

const MINUTES = 60_000;
/** Lines per feed that the judge checks; half of them are those with the most branches, loops and short workings. */
const JUDGED_LINES = 10;

const all = exactFeeds();
/** Reading a feed twice takes longer than its timetables, so `npm test` takes two of the large ones and two of the random ones. */
const feeds = [
  ...dailySample(
    all.filter(({ isRandom }) => isRandom),
    2,
  ),
  ...dailySample(
    all.filter(({ isRandom }) => !isRandom),
    2,
  ),
];

/** Columns to the right that a column is compared with: more than an hour of tram service. */
const REACH = 25;

/** All of them in a deep run. */
const someLines = (feed: Feed) => dailySample(linesOf(feed), 12);

describe.each(feeds)('$name', ({ load, judged, isRandom }) => {
  let feed: Feed;
  let judge: JudgedFeed;
  let days: number[];

  beforeAll(async () => {
    [feed, judge] = [await load(), await judged()];
    const wednesday = busiestWednesday(feed);
    days = [wednesday, wednesday + 4];
  }, 5 * MINUTES);

  it('shows each line so that all its ways run downward, and passes no stop over', () => {
    for (const { id } of someLines(feed)) {
      const { directions, bounds } = lineDetail(feed, feed.routeById.get(id)!, days[0]!);
      expect(directions.length).toBeGreaterThan(0);
      expect(bounds.north).toBeGreaterThanOrEqual(bounds.south);
      for (const { stops, variants, geometry } of directions) {
        for (const variant of variants) expect(isDownward(variant.stops)).toBe(true);
        expect(new Set(variants.flatMap((variant) => variant.stops)).size).toBe(stops.length);
        expect(geometry.every((way) => way.length >= 2)).toBe(true);
      }
    }
  });

  it('has the lines that the judge finds', () => {
    const judged = judgedLines(judge).map((routes) => [...routes].sort().join());
    const found = linesOf(feed).map(({ id, otherIds = [] }) => {
      const running = new Set(judge.trips.map(({ route }) => route));
      return [id, ...otherIds]
        .filter((route) => running.has(route))
        .sort()
        .join();
    });
    expect(found.sort()).toEqual(judged.sort());
  });

  it('puts no trip to the right of one that it runs before', () => {
    let columns = 0;
    const wrong: string[] = [];
    for (const { id, shortName } of someLines(feed))
      for (const day of days)
        for (const direction of [0, 1] as const) {
          const timetable = lineTimetable(feed, feed.routeById.get(id)!, direction, day);
          columns += timetable.columns.length;
          if (misplaced(timetable) > 0) wrong.push(`${shortName} ${direction} ${isoOfDay(day)}`);
        }
    expect(columns).toBeGreaterThan(isRandom ? 0 : 100);
    expect(wrong).toEqual([]);
  });

  it(
    'has the timetables that the files give, as the judge reads them',
    () => {
      const ways = linesByWays(judge);
      const lines = [...ways.slice(0, JUDGED_LINES / 2), ...chosen(ways.slice(JUDGED_LINES / 2), JUDGED_LINES / 2)];
      const mistakes: string[] = [];
      let columns = 0;
      for (const line of dailySample(lines, 4))
        for (const day of dailySample(kindsOfDays(judge, line).slice(0, 6), 2)) {
          const route = findLine(feed, line);
          const timetables = ([0, 1] as const).map((direction) =>
            reported(feed, lineTimetable(feed, route, direction, day)),
          );
          columns += timetables.reduce((sum, one) => sum + one.columns.length, 0);
          const found = [
            ...timetableMistakes(judge, line, day, timetables),
            ...poles(feed, timetables).flatMap((stop) =>
              departureMistakes(judge, line, day, new Set([stop]), departuresAt(feed, line, stop, day)),
            ),
          ];
          mistakes.push(...found.slice(0, 5).map((mistake) => `${line} ${isoOfDay(day)}: ${mistake}`));
        }
      expect(mistakes).toEqual([]);
      expect(columns).toBeGreaterThan(0);
    },
    10 * MINUTES,
  );

  it('tells the same of what leaves next at a stop as its whole board does', () => {
    for (const area of dailySample(feed.areas, 12)) {
      const { stops } = area;
      const from = serviceDayStart(feed.timeZone, days[0]!) + 8 * 3_600;
      const board = Map.groupBy(boardAt(feed, stops, from, 50_000), ({ trip, position }) =>
        groupOf(feed, 'direction', trip, position),
      );
      const span = { from, until: from + 86_400, limit: 3 };
      const found = nextByGroup(feed, feed.stops[stops[0]!]!.area, span, () => true);
      const timesOf = (departures: readonly Departure[]) => departures.map(({ departure }) => departure).join();
      expect(found.map(({ departures }) => timesOf(departures)).sort()).toEqual(
        [...board.values()].map((all) => timesOf(all.slice(0, 3))).sort(),
      );
    }
  });

  it('tells nothing of a day that the timetable does not have', () => {
    const route = feed.routeById.get(linesOf(feed)[0]!.id)!;
    expect(lineTimetable(feed, route, 0, feed.lastDay + 1)).toMatchObject({ reason: 'outside-timetable', columns: [] });
    expect(lineTimetable(feed, route, 0, dayFromIso('1999-01-01')).reason).toBe('outside-timetable');
  });
});

/** The calendars of merged feeds may have few days in common, and the middle of both may have no trip at all. */
function busiestWednesday(feed: Feed): number {
  const weeks = Math.floor((feed.lastDay - feed.firstDay) / 7);
  const first = feed.firstDay + ((9 - weekdayOf(feed.firstDay)) % 7);
  const wednesdays = Array.from({ length: weeks }, (_, week) => first + 7 * week);
  const tripsOn = (day: number) =>
    feed.trips.service.reduce((sum, service) => sum + Number(feed.runsOn(service, day)), 0);
  return wednesdays.map((day) => ({ day, trips: tripsOn(day) })).sort((a, b) => b.trips - a.trips)[0]!.day;
}

const chosen = <Case>(cases: readonly Case[], count: number): Case[] =>
  cases.filter((_, index) => index % Math.max(1, Math.floor(cases.length / count)) === 0).slice(0, count);

function reported(feed: Feed, { rows, columns }: LineTimetable): ReportedTimetable {
  return {
    rows: rows.map(({ stopAreaId, name }) => ({
      place: stopAreaId,
      name,
      stops: new Set(feed.areas[feed.areaById.get(stopAreaId)!]!.stops.map((stop) => feed.stops[stop]!.id)),
    })),
    columns: columns.map(({ tripId, ...column }) => ({ ...column, trip: tripId })),
  };
}

/** Two stops on the way of some trips. */
function poles(feed: Feed, timetables: readonly ReportedTimetable[]): string[] {
  return timetables.flatMap(({ columns }) => {
    const trip = columns.length > 0 ? feed.trips.ids.find(columns[Math.floor(columns.length / 2)]!.trip)! : -1;
    return trip < 0 ? [] : feed.stops[feed.stopTimes.stop[feed.trips.stopTimeStart[trip]! + 1]!]!.id;
  });
}

function departuresAt(feed: Feed, line: string, stop: string, day: number) {
  const { hours } = poleTimetable(feed, [feed.stopById.get(stop)!], findLine(feed, line), null, day);
  return hours.flatMap(({ departures }) =>
    departures.map(({ tripId, offset, departureDateTime }) => ({ trip: tripId, offset, time: departureDateTime })),
  );
}

function isDownward(rows: readonly number[]): boolean {
  return rows.every((row, i) => i === 0 || row > rows[i - 1]!);
}

/** Number of column pairs in which the left one is later wherever both stop. */
function misplaced({ columns }: LineTimetable): number {
  const times = columns.map((column) => column.times.map((time) => (time === null ? Number.NaN : Date.parse(time))));
  let count = 0;
  times.forEach((left, i) => {
    for (const right of times.slice(i + 1, i + 1 + REACH)) {
      const isEarlier = left.some((time, row) => time < right[row]!);
      const isLater = left.some((time, row) => time > right[row]!);
      if (isLater && !isEarlier) count++;
    }
  });
  return count;
}
