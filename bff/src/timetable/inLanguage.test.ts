/** Names in a traveller's language; the timetable stays the same. */
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { inLanguage, printedTimetable } from '@halte/engine/timetable/inLanguage';
import { timetableOf } from '@halte/engine/timetable/realtime/overlay';
import { headsignOf } from '@halte/engine/timetable/rides';
import { stopVisits } from '@halte/engine/timetable/stopIndex';
import { withUpdates } from './realtime/withUpdates.ts';
import { feedOf as handedOver, shareFeed } from './sharing.ts';
import { basics, feedOf, type GtfsFiles, stopsTxt, tripsAndTimes } from './testing/feeds.ts';

const HEADER = 'table_name,field_name,language,record_id,record_sub_id,field_value,translation';

const load = (rows: readonly string[], more: GtfsFiles = {}): Promise<Feed> =>
  feedOf({
    ...basics(),
    'stops.txt': stopsTxt('Brugge 51.19 3.21\nGent 51.03 3.71'),
    ...tripsAndTimes('t: Brugge 8:00, Gent 8:30\nu: Brugge 9:00, Gent 9:30'),
    'translations.txt': [HEADER, ...rows].join('\n'),
    ...more,
  });

const stopNames = (feed: Feed) => feed.stops.map(({ name }) => name);
const codes = ({ warnings }: Feed) => warnings.map(({ code, count }) => `${code} ${count}`);

it('names stops and their areas by their row and by their name, the row first', async () => {
  const feed = await load([
    'stops,stop_name,fr,Brugge,,,Bruges',
    'stops,stop_name,fr,,,Brugge,not this',
    'stops,stop_name,fr,,,Gent,Gand',
    'stops,stop_name,en,,,Gent,Ghent',
  ]);
  const french = inLanguage(feed, 'fr');
  expect([stopNames(french), french.areas.map(({ name }) => name)]).toEqual([
    ['Bruges', 'Gand'],
    ['Bruges', 'Gand'],
  ]);
  expect(stopNames(inLanguage(feed, 'en'))).toEqual(['Brugge', 'Ghent']);
  expect(inLanguage(feed, 'de')).toBe(feed);
  expect(inLanguage(feed, null)).toBe(feed);
  expect(french.version).not.toBe(feed.version);
  expect(codes(feed)).toEqual(['unused-translation 1']);
});

it('names lines, agencies, publisher, organizations and booking rules', async () => {
  const feed = await load(
    [
      'routes,route_long_name,fr,r,,,Un',
      'agency,agency_name,fr,a,,,Essai',
      'agency,agency_fare_url,fr,a,,,https://a.example/fr',
      'feed_info,feed_publisher_name,fr,,,,Éditeur',
      'attributions,organization_name,fr,,,Maker,Fabricant',
      'booking_rules,message,fr,b,,,Appelez',
    ],
    {
      'agency.txt':
        'agency_id,agency_name,agency_url,agency_timezone,agency_fare_url\na,Test,x,Europe/Paris,https://a.example/nl',
      'feed_info.txt': 'feed_publisher_name,feed_publisher_url,feed_lang\nPublisher,https://p.example,nl',
      'attributions.txt': 'organization_name,is_producer\nMaker,1',
      'booking_rules.txt': 'booking_rule_id,booking_type,message\nb,0,Call',
    },
  );
  const french = inLanguage(feed, 'fr');
  expect([
    french.name,
    french.routes[0]!.longName,
    french.agencies[0]!.name,
    french.agencies[0]!.fareUrl,
    french.info?.publisher,
    french.attributions[0]!.organization,
    french.bookingRules[0]!.message,
  ]).toEqual(['Essai', 'Un', 'Essai', 'https://a.example/fr', 'Éditeur', 'Fabricant', 'Appelez']);
  expect(codes(feed)).toEqual([]);
});

