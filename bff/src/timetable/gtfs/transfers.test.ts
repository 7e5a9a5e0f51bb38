/** transfers.txt: rows for all rides, rows for given rides, and rows about staying seated. */
import type { NarrowTransfer } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../testing/feeds.ts';

const STOPS = 'A 48.1 7.1\nB 48.2 7.1\nC 48.3 7.1';
const TRIPS = 't: A 8:00, B 8:10\nu: B 8:20, C 8:30\nlost: B 8:20';
const COLUMNS =
  'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id,to_route_id,from_trip_id,to_trip_id';

const feedWith = (...rows: string[]) => simpleFeed(STOPS, TRIPS, { 'transfers.txt': [COLUMNS, ...rows].join('\n') });

it('keeps rows for given rides separate from those for all', async () => {
  const feed = await feedWith('B,B,2,300,,,,', 'B,B,2,120,r,,,', 'B,B,3,,r,,,u', 'B,B,,,,,t,u');
  const idsOf = ({ type, seconds, fromRoute, toRoute, fromTrip, toTrip }: NarrowTransfer) => {
    const route = (index: number | null) => (index === null ? '-' : feed.routes[index]!.id);
    const trip = (index: number | null) => (index === null ? '-' : feed.trips.ids.at(index));
    return [type, seconds, route(fromRoute), route(toRoute), trip(fromTrip), trip(toTrip)].join(' ');
  };
  expect(feed.transfers).toEqual([{ from: 1, to: 1, type: 2, seconds: 300 }]);
  expect(feed.narrowTransfers.map(idsOf)).toEqual(['2 120 r - - -', '3 0 r - - u', '0 0 - - t u']);
});

it('keeps the last of several rows for the same rides, in its place in the file', async () => {
  const feed = await feedWith('B,B,2,60,,,t,', 'B,B,2,120,r,,,', 'B,B,2,180,,,t,');
  expect(feed.narrowTransfers.map(({ seconds }) => seconds)).toEqual([120, 180]);
});

it('reads where travellers stay seated and where they do not, with and without stops', async () => {
  const feed = await feedWith(',,4,,,,t,u', 'B,B,5,,,,u,t');
  expect(feed.tripTransfers).toEqual([
    { type: 4, fromTrip: 0, toTrip: 1 },
    { type: 5, fromTrip: 1, toTrip: 0 },
  ]);
  expect([feed.transfers, feed.narrowTransfers]).toEqual([[], []]);
});

it('leaves out what is for a trip that was left out', async () => {
  const feed = await feedWith('B,B,3,,,,lost,', ',,4,,,,t,lost');
  expect([feed.narrowTransfers, feed.tripTransfers]).toEqual([[], []]);
  expect(feed.warnings.map(({ code }) => code)).toEqual(['too-few-stops']);
});
