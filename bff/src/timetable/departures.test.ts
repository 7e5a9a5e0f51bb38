import { epochAt, isoOfDay, toIso } from '@halte/engine/common/zone';
import { departuresAt } from '@halte/engine/timetable/departures';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { compareRoutes, linesOfArea, linesOfStops, modesOf } from '@halte/engine/timetable/stopIndex';
import { basics, feedOf, simpleFeed, stopsTxt } from './testing/feeds.ts';
import { withInstanceUpdate } from './testing/updates.ts';

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7';
const board = (feed: Feed, stop: string, from: string, limit = 10, horizon?: number) =>
  departuresAt(feed, [feed.stopById.get(stop)!], epochAt(feed.timeZone, from), limit, horizon).map(
    ({ trip, departure, serviceDay }) =>
      `${feed.trips.ids.at(trip)} ${toIso(feed.timeZone, departure).slice(5, 16)} of ${isoOfDay(serviceDay).slice(5)}`,
  );

describe('departuresAt', () => {
  it('lists what leaves from an instant on, of yesterday, today and tomorrow', async () => {
    const feed = await simpleFeed(STOPS, 'night: A 24:30, B 24:40\nmorning: A 8:00, B 8:10\nends: C 8:00, A 9:00');
    expect(board(feed, 'A', '2026-06-03T00:30', 3)).toEqual([
      'night 06-03T00:30 of 06-02',
      'morning 06-03T08:00 of 06-03',
      'night 06-04T00:30 of 06-03',
    ]);
    expect(board(feed, 'A', '2026-06-03T00:31', 1)).toEqual(['morning 06-03T08:00 of 06-03']);
    expect(board(feed, 'A', '2026-06-03T00:31', 10, 3_600)).toEqual([]);
    expect(board(feed, 'B', '2026-06-03T00:00')).toEqual([]);
  });

  it('lists what leaves two days after its service day', async () => {
    const feed = await simpleFeed(STOPS, 'sleeper: A 21:00, B 55:30, C 56:10');
    expect(board(feed, 'B', '2026-06-05T07:30', 1)).toEqual(['sleeper 06-05T07:30 of 06-03']);
  });

  it('puts what leaves early today before what leaves late of yesterday', async () => {
    const feed = await simpleFeed(STOPS, 'late: A 25:30, B 25:40\nearly: A 0:40, B 0:50');
    expect(board(feed, 'A', '2026-06-03T00:30', 1)).toEqual(['early 06-03T00:40 of 06-03']);
    expect(board(feed, 'A', '2026-06-03T00:30', 2)).toEqual([
      'early 06-03T00:40 of 06-03',
      'late 06-03T01:30 of 06-02',
    ]);
  });

  it('lists each departure of a headway, and no departure of the trip itself', async () => {
    const feed = await simpleFeed(STOPS, 'f: A 0:00, B 0:10, C 0:20\nt: B 8:15, C 8:30', {
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nf,8:00:00,8:20:00,600',
    });
    expect(board(feed, 'B', '2026-06-03T00:00', 10, 43_200)).toEqual([
      'f 06-03T08:10 of 06-03',
      't 06-03T08:15 of 06-03',
      'f 06-03T08:20 of 06-03',
    ]);
    // Departures at the first and the last second of the span are included.
    expect(board(feed, 'B', '2026-06-03T08:20', 10, 600)).toEqual(['f 06-03T08:20 of 06-03']);
    expect(board(feed, 'B', '2026-06-03T08:00', 1, 600)).toEqual(['f 06-03T08:10 of 06-03']);
  });

  it('includes the first and the last second of its span, for vehicles by headway and by real time too', async () => {
    const byHeadway = await simpleFeed(STOPS, 'f: A 0:00, B 0:10, C 0:20', {
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nf,8:00:00,9:00:00,600',
    });
    expect(board(byHeadway, 'B', '2026-06-03T08:20', 10, 600)).toEqual([
      'f 06-03T08:20 of 06-03',
      'f 06-03T08:30 of 06-03',
    ]);
    const late = withInstanceUpdate(await simpleFeed(STOPS, 't: A 8:00, B 8:10'), 't', '2026-06-03', { late: 60 });
    expect(board(late, 'A', '2026-06-03T08:01', 10, 0)).toEqual(['t 06-03T08:01 of 06-03']);
  });

  it('looks at the day that begins with the last vehicle found', async () => {
    const feed = await simpleFeed(STOPS, 'midnight: A 0:00, B 0:10\nlate: A 24:00, B 24:10');
    // Departures in the same second are in the order of the timetable.
    expect(board(feed, 'A', '2026-06-03T00:00', 1)).toEqual(['midnight 06-03T00:00 of 06-03']);
  });

  it('leaves out where no one may board, and days without service', async () => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', {
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type
        t,8:00:00,8:00:00,A,1,0
        t,8:10:00,8:10:00,B,2,1
        t,8:20:00,8:20:00,C,3,0`,
    });
    expect(board(feed, 'B', '2026-06-03T00:00')).toEqual([]);
    expect(board(feed, 'A', '2026-12-31T09:00')).toEqual([]);
  });

  it('keeps to the clock on the nights when it changes', async () => {
    const feed = await simpleFeed(STOPS, 'early: A 3:30, B 4:00');
    expect(board(feed, 'A', '2026-03-29T00:00', 1)).toEqual(['early 03-29T03:30 of 03-29']);
    expect(board(feed, 'A', '2026-10-25T00:00', 1)).toEqual(['early 10-25T03:30 of 10-25']);
  });
});

describe('lines', () => {
  const load = () =>
    feedOf({
      ...basics(),
      'stops.txt': stopsTxt(STOPS),
      'routes.txt': 'route_id,agency_id,route_short_name,route_type\nr10,a,10,3\nr2,a,2,0\nrB,a,B,1\nunused,a,1,4',
      'trips.txt': 'route_id,service_id,trip_id\nr10,daily,t\nr2,daily,u\nrB,daily,v',
      'stop_times.txt': ['t A', 't B', 'u A', 'u B', 'v B', 'v C'].reduce(
        (text, row, i) => `${text}\n${row.slice(0, 1)},8:0${i}:00,8:0${i}:00,${row.slice(2)},${i}`,
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      ),
    });

  it('are those that stop there, in order of mode and name', async () => {
    const feed = await load();
    const names = (routes: readonly number[]) => routes.map((route) => feed.routes[route]!.shortName);
    expect(names(linesOfStops(feed, [0, 1]))).toEqual(['B', '2', '10']);
    expect(names(linesOfArea(feed, feed.stops[2]!.area))).toEqual(['B']);
    expect(modesOf(feed)).toEqual(['metro', 'tram', 'bus']);
    expect(compareRoutes(feed, 0, 0)).toBe(0);
  });

  it('keep the order of the operator, and within it trams before buses and 2 before 10', async () => {
    const rows = ['10,3,', '2,3,', 'T,0,', 'N,3,1', 'M,1,2'].map((row, i) => `r${i},a,${row}`);
    const feed = await feedOf({
      ...basics(),
      'routes.txt': ['route_id,agency_id,route_short_name,route_type,route_sort_order', ...rows].join('\n'),
      'trips.txt': ['route_id,service_id,trip_id', ...rows.map((_, i) => `r${i},daily,t${i}`)].join('\n'),
      'stops.txt': stopsTxt(STOPS),
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        ...rows.flatMap((_, i) => [`t${i},8:00:00,8:00:00,A,0`, `t${i},8:09:00,8:09:00,B,1`]),
      ].join('\n'),
    });
    const atA = linesOfArea(feed, feed.stops[feed.stopById.get('A')!]!.area);
    expect(atA.map((route) => feed.routes[route]!.shortName)).toEqual(['N', 'M', 'T', '2', '10']);
  });
});
