import { dayFromIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { poleTimetable } from './poleTimetable.ts';
import { lineTimetable } from './timetable.ts';

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7\nD 48.3 7';
const HEADWAYS = { 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nf,8:00:00,8:40:00,1200' };

function timetable(feed: Feed, date = '2026-06-03', direction: 0 | 1 = 0) {
  return lineTimetable(feed, feed.routeById.get('r')!, direction, dayFromIso(date));
}

/** `trip 08:00 – 08:20` per column, a dash where it does not stop. */
function columns(feed: Feed, date?: string): string[] {
  return timetable(feed, date).columns.map(
    ({ tripId, times }) => `${tripId} ${times.map((time) => time?.slice(11, 16) ?? '–').join(' ')}`,
  );
}

function pole(feed: Feed, stop: string, date = '2026-06-03', direction: 0 | 1 | null = null) {
  return poleTimetable(feed, [feed.stopById.get(stop)!], feed.routeById.get('r')!, direction, dayFromIso(date));
}

/** `hour: minutes` with the date of the hour. */
function hours(feed: Feed, stop: string, date?: string): string[] {
  return pole(feed, stop, date).hours.map(
    ({ date: day, hour, departures }) =>
      `${day.slice(5)} ${hour}: ${departures.map(({ departureDateTime }) => departureDateTime.slice(14, 16)).join(' ')}`,
  );
}

describe('lineTimetable', () => {
  it('puts trips side by side, whatever order the feed has them in, and tells which run in part', async () => {
    const feed = await simpleFeed(
      STOPS,
      'late: A 9:00, B 9:10, C 9:20\nshort: B 8:30, C 8:40\nearly: A 8:00, B 8:10, C 8:20\nexpress: A 8:35, C 8:45',
    );
    expect(columns(feed)).toEqual([
      'early 08:00 08:10 08:20',
      'short – 08:30 08:40',
      'express 08:35 – 08:45',
      'late 09:00 09:10 09:20',
    ]);
    const { rows, columns: found, reason, complete } = timetable(feed);
    expect(rows.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect(found.map(({ notes }) => notes)).toEqual([[], ['startsLater'], ['skipsStops'], []]);
    expect({ reason, complete }).toEqual({ reason: null, complete: true });
  });

  it('shows a trip that overtakes another on the way', async () => {
    const feed = await simpleFeed(STOPS, 'slow: A 8:00, B 8:20, C 8:40\nfast: A 8:10, B 8:15, C 8:20');
    expect(columns(feed)).toEqual(['fast 08:10 08:15 08:20', 'slow 08:00 08:20 08:40']);
  });

  it('goes on after midnight, on the next date', async () => {
    const feed = await simpleFeed(STOPS, 'night: A 23:50, B 24:10\nlater: A 25:00, B 25:20');
    expect(timetable(feed).columns.map(({ times }) => times)).toEqual([
      ['2026-06-03T23:50:00+02:00', '2026-06-04T00:10:00+02:00'],
      ['2026-06-04T01:00:00+02:00', '2026-06-04T01:20:00+02:00'],
    ]);
  });

  it.each([
    ['2026-03-28', ['2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00']],
    ['2026-10-24', ['2026-10-25T01:30:00+02:00', '2026-10-25T02:30:00+02:00']],
    ['2026-10-25', ['2026-10-26T01:30:00+01:00', '2026-10-26T02:30:00+01:00']],
  ])('tells a night service of %s by the clock it runs by', async (date, expected) => {
    const feed = await simpleFeed(STOPS, 'night: A 25:30, B 26:30');
    expect(timetable(feed, date).columns.map(({ times }) => times)).toEqual([expected]);
  });

  it('has a column for each departure by headway', async () => {
    const feed = await simpleFeed(STOPS, 'f: A 0:00, B 0:10\nt: A 8:10, B 8:20', HEADWAYS);
    expect(columns(feed)).toEqual(['f 08:00 08:10', 't 08:10 08:20', 'f 08:20 08:30']);
    expect(timetable(feed).columns.map(({ headwaySeconds, offset }) => [headwaySeconds, offset])).toEqual([
      [1_200, 28_800],
      [null, 0],
      [1_200, 30_000],
    ]);
  });

  it('cuts what is too long to read, and says so', async () => {
    const every = { 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nf,0:00:00,24:00:00,60' };
    const { columns: found, complete } = timetable(await simpleFeed(STOPS, 'f: A 0:00, B 0:10', every));
    expect({ columns: found.length, complete }).toEqual({ columns: 1_000, complete: false });
  });

  it('tells where people may only get on, or only get off', async () => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10, C 8:20, D 8:30', {
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
        t,8:00:00,8:00:00,A,1,0,1
        t,8:10:00,8:11:00,B,2,0,1
        t,8:20:00,8:21:00,C,3,1,0
        t,8:30:00,8:31:00,D,4,1,0`,
    });
    const [column] = timetable(feed).columns;
    expect(column).toMatchObject({ boardingOnly: [1], alightingOnly: [2] });
    expect(column!.times.map((time) => time!.slice(11, 16))).toEqual(['08:00', '08:11', '08:21', '08:30']);
  });

  it.each([
    ['2027-06-03', 0, 'outside-timetable'],
    ['2026-06-04', 0, 'not-on-this-day'],
    ['2026-06-03', 1, 'no-such-direction'],
    ['2026-06-03', 0, null],
  ] as const)('says why it is empty on %s in direction %i: %p', async (date, direction, reason) => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', {
      'calendar_dates.txt': 'service_id,date,exception_type\ndaily,20260604,2',
    });
    expect(timetable(feed, date, direction)).toMatchObject({ reason, from: '2026-01-01', to: '2026-12-31', date });
  });
});

describe('poleTimetable', () => {
  it('groups what leaves by the hour, with where it goes', async () => {
    const feed = await simpleFeed(
      STOPS,
      'a: A 8:05, B 8:10, C 8:20\nb: A 8:45, B 8:50, C 9:00\nshort: A 23:45, B 24:05\nback: B 9:00, A 9:10',
    );
    expect(hours(feed, 'A')).toEqual(['06-03 8: 05 45', '06-03 23: 45']);
    expect(hours(feed, 'B')).toEqual(['06-03 8: 10 50', '06-03 9: 00']);
    const { destinations, hours: found } = pole(feed, 'A');
    expect(destinations).toEqual(['C', 'B']);
    expect(found.map(({ departures }) => departures.map(({ destination }) => destination))).toEqual([[0, 0], [1]]);
    expect(pole(feed, 'B', undefined, 1).hours.map(({ hour }) => hour)).toEqual([9]);
  });

  it('keeps both occurrences of the hour that an autumn night has twice', async () => {
    const feed = await simpleFeed(STOPS, 'a: A 2:30, B 3:10\nb: A 3:30, B 4:10');
    expect(pole(feed, 'A', '2026-10-25').hours.map(({ departures }) => departures[0]!.departureDateTime)).toEqual([
      '2026-10-25T02:30:00+01:00',
      '2026-10-25T03:30:00+01:00',
    ]);
    const night = await simpleFeed(STOPS, 'a: A 26:15, B 26:20\nb: A 27:15, B 27:20');
    expect(hours(night, 'A', '2026-10-24')).toEqual(['10-25 2: 15', '10-25 2: 15']);
  });

  it('has both stop times of a loop', async () => {
    const feed = await simpleFeed(STOPS, 'loop: A 8:00, B 8:10, A 8:20, C 8:30, A 8:40');
    expect(hours(feed, 'A')).toEqual(['06-03 8: 00 20']);
  });

  it.each([
    ['C', '2026-06-03', 'not-at-this-stop'],
    ['D', '2026-06-03', 'not-at-this-stop'],
    ['A', '2027-06-03', 'outside-timetable'],
    ['A', '2026-06-03', null],
  ])('says why nothing leaves from %s on %s: %p', async (stop, date, reason) => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10, C 8:20');
    expect(pole(feed, stop, date).reason).toBe(reason);
  });
});
