import { epochAt, isoOfDay } from '@halte/engine/common/zone';
import { findAccess } from '@halte/engine/search/access';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { listOf } from '../gtfs/packedIds.ts';
import type { ImportOptions } from '../importFeed.ts';
import { shareFeed, feedOf as unshared } from '../sharing.ts';
import {
  basics,
  type GtfsFiles,
  networkOf as networkOfFeeds,
  stopsTxt,
  tripsAndTimes,
  withFolder,
} from '../testing/feeds.ts';
import { importFeeds } from './importFeeds.ts';

const OPTIONS: ImportOptions = { today: '2026-06-01', rebaseCalendar: 'never' };

/** Buses from the hill to the square; the square is 200 m from the railway station. */
const BUS: GtfsFiles = {
  ...basics(),
  'stops.txt': stopsTxt('Hill 48.1000 2\nSquare 48.0000 2\nPark 47.9000 2'),
  ...tripsAndTimes('one: Hill 8:00, Square 8:20, Park 8:40\ntwo: Hill 9:00, Square 9:20, Park 9:40'),
  'fare_attributes.txt': 'fare_id,price,currency_type,payment_method,transfers\nsingle,1.50,EUR,0,0',
};

const RAIL: GtfsFiles = {
  ...basics(),
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\na,Rail,https://rail.example,Europe/Paris',
  'stops.txt': stopsTxt('Station 48.0018 2\nCoast 47.0000 2'),
  ...tripsAndTimes('one: Station 8:30, Coast 9:30'),
};

const networkOf = (parts: Readonly<Record<string, GtfsFiles>>, options: Partial<ImportOptions> = {}) =>
  networkOfFeeds(parts, { ...OPTIONS, ...options });

const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const at = ([lat, lon]: readonly [number, number], feed: Feed) => findAccess(feed, lat, lon, 100);

function arrivalsOf(feed: Feed, from: readonly [number, number], to: readonly [number, number], time: string) {
  return createEngine(feed)
    .search({
      access: at(from, feed),
      egress: at(to, feed),
      time: epochAt('Europe/Paris', time),
      direction: 'departAfter',
      windowSeconds: 0,
      excludedModes: new Set(),
      maxRides: 3,
      wheelchair: false,
    })
    .map(({ legs, arrival }) => ({
      trips: legs.flatMap((leg) => (leg.kind === 'ride' ? feed.trips.ids.at(leg.trip) : [])),
      arrival: arrival - epochAt('Europe/Paris', time),
    }));
}

describe('ids', () => {
  it('stay as published for a single feed', async () => {
    const feed = await networkOf({ '': BUS });
    expect(idsOf(feed.stops)).toEqual(['Hill', 'Square', 'Park']);
    expect(idsOf(feed.parts)).toEqual(['']);
  });

  it('begin with the prefix of their feed, except where there is none', async () => {
    const feed = await networkOf({ '': BUS, rail: RAIL });
    expect(idsOf(feed.stops)).toEqual(['Hill', 'Square', 'Park', 'rail:Station', 'rail:Coast']);
    expect(idsOf(feed.areas).slice(2)).toEqual(['area:Park', 'rail:area:Station', 'rail:area:Coast']);
    expect(idsOf(feed.routes)).toEqual(['r', 'rail:r']);
    expect(idsOf(feed.agencies)).toEqual(['a', 'rail:a']);
    expect(listOf(feed.trips.ids)).toEqual(['one', 'two', 'rail:one']);
    expect(listOf(feed.trips.ids).map((id) => feed.trips.ids.find(id))).toEqual([0, 1, 2]);
    expect([...feed.stopById.values()]).toEqual([0, 1, 2, 3, 4]);
  });

  it('must differ where two feeds have no prefix', async () => {
    await expect(
      withFolder(BUS, (path) =>
        importFeeds(
          [1, 2].map(() => ({ path, prefix: '' })),
          OPTIONS,
        ),
      ),
    ).rejects.toMatchObject({ code: 'same-ids' });
  });

  it('are another version of the timetable than the same ids without a prefix', async () => {
    const versions = await Promise.all([
      networkOf({ '': BUS }),
      networkOf({ bus: BUS }),
      networkOf({ bus: BUS, rail: RAIL }),
      networkOf({ bus: BUS, train: RAIL }),
    ]);
    expect(new Set(versions.map(({ version }) => version)).size).toBe(4);
  });
});

it('finds journeys with a walk between stops of two feeds', async () => {
  const feed = await networkOf({ bus: BUS, rail: RAIL });
  expect(arrivalsOf(feed, [48.1, 2], [47, 2], '2026-06-01T07:55')).toEqual([
    { trips: ['bus:one', 'rail:one'], arrival: 95 * 60 },
  ]);
  expect(feed.agencies[feed.routes[1]!.agency]?.name).toBe('Rail');
  expect(feed.name).toBe('Test, Rail');
});

