/** The journeys that the engine finds, one rule at a time. engine.exact.test.ts shows that it finds all of them. */

import { createEngine } from '@halte/engine/search/raptor/engine';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { search } from './testing/journeys.ts';

/** Stops too far apart to walk between, except B and b. */
const STOPS = 'A 48.0 7.0\nB 48.1 7.0\nb 48.1003 7.0\nC 48.2 7.0\nD 48.3 7.0\nE 48.4 7.0';
const DAY = '2026-06-03T';

async function engineFor(trips: string, more: Record<string, string> = {}, zone?: string) {
  return createEngine(await simpleFeed(STOPS, trips, more, zone));
}

describe('a range', () => {
  it('holds every departure that no other beats, and those with fewer rides', async () => {
    const engine = await engineFor(`
      slow: A 8:00, C 9:30
      one: A 8:05, B 8:20
      two: B 8:25, C 8:40
      late: A 8:45, C 9:20
      never: A 8:30, C 9:25`);
    expect(search(engine, 'A', 'C', `${DAY}08:00`)).toEqual(['8:05 one A-B two B-C 8:40', '8:45 late A-C 9:20']);
  });

  it('holds nothing that a journey from after it beats', async () => {
    const engine = await engineFor('early: A 8:26, C 14:19\nlate: A 9:40, B 10:00\non: B 10:10, C 12:01');
    expect(search(engine, 'A', 'C', `${DAY}08:00`)).toEqual(['8:26 early A-C 14:19']);
    expect(search(engine, 'A', 'C', `${DAY}08:00`, { maxRides: 1 })).toEqual(['8:26 early A-C 14:19']);
    const direct = await engineFor('early: A 8:26, C 14:19\nlate: A 9:40, C 12:01');
    expect(search(direct, 'A', 'C', `${DAY}08:00`)).toEqual([]);
    expect(search(direct, 'A', 'C', `${DAY}09:00`)).toEqual(['9:40 late A-C 12:01']);
  });

  it('holds no arrival that was delayed to fall into it', async () => {
    const engine = await engineFor(`
      direct: A 8:08, C 8:16
      back: A 8:08, C 8:16, B 8:30
      again: B 17:40, C 17:53
      late: A 12:31, B 13:00`);
    const arriving = { direction: 'arriveBy' } as const;
    expect(search(engine, 'A', 'C', `${DAY}18:25`, arriving)).toEqual(['12:31 late A-B again B-C 17:53']);
    expect(search(engine, 'A', 'C', `${DAY}08:40`, arriving)).toEqual(['8:08 direct A-C 8:16']);
    const whole = { ...arriving, windowSeconds: 10 * 3_600 };
    expect(search(engine, 'A', 'C', `${DAY}18:00`, whole)).toEqual([
      '8:08 direct A-C 8:16',
      '12:31 late A-B again B-C 17:53',
    ]);
    const morning = await engineFor('direct: A 8:08, C 8:16, B 8:30\nagain: B 17:40, C 17:53');
    expect(search(morning, 'A', 'C', `${DAY}18:25`, arriving)).toEqual([]);
  });

  it('is answered, where it is empty, with what a search without a window finds, as far as that is soon enough', async () => {
    const engine = await engineFor(`
      slow: A 8:30, C 12:00
      one: A 10:00, B 10:20
      later: A 10:10, B 10:20
      two: B 10:30, C 11:00
      direct: A 9:50, C 11:30
      last: A 23:50, C 24:10`);
    const within = (hours: number) => ({ elseWithinSeconds: hours * 3_600 });
    const best = ['9:50 direct A-C 11:30', '10:10 later A-B two B-C 11:00'];
    expect(search(engine, 'A', 'C', `${DAY}08:00`)).toEqual([]);
    expect(search(engine, 'A', 'C', `${DAY}08:00`, within(3))).toEqual(best);
    expect(search(engine, 'A', 'C', `${DAY}08:00`, within(2))).toEqual(best.slice(0, 1));
    expect(search(engine, 'A', 'C', `${DAY}09:00`, within(1))).toEqual(best.slice(0, 1));
    expect(search(engine, 'A', 'C', `${DAY}23:30`, within(1))).toEqual(['23:50 last A-C 0:10']);
    const arriving = { direction: 'arriveBy' } as const;
    expect(search(engine, 'A', 'C', `${DAY}14:00`, { ...arriving, ...within(3) })).toEqual(best);
    expect(search(engine, 'A', 'C', `${DAY}14:00`, { ...arriving, ...within(2) })).toEqual([]);
    expect(search(engine, 'A', 'C', '2026-06-04T02:30', { ...arriving, ...within(4) })).toEqual([
      '23:50 last A-C 0:10',
    ]);
  });

  it('holds journeys of 24 hours and none longer', async () => {
    const engine = await engineFor('a: A 8:00, B 20:00\nb: B 30:00, C 32:00\nlong: A 8:00, D 32:01');
    expect(search(engine, 'A', 'C', `${DAY}08:00`)).toEqual(['8:00 a A-B b B-C 8:00']);
    expect(search(engine, 'A', 'C', '2026-06-04T08:00', { direction: 'arriveBy' })).toEqual(['8:00 a A-B b B-C 8:00']);
    expect(search(engine, 'A', 'D', `${DAY}08:00`)).toEqual([]);
    expect(search(engine, 'A', 'D', `${DAY}08:00`, { windowSeconds: 0 })).toEqual(['8:00 long A-D 8:01']);
  });

  it('counts from leaving the origin to reaching the destination, on foot', async () => {
    const engine = await engineFor('early: A 8:04, B 8:10\nin: A 8:06, B 8:16');
    expect(search(engine, 'A 300', 'B 60', `${DAY}08:00`)).toEqual(['8:01 walk 300 in A-B walk 60 8:17']);
    expect(search(engine, 'A 300', 'B 60', `${DAY}08:17`, { direction: 'arriveBy' })).toEqual([
      '7:59 walk 300 early A-B walk 60 8:11',
      '8:01 walk 300 in A-B walk 60 8:17',
    ]);
  });

  it('includes both its ends', async () => {
    const engine = await engineFor('a: A 8:00, B 8:10\nb: A 9:00, B 9:10\nc: A 9:01, B 9:11');
    expect(search(engine, 'A', 'B', `${DAY}08:00`)).toEqual(['8:00 a A-B 8:10', '9:00 b A-B 9:10']);
    expect(search(engine, 'A', 'B', `${DAY}09:10`, { direction: 'arriveBy' })).toEqual([
      '8:00 a A-B 8:10',
      '9:00 b A-B 9:10',
    ]);
  });

  it('holds no journey that waits for the next day', async () => {
    const engine = await engineFor('a: A 8:00, B 8:10\nb: A 8:30, B 8:40\nc: B 8:20, C 8:30');
    expect(search(engine, 'A', 'C', `${DAY}08:00`)).toEqual(['8:00 a A-B c B-C 8:30']);
    expect(search(engine, 'A', 'C', `${DAY}08:30`, { direction: 'arriveBy' })).toEqual(['8:00 a A-B c B-C 8:30']);
  });

  it('goes on over midnight', async () => {
    const engine = await engineFor(
      'late: A 23:55, B 24:20\nnight: B 24:30, C 25:00\nafter: A 24:10, C 26:00\nearly: A 0:20, C 1:10\nslow: A 23:50, C 25:11',
    );
    expect(search(engine, 'A', 'C', `${DAY}23:40`)).toEqual(['23:55 late A-B night B-C 1:00', '0:20 early A-C 1:10']);
    expect(search(engine, 'A', 'C', `${DAY}23:40`, { windowSeconds: 1_500 })).toEqual([
      '23:55 late A-B night B-C 1:00',
    ]);
    expect(search(engine, 'B', 'C', '2026-06-04T00:25')).toEqual(['0:30 night B-C 1:00']);
  });
});

