/** What holds for every line of the demo city, of a big one and of a small one with loops. */
import { dailySample } from '@halte/sampling';
import type { Feed } from '../timetable/feed/feed.ts';
import { exactFeeds } from '../timetable/testing/exactFeeds.ts';
import { dayFromIso, isoOfDay, weekdayOf } from '../timetable/time/zone.ts';
import { lineDetail } from './lineDetail.ts';
import { linesOf } from './lines.ts';
import { type LineTimetable, lineTimetable } from './timetable.ts';

const CITIES = /demo|strasbourg|castres/;
/** Columns to the right that a column is compared with: more than an hour of a tram. */
const REACH = 25;

/** In a deep run all of them. */
const someLines = (feed: Feed) => dailySample(linesOf(feed), 12);

describe.each(exactFeeds().filter(({ name }) => CITIES.test(name)))('$name', ({ load }) => {
  let feed: Feed;
  let days: number[];

  beforeAll(async () => {
    feed = await load();
    const middle = Math.floor((feed.firstDay + feed.lastDay) / 2);
    // A weekday and the Sunday after it.
    days = [middle + ((9 - weekdayOf(middle)) % 7), middle + ((9 - weekdayOf(middle)) % 7) + 4];
  }, 120_000);

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
    expect(columns).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('tells nothing of a day that the timetable does not have', () => {
    const route = feed.routeById.get(linesOf(feed)[0]!.id)!;
    expect(lineTimetable(feed, route, 0, feed.lastDay + 1)).toMatchObject({ reason: 'outside-timetable', columns: [] });
    expect(lineTimetable(feed, route, 0, dayFromIso('1999-01-01')).reason).toBe('outside-timetable');
  });
});

function isDownward(rows: readonly number[]): boolean {
  return rows.every((row, i) => i === 0 || row > rows[i - 1]!);
}

/** Pairs of columns of which the left one is later wherever both stop. */
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
