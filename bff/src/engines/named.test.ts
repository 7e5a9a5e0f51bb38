import { serviceDayStart } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { type GtfsFiles, simpleFeed } from '../timetable/testing/feeds.ts';
import { withInstanceUpdate } from '../timetable/testing/updates.ts';
import { type NamedRide, resolveRide } from './named.ts';
import { DAY, namedRide } from './testing/namedRide.ts';

const STOPS = `A 48.02 7
  B 48.01 7
  C 48 7`;
const TRIPS = `one: A 8:00, B 8:10, A 8:20, B 8:30, C 8:40
  two: A 9:00, B 9:10-9:12, C 9:20
  three: A 9:30, B 9:34, A 9:38, B 9:42`;
const HEADWAYS = { 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\ntwo,9:00:00,12:00:00,600' };

const named = (feed: Feed, text: string, more?: Partial<NamedRide>) =>
  namedRide(serviceDayStart(feed.timeZone, DAY), text, more);

/** `trip offset from-to`, or the reason why it is none. */
function found(feed: Feed, ride: NamedRide): string {
  const one = resolveRide(feed, ride);
  if (typeof one === 'string') return one;
  return `${feed.trips.ids.at(one.trip)} ${one.offset} ${one.fromPosition}-${one.toPosition}`;
}

it.each<[string, string, string, GtfsFiles, Partial<NamedRide>]>([
  ['is in the timetable', 'two A 9:00 C 9:20', 'two 0 0-2', {}, {}],
  ['leaves after a stop', 'two B 9:12 C 9:20', 'two 0 1-2', {}, {}],
  ['goes round once', 'one A 8:00 B 8:10', 'one 0 0-1', {}, {}],
  ['goes round and calls again', 'one A 8:20 B 8:30', 'one 0 2-3', {}, {}],
  ['goes round soon', 'three A 9:30 B 9:34', 'three 0 0-1', {}, {}],
  ['goes round soon and calls again', 'three A 9:38 B 9:42', 'three 0 2-3', {}, {}],
  ['goes round and stays aboard', 'one A 8:00 B 8:30', 'one 0 0-3', {}, {}],
  ['has stop times that the engine estimates', 'two A 9:00 B 9:24', 'two 0 0-1', {}, {}],
  ['has quite other times', 'two A 9:00 B 9:26', 'other-time', {}, {}],
  ['leaves at quite another time', 'two A 8:44 B 9:10', 'other-time', {}, {}],
  ['goes backwards', 'two C 9:00 A 9:10', 'other-time', {}, {}],
  ['has a new id', 'new A 9:00 C 9:20', 'two 0 0-2', {}, {}],
  ['has a new id and is a little late', 'new A 9:02 C 9:22', 'two 0 0-2', {}, {}],
  ['has a new id and other times', 'new A 9:03 C 9:20', 'unknown-trip', {}, {}],
  ['has the id of another', 'one A 9:00 C 9:20', 'two 0 0-2', {}, {}],
  ['has a new id and its line too', 'new A 9:00 C 9:20', 'two 0 0-2', {}, { lineId: 'new' }],
  ['has a line that is not known', 'new A 9:00 C 9:20', 'unknown-trip', {}, { lineId: 'new', lineName: '2' }],
  ['has no line', 'new A 9:00 C 9:20', 'unknown-trip', {}, { lineId: 'new', lineName: '' }],
  ['is of another service day, by its times', 'two A 9:00 C 9:20', 'two 0 0-2', {}, { serviceDay: DAY + 1 }],
  ['leaves from a stop that is not known', 'two X 9:00 C 9:20', 'unknown-stop', {}, {}],
  ['goes to a stop that is not known', 'two A 9:00 X 9:20', 'unknown-stop', {}, {}],
  ['runs by headway', 'two A 9:30 C 9:50', 'two 1800 0-2', HEADWAYS, {}],
  ['runs by another headway', 'two A 9:35 C 9:55', 'other-time', HEADWAYS, {}],
])('a ride that %s: %s', async (_, text, expected, more, changed) => {
  const feed = await simpleFeed(STOPS, TRIPS, more);
  expect(found(feed, named(feed, text, changed))).toBe(expected);
});

it('has the times of the live data, and does not run where that says so', async () => {
  const feed = await simpleFeed(STOPS, TRIPS);
  const ride = named(feed, 'two A 9:00 C 9:20', { staySeated: true });
  const live = (changes: Parameters<typeof withInstanceUpdate>[3]) =>
    resolveRide(withInstanceUpdate(feed, 'two', '2026-06-01', changes), ride);
  expect(resolveRide(feed, ride)).toMatchObject({
    departure: ride.scheduledDeparture,
    arrival: ride.scheduledArrival,
    staySeated: true,
  });
  expect(live({ late: 120, from: 1 })).toMatchObject({
    departure: ride.scheduledDeparture,
    arrival: ride.scheduledArrival + 120,
  });
  expect(live({ cancelled: true })).toBe('not-running');
  expect(live({ skips: [2] })).toBe('not-running');
  expect(live({ skips: [1] })).toMatchObject({ fromPosition: 0, toPosition: 2 });
});