describe('without a range', () => {
  const trips = 'first: A 8:00, B 8:10\nlast: A 8:20, B 8:30\non: B 8:40, C 9:00\ndirect: A 8:10, C 9:10';
  it('finds the earliest arrival for each number of rides, and the latest departure that leads to it', async () => {
    const engine = await engineFor(trips);
    expect(search(engine, 'A', 'C', `${DAY}07:00`, { windowSeconds: 0 })).toEqual([
      '8:10 direct A-C 9:10',
      '8:20 last A-B on B-C 9:00',
    ]);
  });

  it('finds the latest departure when arriving by', async () => {
    const engine = await engineFor(trips);
    expect(search(engine, 'A', 'C', `${DAY}11:00`, { windowSeconds: 0, direction: 'arriveBy' })).toEqual([
      '8:10 direct A-C 9:10',
      '8:20 last A-B on B-C 9:00',
    ]);
  });

  it('waits for the next day when nothing runs any more', async () => {
    const engine = await engineFor('only: A 6:00, B 6:10');
    expect(search(engine, 'A', 'B', `${DAY}20:00`, { windowSeconds: 0 })).toEqual(['6:00 only A-B 6:10']);
    expect(search(engine, 'A', 'B', `${DAY}20:00`)).toEqual([]);
  });
});

