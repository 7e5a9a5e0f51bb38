import { dayFromIso, toIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { headsignOf, rideGeometry, rideStopTimes, tripStopTimes } from '@halte/engine/timetable/rides';
import { simpleFeed } from './testing/feeds.ts';

const STOPS = 'A 48.000 7\nB 48.010 7\nC 48.020 7';
const ride = { trip: 0, serviceDay: dayFromIso('2026-06-03'), offset: 0, fromPosition: 0, toPosition: 1 };
const clocks = (feed: Feed, calls: ReturnType<typeof rideStopTimes>) =>
  calls.map(({ stop, arrival, departure }) =>
    [feed.stops[stop]!.id, ...[arrival, departure].map((at) => toIso(feed.timeZone, at).slice(0, 16))].join(' '),
  );

describe('rideStopTimes', () => {
  it('lists the stop times from boarding to leaving, as instants', async () => {
    const feed = await simpleFeed(STOPS, 't: A 23:50, B 24:00-24:05, C 24:20');
    expect(clocks(feed, rideStopTimes(feed, { ...ride, fromPosition: 1, toPosition: 2, offset: 600 }))).toEqual([
      'B 2026-06-04T00:10 2026-06-04T00:15',
      'C 2026-06-04T00:30 2026-06-04T00:30',
    ]);
    expect(tripStopTimes(feed, ride)).toHaveLength(3);
  });
});

describe('headsignOf', () => {
  it('is that of the stop, else of the trip, else the last stop', async () => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', {
      'trips.txt': 'route_id,service_id,trip_id,trip_headsign\nr,daily,t,Centre\nr,daily,u,',
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign
        t,8:00:00,8:00:00,A,1,
        t,8:10:00,8:10:00,B,2,Gare
        t,8:20:00,8:20:00,C,3,
        u,8:00:00,8:00:00,A,1,
        u,8:10:00,8:10:00,B,2,`,
    });
    expect([headsignOf(feed, 0, 0), headsignOf(feed, 0, 1), headsignOf(feed, 1, 0)]).toEqual(['Centre', 'Gare', 'B']);
  });
});

describe('rideGeometry', () => {
  const withShape = (shape: string, distances: readonly (string | number)[], stops = STOPS) =>
    simpleFeed(stops, 't: A 8:00, B 8:10', {
      'trips.txt': 'route_id,service_id,trip_id,shape_id\nr,daily,t,s',
      'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled\n${shape}`,
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled
        t,8:00:00,8:00:00,A,1,${distances[0]}
        t,8:10:00,8:10:00,B,2,${distances[1]}
        t,8:20:00,8:20:00,C,3,${distances[2]}`,
    });
  const rounded = (line: readonly (readonly [number, number])[]) =>
    line.map(([lat, lon]) => `${lat.toFixed(3)} ${lon.toFixed(3)}`);
  const straight = 's,47.990,7,1,0\ns,48.005,7,2,1667.9\ns,48.030,7,3,4447.8';

  it.each([
    ['by distance', [1_111.95, 2_223.9, 3_335.85]],
    ['by the nearest place, without distances', ['', '', '']],
    ['by the nearest place, when distances are wrong', [0, 4_000, 4_400]],
  ])('cuts the shape at the two stops %s', async (_, distances) => {
    const feed = await withShape(straight, distances);
    expect(rounded(rideGeometry(feed, ride))).toEqual(['48.000 7.000', '48.005 7.000', '48.010 7.000']);
  });

  it('goes round a loop once, though the line passes the stop twice', async () => {
    const loop = ['48.000,7.000', '48.010,7.000', '48.010,7.010', '48.000,7.010', '48.000,7.000', '47.990,7.000'];
    const feed = await withShape(
      loop.map((point, i) => `s,${point},${i},`).join('\n'),
      ['', '', ''],
      'A 48.000 7.000\nB 48.010 7.010\nC 47.990 7.000',
    );
    expect(rounded(rideGeometry(feed, ride))).toEqual(['48.000 7.000', '48.010 7.000', '48.010 7.010']);
    expect(rounded(rideGeometry(feed, { ...ride, fromPosition: 1, toPosition: 2 }))).toEqual([
      '48.010 7.010',
      '48.000 7.010',
      '48.000 7.000',
      '47.990 7.000',
    ]);
  });

  it('goes from stop to stop where the shape is that of the other direction', async () => {
    const feed = await withShape('s,48.030,7,1,\ns,48.005,7,2,\ns,47.990,7,3,', ['', '', '']);
    expect(rounded(rideGeometry(feed, ride))).toEqual(['48.000 7.000', '48.010 7.000']);
  });

  it('goes from stop to stop without a shape', async () => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10, C 8:20');
    expect(rounded(rideGeometry(feed, { ...ride, toPosition: 2 }))).toEqual([
      '48.000 7.000',
      '48.010 7.000',
      '48.020 7.000',
    ]);
  });
});