it('is handed to threads whole', async () => {
  const feed = await networkOf({
    bus: BUS,
    rail: {
      ...RAIL,
      'stops.txt': stopsTxt('Square 48.001 2\nCoast 47 2'),
      ...tripsAndTimes('one: Square 8:30, Coast 9:30'),
    },
  });
  const { runsOn: _, ...there } = unshared(structuredClone(shareFeed(feed)));
  expect({ ...feed, runsOn: undefined }).toEqual({ ...there, runsOn: undefined });
});

describe('stop areas', () => {
  const railAt = (name: string, lat: number): GtfsFiles => ({
    ...RAIL,
    'stops.txt': stopsTxt(`${name} ${lat} 2\nCoast 47.0000 2`),
    ...tripsAndTimes(`one: ${name} 8:30, Coast 9:30`),
  });

  it.each([
    ['one where name and place are the same', railAt('SQUARE', 48.001), ['Square', 'rail:SQUARE']],
    ['two where the name is another', railAt('Station', 48.0001), ['Square']],
    ['two where they are farther apart than one place reaches', railAt('Square', 48.003), ['Square']],
  ])('are %s', async (_case, rail, expected) => {
    const feed = await networkOf({ '': BUS, rail });
    const area = feed.areas[feed.areaById.get('area:Square')!]!;
    expect(area.stops.map((stop) => feed.stops[stop]!.id)).toEqual(expected);
    expect(feed.stops.map((stop, index) => feed.areas[stop.area]!.stops.includes(index))).not.toContain(false);
  });

  it('are found by the ids that they have in each feed', async () => {
    const feed = await networkOf({ bus: BUS, rail: railAt('Square', 48.001) });
    expect(feed.areaById.get('rail:area:Square')).toBe(feed.areaById.get('bus:area:Square'));
  });

  it('of one feed never become one because of another feed', async () => {
    const stations = `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
      North,Square,48.0005,2,1,
      North:1,Square,48.0005,2,0,North
      South,Square,47.9995,2,1,
      South:1,Square,47.9995,2,0,South`;
    const rail = { ...RAIL, 'stops.txt': stations, ...tripsAndTimes('one: North:1 8:30, South:1 8:33') };
    const feed = await networkOf({ bus: BUS, rail });
    expect(feed.areas.map(({ id, stops }) => `${id} ${stops.map((stop) => feed.stops[stop]!.id).join(' ')}`)).toEqual([
      'bus:area:Hill bus:Hill',
      'bus:area:Square bus:Square rail:North:1',
      'bus:area:Park bus:Park',
      'rail:South rail:South:1',
    ]);
  });
});

describe('the calendar', () => {
  const until = (files: GtfsFiles, from: string, to: string): GtfsFiles => ({
    ...files,
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,1,1,1,1,1,1,${from},${to}`,
  });
  const parts = (rail: readonly [string, string]) => ({
    bus: until(BUS, '20190401', '20190731'),
    rail: until(RAIL, ...rail),
  });
  const codesOf = ({ warnings }: Feed) => warnings.map(({ code }) => code);

  it('is moved for all feeds by one number of weeks, onto days that they have in common', async () => {
    const feed = await networkOf(parts(['20190701', '20191231']), { rebaseCalendar: 'whenExpired' });
    const published = await networkOf(parts(['20190701', '20191231']));
    expect(feed.shiftedByWeeks).toBeGreaterThan(300);
    for (const [index, { firstDay, lastDay }] of published.parts.entries())
      expect(feed.parts[index]).toMatchObject({
        firstDay: firstDay + feed.shiftedByWeeks * 7,
        lastDay: lastDay + feed.shiftedByWeeks * 7,
      });
    const today = published.firstDay + (epochAt('UTC', '2026-06-01T00:00') / 86_400 - published.firstDay);
    expect([0, 1].map((service) => feed.runsOn(service, today))).toEqual([true, true]);
    expect(arrivalsOf(feed, [48.1, 2], [47, 2], '2026-06-01T07:55')).toHaveLength(1);
    expect(codesOf(feed)).toEqual([]);
  });

  it('has the days of each service, as published', async () => {
    const feed = await networkOf(parts(['20190701', '20191231']));
    expect([feed.firstDay, feed.lastDay].map(isoOfDay)).toEqual(['2019-04-01', '2019-12-31']);
    const days = (service: number) =>
      Array.from({ length: 400 }, (_, i) => feed.firstDay - 50 + i).filter((day) => feed.runsOn(service, day));
    expect([0, 1].map((service) => [days(service).at(0)!, days(service).at(-1)!].map(isoOfDay))).toEqual([
      ['2019-04-01', '2019-07-31'],
      ['2019-07-01', '2019-12-31'],
    ]);
  });

  it('of timetables without a day in common is warned about', async () => {
    expect(codesOf(await networkOf(parts(['20200101', '20200201'])))).toEqual(['no-common-day']);
  });

  it('of which one is over is warned about', async () => {
    const feed = await networkOf({ bus: until(BUS, '20260101', '20260501'), rail: RAIL });
    expect(feed.warnings).toEqual([
      { code: 'part-over', message: 'Of several timetables, some are over (bus: 2026-01-01 to 2026-05-01).', count: 1 },
    ]);
  });
});

describe('the time zone', () => {
  const railIn = (zone: string): GtfsFiles => ({
    ...RAIL,
    'agency.txt': `agency_id,agency_name,agency_url,agency_timezone\na,Rail,https://rail.example,${zone}`,
  });

  it('may have several names where the clocks are the same', async () => {
    const feed = await networkOf({ bus: BUS, rail: railIn('Europe/Brussels') });
    expect(feed.timeZone).toBe('Europe/Paris');
    expect(feed.stops.at(-1)?.timeZone).toBe('Europe/Brussels');
  });

  it.each(['Europe/London', 'Africa/Algiers'])('must not be another one: %s', async (zone) => {
    await expect(networkOf({ bus: BUS, rail: railIn(zone) })).rejects.toMatchObject({
      code: 'different-time-zones',
      message: expect.stringContaining(`Europe/Paris and ${zone}`),
    });
  });
});

