/** Rule 3: staying seated, by blocks and by transfers of types 4 and 5. */
import type { GtfsTexts } from './tables.ts';
import { answer, smallFeed, tripsOf } from './testing/smallFeed.ts';

const STOPS = 'A 0, B 5000, C 10000, D 15000';
/** `v` leaves B at the moment `t` arrives; only the vehicle that continues can be taken. */
const TRIPS = `t: A 8:00, B 8:10
  v: B 8:10, C 8:20
  w: C 8:20, D 8:30
  x: B 8:40, C 8:50`;

function blocks(byTrip: Readonly<Record<string, string>>, trips = TRIPS): GtfsTexts {
  const rows = Object.keys(byTrip).map((trip) => `r,daily,${trip},${byTrip[trip]}`);
  return { ...tripsOf(trips), 'trips.txt': ['route_id,service_id,trip_id,block_id', ...rows].join('\n') };
}

const transfers = (...rows: string[]): GtfsTexts => ({
  'transfers.txt': ['from_stop_id,to_stop_id,from_trip_id,to_trip_id,transfer_type', ...rows].join('\n'),
});

it('changes only after 60 seconds without a block', () => {
  expect(answer(smallFeed(STOPS, TRIPS), 'A', 'C', '7:30')).toEqual(['8:00-8:50 x2']);
});

it('stays seated through a block, as one ride', () => {
  const judge = smallFeed(STOPS, TRIPS, blocks({ t: 'b', v: 'b', w: 'b', x: '' }));
  expect(answer(judge, 'A', 'C', '7:30')).toEqual(['8:00-8:20 x1']);
  expect(answer(judge, 'A', 'D', '7:30', { maxRides: 1 })).toEqual(['8:00-8:30 x1']);
  expect(answer(judge, 'A', 'D', '9:00', { maxRides: 1, direction: 'arriveBy' })).toEqual(['8:00-8:30 x1']);
});

it('continues with the next trip of the block only', () => {
  const judge = smallFeed(STOPS, TRIPS, blocks({ t: 'b', v: '', w: 'b', x: 'b' }));
  // The next trip of the block after t is w, which starts elsewhere.
  expect(answer(judge, 'A', 'C', '7:30', { maxRides: 1 })).toEqual([]);
});

it('does not continue a trip that arrives after the next has left', () => {
  const late = TRIPS.replace('B 8:10\n', 'B 8:11\n');
  const judge = smallFeed(STOPS, late, blocks({ t: 'b', v: 'b', w: '', x: '' }, late));
  expect(answer(judge, 'A', 'C', '7:30', { maxRides: 1 })).toEqual([]);
});

it('stays seated by type 4 between two stops, and not by type 5', () => {
  const trips = 't: A 8:00, B 8:10\nw: C 8:20, D 8:30';
  expect(answer(smallFeed(STOPS, trips), 'A', 'D', '7:30')).toEqual([]);
  expect(answer(smallFeed(STOPS, trips, transfers('B,C,t,w,4')), 'A', 'D', '7:30')).toEqual(['8:00-8:30 x1']);
  const judge = smallFeed(STOPS, TRIPS, {
    ...blocks({ t: 'b', v: 'b', w: '', x: '' }),
    ...transfers('B,B,t,v,5'),
  });
  expect(answer(judge, 'A', 'C', '7:30')).toEqual(['8:00-8:50 x2']);
});

it('has no through vehicle with headways', () => {
  const judge = smallFeed(STOPS, TRIPS, {
    ...blocks({ t: 'b', v: 'b', w: '', x: '' }),
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nv,8:10:00,8:11:00,600',
  });
  expect(answer(judge, 'A', 'C', '7:30', { maxRides: 1 })).toEqual([]);
});

it('rides through where the first trip lets no one leave and the next no one board', () => {
  const trips = TRIPS.replace('B 8:10\n', 'B 8:10?\n').replace('v: B 8:10', 'v: B 8:10!');
  const judge = smallFeed(STOPS, trips, blocks({ t: 'b', v: 'b', w: '', x: '' }, trips));
  expect(answer(judge, 'A', 'C', '7:30')).toEqual(['8:00-8:20 x1']);
  expect(answer(judge, 'A', 'C', '7:30', { via: 'B' })).toEqual([]);
});
