import { findAccess } from '@halte/engine/search/access';
import type { AccessWay } from '@halte/engine/search/entrances';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { gridOf } from '@halte/engine/timetable/geo/grid';
import { WALK, walkMetres, walkSeconds } from '@halte/engine/timetable/geo/walking';
import { basics, feedOf, simpleFeed, tripsAndTimes } from '../timetable/testing/feeds.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';

describe('findAccess', () => {
  const load = () =>
    simpleFeed('A 48.001 7\nB 48.003 7\nC 48.02 7\nD 48.2 7\nunserved 48 7', 't: A 8:00, B 8:10, C 8:20, D 8:30');

  it('finds the stops within reach on foot, nearest first, with whole seconds', async () => {
    const feed = await load();
    const found = findAccess(feed, 48, 7, 800);
    expect(found.map(({ stop }) => feed.stops[stop]!.id)).toEqual(['A', 'B']);
    const metres = Math.round(metresBetween(48, 7, 48.001, 7) * WALK.detour);
    const seconds = Math.ceil(metres / WALK.metresPerSecond);
    expect(found[0]).toEqual({ stop: 0, metres, seconds, evenMetres: metres, stationSeconds: 0 });
    expect(walkSeconds(walkMetres(100))).toBe(104);
  });

  it('counts walked metres as they are given, rounded', async () => {
    // A is 145.13 m away on foot, rounded to 145; C is out of reach.
    const feed = await simpleFeed('A 48.001004 7\nC 48.004 7\nB 48.1 7', 't: A 8:00, C 8:05, B 8:10');
    expect(findAccess(feed, 48, 7, 145).map(({ stop, metres }) => [feed.stops[stop]!.id, metres])).toEqual([
      ['A', 145],
    ]);
  });

  it('gives the nearest few when none is within reach, and none when all are too far', async () => {
    const feed = await load();
    expect(findAccess(feed, 48.04, 7, 500).map(({ stop }) => feed.stops[stop]!.id)).toEqual(['C']);
    expect(findAccess(feed, 49, 7, 500)).toEqual([]);
  });
});

describe('access by entrances', () => {
  /** Platform P directly below the place, entrances E and F 111 m north and south of it; platform Q has no pathways. */
  const STOPS = `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding
    S,S,48,7,1,,
    P,S,48,7,0,S,
    Q,S,48.0001,7,0,S,
    E,North,48.001,7,2,S,
    F,South,47.999,7,2,S,2`;
  const COLUMNS = 'from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length';
  const TO: AccessWay = { direction: 'toStops', profile: 'foot' };

  const reach = async (pathways: readonly string[], way: Partial<AccessWay> = {}, metres = 400, lat = 48) => {
    const feed = await feedOf({
      ...basics(),
      ...tripsAndTimes('t: P 8:00, Q 8:10'),
      'stops.txt': STOPS,
      'pathways.txt': [COLUMNS, ...pathways].join('\n'),
    });
    const found = findAccess(feed, lat, 7, metres, { ...TO, ...way });
    return found.map((one) => `${feed.stops[one.stop]!.id} ${one.seconds} s, ${one.metres} m`);
  };

  // 111.2 m in a straight line are 145 m and 116 s on foot; Q is 11.1 m away: 14 m and 12 s.
  const Q = 'Q 12 s, 14 m';

  it.each<[string, Parameters<typeof reach>, readonly string[]]>([
    ['a stop without ways straight from the street', [[]], ['P 0 s, 0 m', Q]],
    ['the way to the entrance and from there', [['E,P,1,1,60,50']], [Q, 'P 176 s, 195 m']],
    ['the quicker of two entrances', [['E,P,1,1,60,50', 'F,P,2,1,40,60']], [Q, 'P 156 s, 205 m']],
    [
      'the quicker one from elsewhere',
      [['E,P,1,1,60,50', 'F,P,2,1,40,60'], {}, 400, 48.001],
      ['P 60 s, 50 m', 'Q 104 s, 130 m'],
    ],
    ['no exit as an entrance', [['P,E,1,0,60,50'], {}], ['P 0 s, 0 m', Q]],
    ['an exit from the stop', [['P,E,1,0,60,50'], { direction: 'fromStops' }], [Q, 'P 176 s, 195 m']],
    ['only entrances within reach', [['E,P,1,1,60,50'], {}, 130], [Q]],
    ['no stairs in a wheelchair', [['E,P,2,1,60,50'], { profile: 'wheelchair' }], [Q]],
    ['a lift in a wheelchair', [['E,P,2,1,10,10', 'E,P,5,1,60,50'], { profile: 'wheelchair' }], [Q, 'P 176 s, 195 m']],
    ['no entrance without access in a wheelchair', [['F,P,5,1,60,50'], { profile: 'wheelchair' }], [Q]],
  ])('takes %s', async (_, question, expected) => {
    expect(await reach(...question)).toEqual(expected);
  });
});

describe('gridOf', () => {
  it.each([[0], [48], [-33], [69.6], [179.9]])('finds what a look at every point finds, around %p', (degrees) => {
    const random = randomNumbers(degrees);
    const lat = degrees > 90 ? 10 : degrees;
    const points = Array.from({ length: 500 }, () => ({ lat: lat + random() / 20, lon: degrees + random() / 10 }));
    const grid = gridOf(points, (index) => index % 7 !== 0);
    for (let i = 0; i < 50; i++) {
      const here = { lat: lat + random() / 20, lon: degrees + random() / 10 };
      const metres = between(random, 10, 1_500);
      const found: number[] = [];
      grid.within(here.lat, here.lon, metres, (index) => found.push(index));
      const near = [...points.keys()].filter(
        (p) => p % 7 !== 0 && metresBetween(here.lat, here.lon, points[p]!.lat, points[p]!.lon) <= metres,
      );
      expect(found.sort((a, b) => a - b)).toEqual(near);
    }
  });
});
