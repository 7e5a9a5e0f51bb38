/** Feeds that can be read but have impossible values: places, types, calendars, frequencies, transfers, prices. */

import { type Outcome, outcomeOf } from '../../engine/testing/outcome.ts';
import { basics, feedOf, type GtfsFiles, stopsTxt, tripsAndTimes, withFolder } from '../testing/feeds.ts';

const GOOD: GtfsFiles = {
  ...basics(),
  'stops.txt': stopsTxt('A 48.10 7.1\nB 48.11 7.1\nC 48.12 7.1'),
  ...tripsAndTimes('t: A 8:00, B 8:10, C 8:20\nu: A 9:00, C 9:15'),
};

const outcome = (more: GtfsFiles): Promise<Outcome> => withFolder({ ...GOOD, ...more }, (path) => outcomeOf(path));
const stops = (...rows: string[]) => ({
  'stops.txt': [
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station',
    'A,A,48.1,7.1,,',
    'B,B,48.11,7.1,0,',
    'C,C,48.12,7.1,,',
    ...rows,
  ].join('\n'),
});
const routes = (row: string) => ({
  'routes.txt': `route_id,agency_id,route_short_name,route_type,route_color,route_text_color\n${row}`,
});
const days = (...rows: string[]) => ({ 'calendar_dates.txt': ['service_id,date,exception_type', ...rows].join('\n') });
const service = (from: string, to: string) => ({
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\ndaily,1,1,1,1,1,1,1,${from},${to}`,
});
const frequencies = (...rows: string[]) => ({
  'frequencies.txt': ['trip_id,start_time,end_time,headway_secs', ...rows].join('\n'),
});
const transfers = (...rows: string[]) => ({
  'transfers.txt': ['from_stop_id,to_stop_id,transfer_type,min_transfer_time', ...rows].join('\n'),
});
const rides = (...rows: string[]) => ({
  'transfers.txt': [
    'from_stop_id,to_stop_id,transfer_type,from_route_id,to_route_id,from_trip_id,to_trip_id',
    ...rows,
  ].join('\n'),
});
/** A station S with an entrance E and a platform P, and its pathways. */
const station = (...rows: string[]) => ({
  ...stops('S,S,48.2,7.1,1,', 'P,P,48.2,7.1,0,S', 'E,E,48.2,7.101,2,S'),
  'pathways.txt': ['from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time', ...rows].join('\n'),
});
const fares = (...rows: string[]) => ({
  'fare_attributes.txt': ['fare_id,price,currency_type,payment_method,transfers', ...rows].join('\n'),
});
const booked = (...stopTimes: string[]) => ({
  'trips.txt': 'route_id,service_id,trip_id\nr,daily,t',
  'stop_times.txt': [
    'trip_id,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,pickup_booking_rule_id',
    ...stopTimes,
  ]
    .join('\n')
    .replace('departure_time', 'arrival_time,departure_time')
    .replaceAll(/,(8:\d+:00)/g, ',$1,$1'),
  'booking_rules.txt': 'booking_rule_id,booking_type,phone_number\nodd,-3,\nodd,1,\n,0,\nlate,1,soon',
});
const shapes = (...rows: string[]) => ({
  'trips.txt': 'route_id,service_id,trip_id,shape_id\nr,daily,t,s\nr,daily,u,s',
  'shapes.txt': ['shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled', ...rows].join('\n'),
});

it.each<[string, GtfsFiles, readonly string[]]>([
  ['a station that is its own parent', stops('S,S,48.2,7.1,1,S', 'D,D,48.2,7.1,0,S'), []],
  ['stations that are each other’s parents', stops('S,S,48.2,7.1,1,T', 'T,T,48.2,7.1,1,S', 'D,D,48.2,7.1,0,T'), []],
  ['a stop that is its own parent', stops('D,D,48.2,7.1,0,D'), ['unknown-parent 1']],
  ['stops that are each other’s parents', stops('D,D,48.2,7.1,0,E', 'E,E,48.2,7.1,0,D'), ['unknown-parent 2']],
  ['a parent that is not there', stops('D,D,48.2,7.1,0,X'), ['unknown-parent 1']],
  ['kinds of places that do not exist', stops('D,D,48.2,7.1,9,', 'E,E,48.2,7.1,stop,'), ['unknown-location-type 2']],
  ['coordinates that are none', stops('D,D,NaN,7.1,0,', 'E,E,north,7.1,0,', 'F,F,,,0,'), ['stop-without-place 3']],
  [
    'coordinates out of range',
    stops('D,D,91,7.1,0,', 'E,E,48,181,0,', 'F,F,Infinity,1e400,0,'),
    ['stop-without-place 3'],
  ],
  ['latitude and longitude swapped', stops('D,D,139.7,35.6,0,'), ['stop-without-place 1']],
  ['coordinates 0, 0', stops('D,D,0,0,0,', 'E,E,0.0000001,0,0,'), ['stop-without-place 2']],
  ['stops at the poles and where the date changes', stops('D,D,90,0,0,', 'E,E,-90,180,0,', 'F,F,0,-180,0,'), []],
  ['lines of a kind that does not exist', routes('r,a,1,42,,'), ['unknown-route-type 1']],
  ['lines of no kind', routes('r,a,1,bus,,'), ['unknown-route-type 1']],
  ['lines of an unknown agency', routes('r,x,1,3,,'), ['unknown-agency 1']],
  ['colours that are none', routes('r,a,1,3,red,#12'), ['bad-color 2']],
  [
    'several time zones',
    { 'agency.txt': 'agency_id,agency_name,agency_timezone\na,A,Europe/Paris\nb,B,Asia/Tokyo' },
    ['several-time-zones 1'],
  ],
  [
    'time zones of stops that do not exist',
    {
      'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon,stop_timezone\nA,A,48,7,Mars/Base\nB,B,48.1,7,\nC,C,48.2,7,UTC',
    },
    ['bad-stop-time-zone 1'],
  ],
  [
    'two agencies of one id',
    { 'agency.txt': 'agency_id,agency_name,agency_timezone\na,A,Europe/Paris\na,B,Europe/Paris' },
    [],
  ],
  ['dates that are none', days('daily,20260231,1', 'daily,today,1', 'daily,,2'), ['bad-date 3']],
  ['days of a service that no trip is of', days('x,20260603,1'), []],
  [
    'a service that ends before it begins, beside one that does not',
    { 'calendar.txt': `${service('20260101', '20261231')['calendar.txt']}\nback,1,1,1,1,1,1,1,20261231,20260101` },
    ['reversed-range 1'],
  ],
  ['exceptions of an unknown type', days('daily,20260603,3', 'daily,20260604,0'), ['unknown-exception-type 2']],
  ['a calendar of two centuries', service('19000101', '21001231'), ['calendar-cut 1']],
  [
    'frequencies of nothing',
    frequencies('t,8:00:00,9:00:00,0', 't,8:00:00,9:00:00,-60', 't,8:00:00,9:00:00,often'),
    ['bad-headway 3'],
  ],
  [
    'frequencies that end before they begin',
    frequencies('t,9:00:00,9:00:00,60', 't,9:00:00,8:00:00,60', 't,x,9:00:00,60', 't,,9:00:00,60'),
    ['bad-frequency 4'],
  ],
  ['a vehicle each second for days', frequencies('t,0:00:00,96:00:00,1'), ['too-many-runs 1']],
  ['a vehicle each second for years', frequencies('t,0:00:00,99999:00:00,1'), ['bad-frequency 1']],
  ['one vehicle in years', frequencies('t,8:00:00,99999999:00:00,999999999'), ['bad-frequency 1']],
  ['a vehicle every ten seconds, day and night', frequencies('t,0:00:00,24:00:00,10'), []],
  ['frequencies of no trip', frequencies('x,8:00:00,9:00:00,60'), ['unknown-trip 1']],
  ['frequencies twice', frequencies('t,8:00:00,9:00:00,600', 't,8:00:00,9:00:00,600'), []],
  ['changes at no stop', transfers('A,x,0,', 'x,A,0,', ',,0,'), ['unknown-stop 3']],
  ['changes of no kind', transfers('A,B,-1,', 'A,B,7,'), ['unknown-transfer-type 2']],
  [
    'changes that take no time or years',
    transfers('A,B,2,-60', 'B,C,2,2147483647', 'A,C,2,99999999999'),
    ['bad-transfer-time 3'],
  ],
  [
    'changes between rides that are not there',
    rides('A,B,0,x,,,', 'A,B,0,,x,,', 'A,B,0,r,,,x', 'A,B,0,,,x,', 'A,B,4,,,t,', ',,5,,,,'),
    ['transfer-without-trips 2', 'unknown-transfer-ride 4'],
  ],
  [
    'a change for a trip of another line',
    { ...rides('A,B,0,s,,t,'), 'routes.txt': 'route_id,agency_id,route_short_name,route_type\nr,a,1,3\ns,a,2,3' },
    ['contradictory-transfer 1'],
  ],
  [
    'ways in a station that lead nowhere',
    station('E,A2,1,1,', 'E,x,1,1,', ',,1,1,', 'S,P,1,1,', 'E,A,1,1,'),
    ['pathway-between-stations 1', 'unknown-pathway-end 4'],
  ],
  [
    'ways in a station of no kind, and that take no time or years',
    station('E,P,0,1,', 'E,P,8,1,', 'E,P,lift,1,', 'E,P,1,1,-5', 'E,P,1,1,1e12', 'E,P,1,1,soon'),
    ['bad-pathway-time 3', 'unknown-pathway-mode 3'],
  ],
  [
    'entrances of no station, and places on no platform',
    stops('E,,48.2,7.1,2,', 'F,,48.2,7.1,3,A', 'G,,,,4,x', 'H,,,,4,'),
    ['unknown-parent 4'],
  ],
  [
    'prices that are none',
    fares('a,free,EUR,0,', 'b,-1,EUR,0,', 'c,1.70,EURO,0,', 'd,1e400,EUR,0,', 'e,1e12,EUR,0,'),
    ['bad-fare 5'],
  ],
  [
    'bookings of no kind, by rules that are not there or say nothing',
    booked('t,8:00:00,A,0,4,x,', 't,8:10:00,B,1,-1,,lost', 't,8:20:00,C,2,2,2,odd'),
    [
      'bad-booking-notice 1',
      'duplicate-booking-rule 1',
      'missing-id 1',
      'unknown-booking-rule 1',
      'unknown-booking-type 1',
      'unknown-pickup-type 3',
    ],
  ],
  ['a shape of one point', shapes('s,48.1,7.1,1,0'), []],
  ['a shape without usable points', shapes('s,91,7.1,1,0', 's,NaN,7.1,2,0'), ['bad-shape-point 2', 'unknown-shape 2']],
  ['a shape whose distances go back', shapes('s,48.1,7.1,1,5', 's,48.12,7.1,2,0'), []],
  ['a shape that stays in one place', shapes('s,48.1,7.1,1,0', 's,48.1,7.1,2,0', 's,48.1,7.1,3,0'), []],
])('reads a feed with %s', async (_what, more, expected) => {
  const { error, warnings } = await outcome(more);
  expect([error, warnings]).toEqual([null, expected]);
});

it('takes the year 1 for long ago', async () => {
  const { error, feed } = await outcome(service('00010101', '00011231'));
  expect(error).toBeNull();
  // The first day of 1900, in days since 1970.
  expect(feed?.lastDay).toBe(-25_567);
});

it('bounds the vehicles of a trip, and of all trips', async () => {
  const trips = Array.from({ length: 19 }, (_, index) => `t${index}`);
  const { warnings, frequencies: found } = await feedOf({
    ...GOOD,
    ...tripsAndTimes(trips.map((trip) => `${trip}: A 8:00, B 8:10, C 8:20`).join('\n')),
    ...frequencies(...trips.flatMap((trip) => [`${trip},0:00:00,48:00:00,10`, `${trip},0:00:00,0:00:20,10`])),
  });
  // 17 trips around the clock leave room for the few trip instances of the other two.
  expect(found.map(({ trip }) => trip)).toEqual([...trips.keys()]);
  expect(warnings).toMatchObject([{ code: 'too-many-runs', count: 19 }]);
});

it('never waits longer than a day for a change', async () => {
  const { feed } = await outcome(transfers('B,C,2,2147483647'));
  expect(feed!.transfers.map(({ seconds }) => seconds)).toEqual([86_400]);
});

it('bounds the changes between stations of very many platforms', async () => {
  const platforms = Array.from({ length: 1_100 }, (_, index) => `p${index},P,48.2,${7 + index / 100},0,S`);
  const { warnings, feed } = await outcome({
    ...stops('S,S,48.2,7.1,1,', ...platforms),
    ...transfers('S,S,0,', 'A,B,0,'),
  });
  expect([warnings, feed!.transfers.length]).toEqual([['too-many-transfers 1'], 1]);
});

it('bounds the ways in a station', async () => {
  const ways = Array.from({ length: 10_001 }, () => 'E,P,1,1,60');
  const { warnings, feed } = await outcome(station(...ways));
  expect([warnings, feed!.pathways.length]).toEqual([['too-many-pathways 1'], 10_000]);
});

it('groups a station of very many platforms', async () => {
  const platforms = Array.from({ length: 130_000 }, (_, index) => `p${index},P,48.2,7.2,0,S`);
  const { warnings, feed } = await outcome(stops('S,S,48.2,7.1,1,', platforms.join('\n')));
  expect([warnings, feed!.areaById.size]).toEqual([[], 4]);
});

it('groups very many stops of one name in no time', async () => {
  const namesakes = Array.from({ length: 20_000 }, (_, index) => {
    return `p${index},Stop,${48 + (index % 200) / 100},${7 + Math.floor(index / 200) / 100},0,`;
  });
  const { warnings, feed } = await outcome(stops(namesakes.join('\n')));
  expect([warnings, feed!.areaById.size]).toEqual([[], 20_003]);
});