describe('vehicles', () => {
  it('lets a quick one overtake a slow one', async () => {
    const engine = await engineFor('slow: A 8:00, B 8:20, C 9:00\nquick: A 8:10, B 8:15, C 8:30');
    expect(search(engine, 'A', 'C', `${DAY}08:00`)).toEqual(['8:10 quick A-C 8:30']);
    expect(search(engine, 'B', 'C', `${DAY}08:16`)).toEqual(['8:20 slow B-C 9:00']);
  });

  it('rides a loop line past the stop where it began', async () => {
    const engine = await engineFor('loop: A 8:00, B 8:10, C 8:20, A 8:30, B 8:40');
    expect(search(engine, 'C', 'B', `${DAY}08:00`)).toEqual(['8:20 loop C-B 8:40']);
    expect(search(engine, 'A', 'B', `${DAY}08:00`)).toEqual(['8:00 loop A-B 8:10', '8:30 loop A-B 8:40']);
    expect(search(engine, 'B', 'A', `${DAY}08:00`)).toEqual(['8:10 loop B-A 8:30']);
  });

  it('runs by headway until just before the end', async () => {
    const engine = await engineFor('f: A 0:00, B 0:10', {
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nf,8:00:00,8:30:00,600',
    });
    expect(search(engine, 'A', 'B', `${DAY}08:00`)).toEqual(['8:00 f A-B 8:10', '8:10 f A-B 8:20', '8:20 f A-B 8:30']);
    const [journey] = engine.search({
      access: [{ stop: 0, seconds: 0, metres: 0 }],
      egress: [{ stop: 1, seconds: 0, metres: 0 }],
      direction: 'arriveBy',
      time: Date.parse('2026-06-03T08:20:00+02:00') / 1_000,
      windowSeconds: 0,
      excludedModes: new Set(),
      maxRides: 1,
      wheelchair: false,
    });
    expect(journey!.legs[0]).toMatchObject({ offset: 8 * 3_600 + 600, departure: journey!.departure });
  });

  it('respects where no one may board or alight', async () => {
    const times = `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
      t,8:00:00,8:00:00,A,1,0,0
      t,8:10:00,8:10:00,B,2,0,1
      t,8:20:00,8:20:00,C,3,1,0
      t,8:30:00,8:30:00,D,4,0,0`;
    const engine = await engineFor('t: A 8:00, B 8:10', { 'stop_times.txt': times });
    const reached = ['A-B', 'A-C', 'B-C', 'C-D', 'B-D'].filter((pair) => {
      const [from, to] = pair.split('-');
      return search(engine, from!, to!, `${DAY}08:00`).length > 0;
    });
    expect(reached).toEqual(['A-C', 'B-C', 'B-D']);
  });

  it.each([
    ['the night that is an hour short', '2026-03-28T23:30', '2026-03-29T00:10', ['1:30 n A-B 3:30']],
    ['the night that is an hour long', '2026-10-24T23:30', '2026-10-25T00:10', ['1:30 n A-B 2:30']],
  ])('keeps to seconds, not to the wall clock, in %s', async (_, evening, midnight, found) => {
    const engine = await engineFor('n: A 25:30, B 26:30');
    expect(search(engine, 'A', 'B', evening, { windowSeconds: 3 * 3_600 })).toEqual(found);
    expect(search(engine, 'A', 'B', midnight, { windowSeconds: 2 * 3_600 })).toEqual(found);
  });

  it('runs a service day from noon minus twelve hours', async () => {
    const engine = await engineFor('early: A 5:00, B 6:00');
    for (const date of ['2026-03-28', '2026-03-29', '2026-10-25'])
      expect(search(engine, 'A', 'B', `${date}T04:30`)).toEqual(['5:00 early A-B 6:00']);
  });
});