it('moves every index of the second feed', async () => {
  const rich: GtfsFiles = {
    ...RAIL,
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
      S,Station,48.5,2,1,
      S1,Station,48.5,2,0,S
      S2,Station,48.501,2,0,S
      door,Door,48.5,2,2,S
      C,Coast,47,2,0,`,
    'trips.txt': `route_id,service_id,trip_id,trip_headsign,shape_id,block_id
      r,daily,one,Coast,line,vehicle
      r,daily,two,Back,line,vehicle`,
    'stop_times.txt': tripsAndTimes('one: S1 8:30, C 9:30\ntwo: C 9:40, S2 10:40')['stop_times.txt']!,
    'shapes.txt': 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\nline,48.5,2,0\nline,47,2,1',
    'transfers.txt': `from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_trip_id,to_trip_id
      S1,S2,2,77,,
      S1,S2,2,88,one,two
      ,,5,,one,two`,
    'pathways.txt': `pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time
      p,door,S1,1,1,30
      q,S1,S2,1,1,40`,
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\none,08:00:00,09:00:00,600',
    'attributions.txt': 'organization_name,is_operator\nRail,1',
    'feed_info.txt': 'feed_publisher_name,feed_publisher_url,feed_lang,feed_version\nRail,https://rail.example,fr,7',
  };
  const feed = await networkOf({
    bus: { ...BUS, 'attributions.txt': 'organization_name,is_producer\nRail,1' },
    rail: rich,
  });
  const alone = await networkOf({ '': rich });
  const stop = (index: number) => feed.stops[index]!.id;
  const end = (index: number) => feed.stops[index]?.id ?? feed.stationNodes[index - feed.stops.length]!.id;
  const trips = listOf(feed.trips.ids).map((id, trip) => ({
    id,
    route: feed.routes[feed.trips.route[trip]!]!.id,
    headsign: feed.texts[feed.trips.headsign[trip]!],
    shape: feed.shapes[feed.trips.shape[trip]!]?.id,
    block: feed.trips.block[trip],
    stops: Array.from(
      feed.stopTimes.stop.slice(feed.trips.stopTimeStart[trip], feed.trips.stopTimeStart[trip + 1]),
      stop,
    ),
  }));
  expect(trips.slice(1)).toEqual([
    {
      id: 'bus:two',
      route: 'bus:r',
      headsign: undefined,
      shape: undefined,
      block: -1,
      stops: ['bus:Hill', 'bus:Square', 'bus:Park'],
    },
    { id: 'rail:one', route: 'rail:r', headsign: 'Coast', shape: 'rail:line', block: 0, stops: ['rail:S1', 'rail:C'] },
    { id: 'rail:two', route: 'rail:r', headsign: 'Back', shape: 'rail:line', block: 0, stops: ['rail:C', 'rail:S2'] },
  ]);
  expect(feed.frequencies).toEqual([{ ...alone.frequencies[0]!, trip: feed.trips.ids.find('rail:one') }]);
  expect(feed.transfers.map(({ from, to, seconds }) => [stop(from), stop(to), seconds])).toEqual([
    ['rail:S1', 'rail:S2', 77],
  ]);
  expect(feed.narrowTransfers).toEqual([
    {
      from: feed.stopById.get('rail:S1'),
      to: feed.stopById.get('rail:S2'),
      type: 2,
      seconds: 88,
      fromRoute: null,
      toRoute: null,
      fromTrip: 2,
      toTrip: 3,
    },
  ]);
  expect(feed.tripTransfers).toEqual([{ type: 5, fromTrip: 2, toTrip: 3 }]);
  expect(feed.pathways.map(({ from, to, seconds }) => [end(from), end(to), seconds])).toEqual([
    ['rail:door', 'rail:S1', 30],
    ['rail:S1', 'rail:S2', 40],
  ]);
  expect(feed.stationNodes).toMatchObject([{ id: 'rail:door', station: 'rail:S' }]);
  expect(feed.fares).toMatchObject([{ firstRoute: 0, routeCount: 1, firstStop: 0, fares: [{ fareId: 'single' }] }]);
  expect(feed.attributions).toEqual([{ organization: 'Rail', url: '', roles: ['producer', 'operator'] }]);
  expect(feed.info).toEqual({ publisher: '', url: '', language: 'fr', version: '', from: null, to: null });
  expect(feed.parts.map(({ info }) => info?.version)).toEqual([undefined, '7']);
});

it('says nothing of the stop times of a feed without distances and headsigns of stop times, beside one that has them', async () => {
  const rail: GtfsFiles = {
    ...RAIL,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign,shape_dist_traveled
      one,8:30:00,8:30:00,Station,70000,Sea,0
      one,9:30:00,9:30:00,Coast,70001,,500`,
  };
  const headsigns = ({ trips, texts, stopTimes }: Feed) =>
    Array.from({ length: stopTimes.count }, (_, i) => texts[stopTimes.headsign[i]!] ?? '').join() + trips.count;
  const merged = await networkOf({ bus: BUS, rail });
  expect(headsigns(merged)).toBe(',,,,,,Sea,3');
  expect([...merged.stopTimes.shapeDistance].slice(-3)).toEqual([Number.NaN, 0, 500]);
  expect([...merged.stopTimes.sequence].slice(-3)).toEqual([2, 70_000, 70_001]);
  const plain = (await networkOf({ bus: BUS, rail: RAIL })).stopTimes;
  const { shapeDistance, headsign, sequence } = plain;
  expect([shapeDistance, headsign, sequence].map(({ byteLength }) => byteLength)).toEqual([0, 0, 2 * plain.count]);
});

