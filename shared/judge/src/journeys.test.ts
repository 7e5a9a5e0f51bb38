/** Rules 1 to 9 and 12 to 14 on timetables small enough to see the answer. */
import { answer, smallFeed } from './testing/smallFeed.ts';

describe('changes', () => {
  const stops = 'A 0, B 5000, C 10000';

  it('takes 60 seconds at one stop point', () => {
    const judge = smallFeed(
      stops,
      `t: A 8:00, B 8:10
       early: B 8:10:59, C 8:20
       late: B 8:11, C 8:30`,
    );
    expect(answer(judge, 'A', 'C', '7:30')).toEqual(['8:00-8:30 x2']);
  });

  it('walks at most 400 straight metres: 312 seconds for 300, none for 401', () => {
    // 1.3 × 300 = 390 m, at 1.25 m/s 312 s: the bus leaves 312 s after the arrival.
    const trips = `t: A 8:00, B 8:10
      u: D 8:15:12, C 8:30`;
    expect(answer(smallFeed('A 0, B 5000, D 5300, C 9000', trips), 'A', 'C', '7:30')).toEqual(['8:00-8:30 x2']);
    expect(answer(smallFeed('A 0, B 5000, D 5301, C 9000', trips), 'A', 'C', '7:30')).toEqual([]);
    const far = trips.replace('8:15:12', '8:25');
    expect(answer(smallFeed('A 0, B 5000, D 5399, C 9000', far), 'A', 'C', '7:30')).toEqual(['8:00-8:30 x2']);
    expect(answer(smallFeed('A 0, B 5000, D 5402, C 9000', far), 'A', 'C', '7:30')).toEqual([]);
  });

  it('walks to a stop that the bus reaches before the nearer one upstream is useful', () => {
    // The bus u has left the nearer stop E (78 m, upstream) when t arrives, and is reached at D.
    const judge = smallFeed(
      'A 0, B 5000, E 4940, D 5300, C 9000',
      `t: A 8:00, B 8:10
       u: E 8:10:30, D 8:16, C 8:30
       v: E 9:10, D 9:16, C 9:30`,
    );
    expect(answer(judge, 'A', 'C', '7:30')).toEqual(['8:00-8:30 x2']);
  });

  it('takes longer by the margin that is asked for, at one stop point, on foot and where vehicles wait', () => {
    const trips = (leaves: string) => `t: A 8:00, B 8:10\nu: B ${leaves}, C 8:30`;
    const margin = { marginSeconds: 300 };
    expect(answer(smallFeed(stops, trips('8:16')), 'A', 'C', '7:30', margin)).toEqual(['8:00-8:30 x2']);
    expect(answer(smallFeed(stops, trips('8:15:59')), 'A', 'C', '7:30', margin)).toEqual([]);
    const waiting = transfers('B,B,,,,,1,');
    expect(answer(smallFeed(stops, trips('8:15'), waiting), 'A', 'C', '7:30', margin)).toEqual(['8:00-8:30 x2']);
    expect(answer(smallFeed(stops, trips('8:14:59'), waiting), 'A', 'C', '7:30', margin)).toEqual([]);
    const onFoot = (leaves: string) => smallFeed('A 0, B 5000, D 5300, C 9000', trips(leaves).replace('u: B', 'u: D'));
    expect(answer(onFoot('8:20:12'), 'A', 'C', '7:30', margin)).toEqual(['8:00-8:30 x2']);
    expect(answer(onFoot('8:20:11'), 'A', 'C', '7:30', margin)).toEqual([]);
  });

  const changed = `t: A 8:00, B 8:10
    u: B 8:12, C 8:20
    v: B 8:30, C 8:40`;
  const transfers = (...rows: string[]) => ({
    'transfers.txt': [
      'from_stop_id,to_stop_id,from_route_id,to_route_id,from_trip_id,to_trip_id,transfer_type,min_transfer_time',
      ...rows,
    ].join('\n'),
  });

  it.each([
    ['type 2 takes its seconds', ['B,B,,,,,2,600'], ['8:00-8:40 x2']],
    ['type 3 is not possible', ['B,B,,,,,3,'], []],
    ['type 0 changes nothing', ['B,B,,,,,0,600'], ['8:00-8:20 x2']],
    ['a trip is more specific than no trip', ['B,B,,,t,u,3,', 'B,B,,,,,2,0'], ['8:00-8:40 x2']],
    ['two trips are more specific than one', ['B,B,,,t,u,2,60', 'B,B,,,t,,3,'], ['8:00-8:20 x2']],
    ['a trip is more specific than two routes', ['B,B,,,,u,3,', 'B,B,r,r,,,2,0'], ['8:00-8:40 x2']],
    ['of equals the last counts', ['B,B,,,t,,3,', 'B,B,,,,u,2,0'], ['8:00-8:20 x2']],
    ['a row for another route does not count', ['B,B,r2,,,,3,'], ['8:00-8:20 x2']],
    ['a negative time is 0', ['B,B,,,,,2,-5'], ['8:00-8:20 x2']],
  ])('%s', (_, rows, expected) => {
    expect(answer(smallFeed(stops, changed, transfers(...rows)), 'A', 'C', '7:30')).toEqual(expected);
  });

  it('type 1 has no minimum, and its walk is not limited', () => {
    const trips = `t: A 8:00, B 8:10
      u: B 8:10, C 8:20
      w: D 8:19, C 8:25`;
    expect(answer(smallFeed(stops, trips.replace(/\n.*w:.*/, ''), transfers('B,B,,,,,1,')), 'A', 'C', '7:30')).toEqual([
      '8:00-8:20 x2',
    ]);
    // 519 straight metres: 675 m, 540 s.
    const farther = smallFeed('A 0, B 5000, D 5519, C 9000', trips, transfers('B,D,,,,,1,', 'B,B,,,,,3,'));
    expect(answer(farther, 'A', 'C', '7:30')).toEqual(['8:00-8:25 x2']);
  });

  it('changes without a second in either order of the file', () => {
    const rows = transfers('B,B,,,,,2,0');
    for (const trips of [
      't: A 8:00, B 8:10\nu: B 8:10, D 8:10\nv: D 8:10, C 8:20',
      'v: D 8:10, C 8:20\nu: B 8:10, D 8:10\nt: A 8:00, B 8:10',
    ]) {
      const judge = smallFeed('A 0, B 5000, D 7000, C 10000', trips, {
        'transfers.txt': `${rows['transfers.txt']}\nD,D,,,,,2,0`,
      });
      expect(answer(judge, 'A', 'C', '7:30')).toEqual(['8:00-8:20 x3']);
    }
  });
});