describe('changes', () => {
  it('takes a minute at a stop, and the walk to another', async () => {
    const engine = await engineFor(`
      t: A 8:00, B 8:10
      tooSoon: B 8:10, D 8:30
      soon: B 8:11, D 8:40
      near: b 8:11, E 8:40`);
    expect(search(engine, 'A', 'D', `${DAY}08:00`)).toEqual(['8:00 t A-B soon B-D 8:40']);
    expect(search(engine, 'A', 'E', `${DAY}08:00`)).toEqual(['8:00 t A-B walk 60 near b-E 8:40']);
  });

  it.each([
    ['0 is as good as no value', 'B,b,0,', '8:00 t A-B walk 60 u b-C 8:40'],
    ['1 waits for those who come', 'B,b,1,', '8:00 t A-B walk 35 u b-C 8:40'],
    ['2 takes the time it says', 'B,b,2,240', '8:00 t A-B walk 240 v b-C 8:50'],
    ['3 is not possible', 'B,b,3,', undefined],
  ])('transfers.txt: %s', async (_, row, found) => {
    const engine = await engineFor('t: A 8:00, B 8:10\nu: b 8:12, C 8:40\nv: b 8:15, C 8:50', {
      'transfers.txt': `from_stop_id,to_stop_id,transfer_type,min_transfer_time\n${row}`,
    });
    expect(search(engine, 'A', 'C', `${DAY}08:00`)).toEqual(found === undefined ? [] : [found]);
    expect(search(engine, 'A', 'C', `${DAY}08:59`, { direction: 'arriveBy' })).toEqual(
      found === undefined ? [] : [found],
    );
  });

  it('honours what transfers.txt says about changing at one stop, and about a long way', async () => {
    const engine = await engineFor(
      't: A 8:00, B 8:10\nsoon: B 8:12, D 8:30\nlater: B 8:20, D 8:50\nfar: C 8:40, E 9:00',
      {
        'transfers.txt': 'from_stop_id,to_stop_id,transfer_type,min_transfer_time\nB,B,2,300\nB,C,2,1500',
      },
    );
    expect(search(engine, 'A', 'D', `${DAY}08:00`)).toEqual(['8:00 t A-B later B-D 8:50']);
    expect(search(engine, 'A', 'E', `${DAY}08:00`)).toEqual(['8:00 t A-B walk 1500 far C-E 9:00']);
  });

  it('walks on to a stop from where the vehicle can still be caught', async () => {
    // From B the walks to `near` and `far` take 116 and 232 seconds.
    const stops = 'A 47.9 7\nB 48.0 7\nnear 48.001 7\nfar 48.002 7\nD 48.1 7\nE 48.2 7';
    const upstream = await simpleFeed(stops, 't: A 8:00, B 8:10\nu: near 8:11, far 8:14, D 8:30\nv: near 8:20, E 8:40');
    expect(search(createEngine(upstream), 'A', 'D', `${DAY}08:00`)).toEqual(['8:00 t A-B walk 232 u far-D 8:30']);
    const loop = await simpleFeed(stops, 't: A 8:00, B 8:10\nu: far 8:14, D 8:20, near 8:30, E 8:40');
    expect(search(createEngine(loop), 'A', 'D', `${DAY}08:00`)).toEqual(['8:00 t A-B walk 232 u far-D 8:20']);
    expect(search(createEngine(loop), 'A', 'D', `${DAY}08:59`, { direction: 'arriveBy' })).toEqual([
      '8:00 t A-B walk 232 u far-D 8:20',
    ]);
  });

  it('walks once between two rides, never twice', async () => {
    const stops = 'A 48.0 7\nB 48.1 7\nM 48.103 7\nC 48.106 7\nD 48.2 7';
    const feed = await simpleFeed(stops, 't: A 8:00, B 8:10\nm: M 8:50, A 9:00\nu: C 8:40, D 9:00');
    expect(search(createEngine(feed), 'A', 'D', `${DAY}08:00`)).toEqual([]);
  });

  it('rides no more often than allowed, and never more than eight times', async () => {
    const engine = await engineFor('a: A 8:00, B 8:10\nb: B 8:20, C 8:30\nc: C 8:40, D 8:50');
    const found = [0, 2, 3, 99].map((maxRides) => search(engine, 'A', 'D', `${DAY}08:00`, { maxRides }).length);
    expect(found).toEqual([0, 0, 1, 1]);
  });
});