describe('limits', () => {
  const bytes = (files: GtfsFiles, name: string) => Buffer.byteLength(String(files[name]).replace(/^[ \t]+/gm, ''));
  const [bus, rail] = [bytes(BUS, 'stop_times.txt'), bytes(RAIL, 'stop_times.txt')];
  const all = (files: GtfsFiles) => Object.keys(files).reduce((sum, name) => sum + bytes(files, name), 0);

  const stopTimesOf = (files: GtfsFiles) => String(files['stop_times.txt']).trim().split('\n').length - 1;

  it('are for all feeds together, and the error names feed, limit and option', async () => {
    await expect(networkOf({ bus: BUS, rail: RAIL }, { limits: { entryBytes: bus + rail - 1 } })).rejects.toMatchObject(
      {
        code: 'file-too-large',
        message:
          'rail: stop_times.txt unpacks to 1 MB, with that of the other timetables to 1 MB; at most 1 MB are read: raise that with --gtfs-limit.',
      },
    );
    await expect(
      networkOf({ bus: BUS, rail: RAIL }, { limits: { totalBytes: all(BUS) + all(RAIL) - 1 } }),
    ).rejects.toMatchObject({
      code: 'feed-too-large',
      message: expect.stringMatching(
        /^rail: The timetables unpack to more than 1 MB, with .+: raise that with --gtfs-limit-total\.$/,
      ),
    });
    const rows = stopTimesOf(BUS) + stopTimesOf(RAIL);
    await expect(networkOf({ bus: BUS, rail: RAIL }, { limits: { rows: rows - 1 } })).rejects.toMatchObject({
      code: 'too-many-rows',
      message: `rail: stop_times.txt has more than ${rows - 1} rows, with those of the other timetables: raise that with --gtfs-limit-rows.`,
    });
    const feed = await networkOf(
      { bus: BUS, rail: RAIL },
      { limits: { rows, entryBytes: bus + rail, totalBytes: all(BUS) + all(RAIL) } },
    );
    expect(feed.trips.count).toBe(3);
  });
});

it('says which feed is wrong, and of which one a warning is', async () => {
  await expect(networkOf({ bus: BUS, rail: { ...RAIL, 'stops.txt': '' } })).rejects.toMatchObject({
    name: 'FeedError',
    code: 'empty-file',
    message: expect.stringMatching(/^rail: stops\.txt is empty/),
  });
  const odd = { ...RAIL, 'feed_info.txt': 'feed_publisher_name,feed_lang\nRail,no language' };
  expect((await networkOf({ bus: BUS, rail: odd })).warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^rail: feed_info\.txt has the feed_lang/),
  ]);
});