it('does not alight before boarding where several calls are at one moment', () => {
  const judge = smallFeed(
    'X 0, A 5000, D 5200, B 9000, C 12000, E 15000',
    `t: X 8:00, A 8:00, B 8:00
     u: B 8:00, C 8:10
     w: D 8:05, E 8:10`,
    { 'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,min_transfer_time\nB,B,2,0' },
  );
  expect(answer(judge, 'A', 'C', '7:30')).toEqual(['8:00-8:10 x2']);
  expect(answer(judge, 'A', 'E', '7:30')).toEqual([]);
});

describe('vehicles', () => {
  it('neither boards nor leaves where that is not allowed', () => {
    const judge = smallFeed('A 0, B 5000, C 10000', 't: A 8:00!, B 8:10?, C 8:20\nu: A 8:05, B 8:25, C 8:50!');
    expect(answer(judge, 'A', 'C', '7:30')).toEqual(['8:05-8:50 x1']);
    expect(answer(judge, 'A', 'B', '7:30')).toEqual(['8:05-8:25 x1']);
    expect(answer(judge, 'B', 'C', '7:30')).toEqual(['8:10-8:20 x1', '8:25-8:50 x1']);
  });

  it('leaves at the later of two calls at one stop, and boards at the later too', () => {
    const judge = smallFeed('A 0, B 5000, C 10000', 't: A 8:00, B 8:10, C 8:20, A 8:30, C 8:35');
    expect(answer(judge, 'A', 'C', '7:30')).toEqual(['8:00-8:20 x1', '8:30-8:35 x1']);
    expect(answer(judge, 'B', 'A', '7:30')).toEqual(['8:10-8:30 x1']);
  });

  it('runs by headway before the end', () => {
    const judge = smallFeed('A 0, B 5000', 't: A 0:00, B 0:10', {
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nt,8:00:00,8:40:00,1200',
    });
    expect(answer(judge, 'A', 'B', '7:30', { windowSeconds: 7_200 })).toEqual(['8:00-8:10 x1', '8:20-8:30 x1']);
  });

  it('runs past midnight on the service day before, and not after the last day', () => {
    const judge = smallFeed('A 0, B 5000', 't: A 25:10, B 29:00');
    expect(answer(judge, 'A', 'B', '0:30')).toEqual(['1:10-5:00 x1']);
    expect(answer(judge, 'A', 'B', '0:30', { date: '2027-01-01' })).toEqual(['1:10-5:00 x1']);
    expect(answer(judge, 'A', 'B', '0:30', { date: '2027-01-02' })).toEqual([]);
  });

  it('adds and removes single days', () => {
    const dates = 'service_id,date,exception_type\ndaily,20260603,2\nextra,20270105,1';
    const judge = smallFeed('A 0, B 5000', 't: A 8:00, B 8:10', {
      'calendar_dates.txt': dates,
      'trips.txt': 'route_id,service_id,trip_id\nr,daily,t\nr,extra,x',
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence
t,08:00:00,08:00:00,A,1\nt,08:10:00,08:10:00,B,2\nx,08:05:00,08:05:00,A,1\nx,08:20:00,08:20:00,B,2`,
    });
    expect(answer(judge, 'A', 'B', '7:30')).toEqual([]);
    expect(answer(judge, 'A', 'B', '7:30', { date: '2026-06-04' })).toEqual(['8:00-8:10 x1']);
    expect(answer(judge, 'A', 'B', '7:30', { date: '2027-01-05' })).toEqual(['8:05-8:20 x1']);
  });

  it.each([
    // 20 minutes over 1000 + 3000 straight metres: B after a quarter.
    ['in proportion to the straight distance', ['8:00:00,0', ',', '8:20:00,'], ['8:05-8:20 x1']],
    ['in proportion to the distance of the file', ['8:00:00,', ',2', '8:20:00,4'], ['8:10-8:20 x1']],
    ['straight where the distance of the file decreases', ['8:00:00,0', ',5', '8:20:00,4'], ['8:05-8:20 x1']],
    ['not at all without the last time', ['8:00:00,0', '8:10:00,1', ',2'], []],
    ['not at all back in time', ['8:00:00,0', '8:30:00,1', '8:20:00,2'], []],
    ['not at all with a time that cannot be read', ['8:00:00,0', 'soon,1', '8:20:00,2'], []],
  ])('runs %s', (_, times, expected) => {
    const rows = times.map((row, index) => `t,${'ABC'[index]},${index},${row}`);
    const judge = smallFeed('A 0, B 1000, C 4000', 't: A 8:00, C 8:20', {
      'stop_times.txt': ['trip_id,stop_id,stop_sequence,departure_time,shape_dist_traveled', ...rows].join('\n'),
    });
    expect(answer(judge, 'B', 'C', '7:30')).toEqual(expected);
  });

  it('excludes modes', () => {
    const judge = smallFeed('A 0, B 5000', 't: A 8:00, B 8:20\nu/r2: A 8:05, B 8:15');
    expect(answer(judge, 'A', 'B', '7:30')).toEqual(['8:05-8:15 x1']);
    expect(answer(judge, 'A', 'B', '7:30', { excludedRoutes: new Set(['r2']) })).toEqual(['8:00-8:20 x1']);
  });

  it('in a wheelchair rides through a stop with steps and does not use it', () => {
    const stops = `stop_id,stop_lat,stop_lon,wheelchair_boarding,location_type,parent_station
A,10,20,1,,\nS,10.05,20,2,1,\nB,10.05,20,,,S\nC,10.1,20,0,,`;
    const trips = 't: A 8:00, B 8:10, C 8:20';
    const judge = smallFeed('A 0', trips, { 'stops.txt': stops });
    expect(answer(judge, 'A', 'B', '7:30', { wheelchair: true })).toEqual([]);
    expect(answer(judge, 'A', 'C', '7:30', { wheelchair: true })).toEqual(['8:00-8:20 x1']);
    const closed = { 'trips.txt': 'route_id,service_id,trip_id,wheelchair_accessible\nr,daily,t,2' };
    const low = smallFeed('A 0', trips, { 'stops.txt': stops, ...closed });
    expect(answer(low, 'A', 'C', '7:30', { wheelchair: true })).toEqual([]);
    expect(answer(low, 'A', 'C', '7:30')).toEqual(['8:00-8:20 x1']);
  });
});

describe('answers', () => {
  /** The bus at 12:31 with a change arrives at 17:53, the one at 8:08 at 8:16. */
  const wasteful = `direct: A 8:08, B 8:16
    slow: A 7:50, M 9:00
    on: M 17:30, B 17:53
    other: A 12:31, M 15:00`;

  it('arrives by a time without a later start that is beaten from outside the window', () => {
    const judge = smallFeed('A 0, M 9000, B 20000', wasteful);
    expect(answer(judge, 'A', 'B', '18:00', { direction: 'arriveBy' })).toEqual(['12:31-17:53 x2']);
    expect(answer(judge, 'A', 'B', '18:00', { direction: 'arriveBy', maxRides: 1 })).toEqual([]);
  });

  it('leaves within a window without what a later start beats', () => {
    const judge = smallFeed('A 0, B 5000', 't: A 8:00, B 12:00\nu: A 9:30, B 10:00');
    expect(answer(judge, 'A', 'B', '7:30')).toEqual([]);
    expect(answer(judge, 'A', 'B', '7:30', { windowSeconds: 7_200 })).toEqual(['9:30-10:00 x1']);
  });

  it('has one journey for each departure, arrival and number of rides', () => {
    const judge = smallFeed(
      'A 0, M 5000, B 10000',
      `slow: A 8:00, B 9:00
       t: A 8:00, M 8:10
       u: M 8:20, B 8:30
       again: A 8:40, B 9:00`,
    );
    expect(answer(judge, 'A', 'B', '7:30')).toEqual(['8:00-8:30 x2']);
    expect(answer(judge, 'A', 'B', '7:30', { windowSeconds: 4_200 })).toEqual(['8:00-8:30 x2', '8:40-9:00 x1']);
  });

  it('without a window, has the best for each number of rides', () => {
    const judge = smallFeed(
      'A 0, M 5000, B 10000',
      `slow: A 8:00, B 9:00
       t: A 8:05, M 8:10
       u: M 8:20, B 8:30
       direct: A 10:00, B 10:10`,
    );
    const once = { windowSeconds: null };
    expect(answer(judge, 'A', 'B', '7:30', once)).toEqual(['8:00-9:00 x1', '8:05-8:30 x2']);
    expect(answer(judge, 'A', 'B', '9:00', { ...once, direction: 'arriveBy' })).toEqual([
      '8:00-9:00 x1',
      '8:05-8:30 x2',
    ]);
    expect(answer(judge, 'A', 'B', '11:00', { ...once, direction: 'arriveBy' })).toEqual(['10:00-10:10 x1']);
  });

  it('takes 24 hours at most within a window', () => {
    const judge = smallFeed('A 0, B 5000', 't: A 8:00, B 32:00\nu: A 20:00, B 44:01');
    expect(answer(judge, 'A', 'B', '7:30')).toEqual(['8:00-32:00 x1']);
    expect(answer(judge, 'A', 'B', '19:30')).toEqual([]);
  });

  it('counts the shorter of two walks to a stop, and leaves as late as possible', () => {
    const judge = smallFeed('A 0, C 300, B 5000', 't: A 8:00, C 8:02, B 8:10');
    expect(answer(judge, 'A 300, A 60, C 120', 'B 30', '7:30')).toEqual(['8:00-8:10:30 x1']);
  });

  it.each(['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe'])(
    'counts from noon minus 12 hours in %s',
    (zone) => {
      // Nights when the clocks change there: a trip at 12:00 is at noon, one at 0:30 half an hour after noon minus 12.
      const judge = smallFeed('A 0, B 5000', 't: A 0:30, B 1:00\nu: A 12:00, B 12:30', {}, zone);
      for (const date of ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04']) {
        expect(answer(judge, 'A', 'B', '11:45', { date })).toEqual(['12:00-12:30 x1']);
        expect(answer(judge, 'A', 'B', '0:15', { date })).toEqual(['0:30-1:00 x1']);
      }
    },
  );
});