describe('what the traveller wants', () => {
  const mixed = {
    'routes.txt': 'route_id,agency_id,route_short_name,route_type\nr,a,1,3\ntram,a,2,0',
    'trips.txt': 'route_id,service_id,trip_id,wheelchair_accessible\ntram,daily,quick,2\nr,daily,slow,1',
  };
  it('leaves out modes', async () => {
    const engine = await engineFor('quick: A 8:00, B 8:10\nslow: A 8:00, B 8:30', mixed);
    const without = (mode: 'tram' | 'bus') =>
      search(engine, 'A', 'B', `${DAY}08:00`, { excludedModes: new Set([mode]) });
    expect([without('tram'), without('bus')]).toEqual([['8:00 slow A-B 8:30'], ['8:00 quick A-B 8:10']]);
    expect(search(engine, 'A', 'B', `${DAY}08:00`, { excludedModes: new Set(['tram', 'bus']) })).toEqual([]);
  });

  it('takes a wheelchair neither onto a trip nor to a stop that cannot take one', async () => {
    const engine = await engineFor('quick: A 8:00, B 8:10\nslow: A 8:00, B 8:30', mixed);
    expect(search(engine, 'A', 'B', `${DAY}08:00`, { wheelchair: true })).toEqual(['8:00 slow A-B 8:30']);
    const stops = 'stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding\nA,A,48,7,0\nB,B,48.1,7,2\nC,C,48.2,7,1';
    const closed = await engineFor('t: A 8:00, B 8:10, C 8:20', { 'stops.txt': stops });
    expect(search(closed, 'A', 'B', `${DAY}08:00`, { wheelchair: true })).toEqual([]);
    expect(search(closed, 'A', 'C', `${DAY}08:00`, { wheelchair: true })).toEqual(['8:00 t A-C 8:20']);
  });

  it('finds nothing from nowhere, to nowhere, or outside the calendar', async () => {
    const engine = await engineFor('t: A 8:00, B 8:10');
    const query = {
      time: Date.parse('2026-06-03T08:00:00+02:00') / 1_000,
      direction: 'departAfter',
      windowSeconds: 3_600,
      excludedModes: new Set<never>(),
      maxRides: 3,
      wheelchair: false,
    } as const;
    const at = [{ stop: 0, seconds: 0, metres: 0 }];
    expect([
      engine.search({ ...query, access: [], egress: at }),
      engine.search({ ...query, access: at, egress: [] }),
    ]).toEqual([[], []]);
    expect(search(engine, 'A', 'B', '2031-06-03T08:00')).toEqual([]);
  });

  it('uses the shorter of two ways to the same stop', async () => {
    const engine = await engineFor('t: A 8:10, B 8:20');
    expect(search(engine, 'A 500, A 120', 'B 300, B 60', `${DAY}08:00`)).toEqual(['8:08 walk 120 t A-B walk 60 8:21']);
  });
});