it('names headsigns: of one trip, at one stop of it, by their text, and the last stop where there is none', async () => {
  const feed = await load(
    [
      'trips,trip_headsign,fr,one,,,Gand direct',
      'trips,trip_headsign,fr,,,Gent,Gand',
      'stop_times,stop_headsign,fr,three,1,,Gand gare',
      'stops,stop_name,fr,Gent,,,Gand-ville',
    ],
    {
      'trips.txt':
        'route_id,service_id,trip_id,trip_headsign\nr,daily,one,Gent\nr,daily,two,Gent\nr,daily,three,\nr,daily,four,',
      'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign
        one,8:00:00,8:00:00,Brugge,1,\none,8:30:00,8:30:00,Gent,2,
        two,9:00:00,9:00:00,Brugge,1,\ntwo,9:30:00,9:30:00,Gent,2,
        three,9:00:00,9:00:00,Brugge,1,Gent\nthree,9:30:00,9:30:00,Gent,2,
        four,9:00:00,9:00:00,Brugge,1,\nfour,9:30:00,9:30:00,Gent,2,`,
    },
  );
  const signs = (one: Feed) => Array.from({ length: 4 }, (_, trip) => headsignOf(one, trip, 0));
  expect(signs(feed)).toEqual(['Gent', 'Gent', 'Gent', 'Gent']);
  expect(signs(inLanguage(feed, 'fr'))).toEqual(['Gand direct', 'Gand', 'Gand gare', 'Gand-ville']);
});

it('keeps what was made of the timetable, real time, and the language of the printed timetable', async () => {
  const feed = await load(['stops,stop_name,fr,,,Gent,Gand']);
  const added = {
    id: 'extra',
    route: 0,
    direction: 0 as const,
    headsign: 'Extra',
    serviceDay: feed.firstDay,
    stops: Int32Array.of(0, 1),
    arrival: Int32Array.of(1, 2),
    departure: Int32Array.of(1, 2),
  };
  const now = withUpdates(feed, { at: 0, instances: [], added: [added] });
  const french = inLanguage(now, 'fr');
  expect(inLanguage(now, 'fr')).toBe(french);
  expect(timetableOf(french)).toBe(feed);
  expect(stopVisits(french)).toBe(stopVisits(feed));
  expect(headsignOf(french, french.trips.count - 1, 0)).toBe('Extra');
  expect(stopNames(printedTimetable(french))).toEqual(['Brugge', 'Gand']);
  expect(printedTimetable(french).trips.count).toBe(feed.trips.count);
  expect(printedTimetable(now)).toBe(feed);
});

it('is the same on another thread', async () => {
  const feed = await load(['stops,stop_name,fr,,,Gent,Gand']);
  expect(stopNames(inLanguage(handedOver(structuredClone(shareFeed(feed))), 'fr'))).toEqual(['Brugge', 'Gand']);
});

it('reads the file of before GTFS had one', async () => {
  const feed = await load([], { 'translations.txt': 'trans_id,lang,translation\nGent,fr,Gand\nOne,fr,Un' });
  const french = inLanguage(feed, 'fr');
  expect([stopNames(french), french.routes[0]!.longName]).toEqual([['Brugge', 'Gand'], 'Un']);
});

it('says what it does not understand', async () => {
  const feed = await load([
    'levels,level_name,fr,l,,,Quai',
    'stops,stop_desc,fr,Gent,,,Texte',
    'toString,name,fr,Gent,,,Texte',
    'stops,stop_name,français,Gent,,,Gand',
    'stops,stop_name,,Gent,,,Gand',
    'stops,stop_name,fr,Gent,,,',
    'stops,stop_name,fr,,,,Gand',
    'stops,stop_name,fr,nowhere,,,Nulle part',
  ]);
  expect(codes(feed)).toEqual(['untranslatable-field 3', 'bad-translation 4', 'unused-translation 1']);
  await expect(load([], { 'translations.txt': 'table_name,language\nstops,fr' })).rejects.toMatchObject({
    code: 'missing-column',
  });
});
