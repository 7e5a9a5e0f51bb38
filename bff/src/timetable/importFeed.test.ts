import type { Feed, StopTimes } from '@halte/engine/timetable/feed/feed';
import { listOf } from './gtfs/packedIds.ts';
import { basics, feedOf, simpleFeed, stopsTxt, tripsAndTimes } from './testing/feeds.ts';

const STOPS = 'A 48.10 7.1\nB 48.11 7.1\nC 48.12 7.1\nD 48.13 7.1';
const codes = (feed: Feed) => feed.warnings.map(({ code, count }) => `${code} ${count}`).sort();
const stopTimesOf = (feed: Feed, id: string) => {
  const trip = feed.trips.ids.find(id)!;
  const [start, end] = [feed.trips.stopTimeStart[trip]!, feed.trips.stopTimeStart[trip + 1]!];
  return Array.from({ length: end - start }, (_, i) => {
    const { stop, arrival, departure } = feed.stopTimes;
    return [feed.stops[stop[start + i]!]!.id, arrival[start + i], departure[start + i]];
  });
};

describe('trips', () => {
  it('reads times past midnight, in order of stop_sequence, however the rows are ordered', async () => {
    const { 'trips.txt': trips, 'stop_times.txt': times } = tripsAndTimes(
      't: A 23:50, B 24:10-24:12, C 25:00\nu: A 8:00, B 8:10',
    );
    const [header, ...rows] = times!.split('\n');
    const feed = await simpleFeed(STOPS, 't: A 1:00, B 2:00', {
      'trips.txt': trips!,
      'stop_times.txt': [header, ...rows.reverse()].join('\n'),
    });
    expect(stopTimesOf(feed, 't')).toEqual([
      ['A', 85_800, 85_800],
      ['B', 87_000, 87_120],
      ['C', 90_000, 90_000],
    ]);
    expect(stopTimesOf(feed, 'u')).toEqual([
      ['A', 28_800, 28_800],
      ['B', 29_400, 29_400],
    ]);
    expect(feed.warnings).toEqual([]);
  });

  it('fills in times that are left open, by shape distance or by the way between stops', async () => {
    const times = `trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled
      t,8:00:00,8:00:00,A,1,0
      t,,,B,2,100
      t,,,C,3,900
      t,8:10:00,8:10:00,D,4,1000
      u,8:00:00,8:00:00,A,1,
      u,,,B,2,
      u,8:10:00,8:10:00,D,4,`;
    const feed = await simpleFeed(STOPS, 't: A 1:00, B 2:00\nu: A 1:00, B 2:00', { 'stop_times.txt': times });
    expect(stopTimesOf(feed, 't').map(([, arrival]) => arrival)).toEqual([28_800, 28_860, 29_340, 29_400]);
    expect(stopTimesOf(feed, 'u').map(([, arrival]) => arrival)).toEqual([28_800, 29_000, 29_400]);
  });

  it('leaves out what no vehicle could run, and says so', async () => {
    const lines =
      'good: A 8:00, B 8:10\nback: A 8:00, B 7:50\nbackAgain: A 8:00, B 8:05-8:04, C 8:20\nshort: A 8:00\nend: A 8:00, B x';
    const feed = await simpleFeed(STOPS, lines);
    expect(listOf(feed.trips.ids)).toEqual(['good']);
    expect(codes(feed)).toEqual(['bad-time 1', 'decreasing-times 2', 'too-few-stops 1']);
  });

  it('leaves out rows that refer to nothing, and says so', async () => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, nowhere 8:05, B 8:10', {
      'trips.txt': 'route_id,service_id,trip_id,shape_id\nr,daily,t,lost\nr,daily,t,\nlost,daily,u,\nr,lost,v,',
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nlost,8:00:00,9:00:00,600',
      'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\nA,lost,0',
    });
    expect(feed.trips.count).toBe(1);
    expect(stopTimesOf(feed, 't').map(([stop]) => stop)).toEqual(['A', 'B']);
    expect(codes(feed)).toEqual([
      'duplicate-trip 1',
      'unknown-route 1',
      'unknown-service 1',
      'unknown-shape 1',
      'unknown-stop 2',
      'unknown-trip 1',
    ]);
  });

  it('keeps pickup, drop-off and headsigns that change on the way', async () => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', {
      'trips.txt': 'route_id,service_id,trip_id,trip_headsign,direction_id,wheelchair_accessible\nr,daily,t,Centre,1,2',
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign,pickup_type,drop_off_type
        t,8:00:00,8:00:00,A,1,Centre,0,1
        t,8:05:00,8:05:00,B,2,Nord,2,0
        t,8:10:00,8:10:00,C,3,,1,3`,
    });
    const { pickup, dropOff, headsign } = feed.stopTimes;
    expect([[...pickup], [...dropOff]]).toEqual([
      [1, 1, 0],
      [0, 1, 1],
    ]);
    expect([...headsign].map((text) => feed.texts[text] ?? null)).toEqual(['Centre', 'Nord', null]);
    expect([feed.trips.direction[0], feed.trips.wheelchair[0], feed.texts[feed.trips.headsign[0]!]]).toEqual([
      1,
      2,
      'Centre',
    ]);
  });

  it('refuses a headway of nothing', async () => {
    const frequencies =
      'trip_id,start_time,end_time,headway_secs\nt,8:00:00,9:00:00,600\nt,9:00:00,10:00:00,0\nt,9:00:00,8:00:00,60';
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', { 'frequencies.txt': frequencies });
    expect(feed.frequencies).toEqual([{ trip: 0, start: 28_800, end: 32_400, headway: 600, isExact: false }]);
    expect(codes(feed)).toEqual(['bad-frequency 1', 'bad-headway 1']);
  });
});

describe('stops and areas', () => {
  const stations = `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding,platform_code
    S,Gare,48.1,7.1,1,,1,
    1,Gare,48.1001,7.1,,S,,A
    2,Gare quai,48.1002,7.1,0,S,2,B
    E,Entrance,48.1,7.1,2,S,,
    3,GARE,48.1009,7.1,0,,,
    4,Place d'Arme,48.2,7.1,0,,,
    5,place d'armé,48.201,7.1,0,,,
    6,Place d Arme,48.3,7.1,0,,,
    7,,48.4,7.1,0,lost,,
    8,Nulle part,0,0,0,,,`;
  const load = () => simpleFeed(STOPS, 't: 1 8:00, 2 8:10, 4 8:15, S 8:20, 8 8:30', { 'stops.txt': stations });

  it('makes stops of boarding places only, and areas of stations or of neighbours with one name', async () => {
    const feed = await load();
    expect(feed.stops.map(({ id, area }) => [id, feed.areas[area]!.id])).toEqual([
      ['1', 'S'],
      ['2', 'S'],
      ['3', 'S'],
      ['4', 'area:4'],
      ['5', 'area:4'],
      ['6', 'area:6'],
      ['7', 'area:7'],
    ]);
    expect(feed.areas.map(({ name, stops }) => [name, stops.length])).toEqual([
      ['Gare', 3],
      ["Place d'Arme", 2],
      ['Place d Arme', 1],
      ['7', 1],
    ]);
    expect(feed.stops.map(({ wheelchair, platform }) => `${wheelchair} ${platform}`).slice(0, 3)).toEqual([
      'yes A',
      'no B',
      'unknown ',
    ]);
    expect(codes(feed)).toEqual(['stop-without-place 1', 'unknown-parent 1', 'unknown-stop 2']);
  });

  it('keeps area ids when the rows come in another order', async () => {
    const [header, ...rows] = stations.split('\n');
    const other = await simpleFeed(STOPS, 't: 1 8:00, 2 8:10', { 'stops.txt': [header, ...rows.reverse()].join('\n') });
    expect([...other.areaById.keys()].sort()).toEqual([...(await load()).areaById.keys()].sort());
  });
});

describe('routes, shapes, transfers and fares', () => {
  it('mends what is missing in routes.txt', async () => {
    const routes = `route_id,agency_id,route_short_name,route_type,route_color,route_sort_order
      r,lost,1,3,,2
      s,a,2,99,zz,`;
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', { 'routes.txt': routes });
    expect(feed.routes.map(({ agency, mode, color, sortOrder }) => [agency, mode, color, sortOrder])).toEqual([
      [0, 'bus', '#2d6a4f', 2],
      [0, 'bus', '#2d6a4f', 1_000_000],
    ]);
    expect(codes(feed)).toEqual(['bad-color 1', 'unknown-agency 1', 'unknown-route-type 1']);
  });

  it.each([
    [' https://a.example/tickets ', 'https://a.example/tickets'],
    ['javascript:alert(1)', ''],
    ['a.example/tickets', ''],
    ['', ''],
  ])('takes %j for the page about tickets where it is the address of one', async (written, read) => {
    const agency = `agency_id,agency_name,agency_url,agency_timezone,agency_fare_url\na,Test,x,Europe/Paris,${written}`;
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', { 'agency.txt': agency });
    expect(feed.agencies[0]?.fareUrl).toBe(read);
  });

  it.each([
    ['kilometres', 1.11195],
    ['metres', 1_111.95],
    ['miles', 0.690934],
  ])('turns distances in %s into metres', async (_, unit) => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', {
      'trips.txt': 'route_id,service_id,trip_id,shape_id\nr,daily,t,s',
      'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled
        s,48.11,7.1,2,${unit}
        s,48.10,7.1,1,0`,
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled
        t,8:00:00,8:00:00,A,1,0
        t,8:05:00,8:05:00,B,2,${unit}`,
    });
    expect([...feed.shapes[0]!.points]).toEqual([48.1, 7.1, 48.11, 7.1]);
    expect(feed.shapes[0]!.distances[1]).toBeCloseTo(1_112, -1);
    expect(feed.stopTimes.shapeDistance[1]).toBeCloseTo(1_112, -1);
  });

  it('takes no memory for what no stop time has, and 16 bits for sequences that fit', async () => {
    const rows = (last: number, headsign: string) =>
      `trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign
        t,8:00:00,8:00:00,A,1,
        t,8:05:00,8:05:00,B,${last},${headsign}`;
    const load = async (last: number, headsign: string) =>
      (await simpleFeed(STOPS, 't: A 8:00, B 8:05', { 'stop_times.txt': rows(last, headsign) })).stopTimes;
    const [few, many] = [await load(65_535, ''), await load(65_536, 'Centre')];
    const bytes = ({ shapeDistance, sequence, headsign }: StopTimes) =>
      [shapeDistance, sequence, headsign].map(({ buffer }) => buffer.byteLength);
    expect([few, many].map(bytes)).toEqual([
      [0, 4, 0],
      [0, 8, 8],
    ]);
    expect([few, many].map(({ sequence }) => [...sequence])).toEqual([
      [1, 65_535],
      [1, 65_536],
    ]);
  });

  it('spreads the transfers of a station over its stops, the last row of a pair winning', async () => {
    const feed = await feedOf({
      ...basics(),
      ...tripsAndTimes('t: A 8:00, B 8:10'),
      'stops.txt':
        'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\nS,S,48.1,7.1,1,\nA,A,48.1,7.1,0,S\nB,B,48.1,7.1,0,S',
      'transfers.txt': `from_stop_id,to_stop_id,transfer_type,min_transfer_time
        S,S,2,120
        A,B,3,`,
    });
    const pairs = feed.transfers.map(
      ({ from, to, type, seconds }) => `${feed.stops[from]!.id}${feed.stops[to]!.id} ${type} ${seconds}`,
    );
    expect(pairs).toEqual(['AA 2 120', 'AB 3 0', 'BA 2 120', 'BB 2 120']);
    expect(codes(feed)).toEqual([]);
  });

  it('takes no harm from optional files that are empty', async () => {
    const empty = Object.fromEntries(
      ['shapes', 'transfers', 'frequencies', 'fare_attributes', 'calendar_dates'].map((name) => [`${name}.txt`, '']),
    );
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', empty);
    expect([feed.shapes, feed.transfers, feed.frequencies, feed.fares, feed.warnings]).toEqual([[], [], [], [], []]);
  });

  it('numbers ids that look like numbers as the texts they are', async () => {
    const feed = await simpleFeed('1 48.1 7.1\n01 48.2 7.1\n1.0 48.3 7.1', 't: 1 8:00, 01 8:10, 1.0 8:20', {
      'stops.txt': stopsTxt('1 48.1 7.1\n01 48.2 7.1\n1.0 48.3 7.1'),
    });
    expect(stopTimesOf(feed, 't').map(([stop]) => stop)).toEqual(['1', '01', '1.0']);
    expect([feed.stopById.get('01'), feed.stopById.get('1.0')]).toEqual([1, 2]);
  });
});
