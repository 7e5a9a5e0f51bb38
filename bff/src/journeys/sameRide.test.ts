import { dayFromIso } from '@halte/engine/common/zone';
import { restore } from '@halte/engine/journeys/restore';
import { decodePlan, encodePlan } from '@halte/engine/journeys/summaryCode';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { type GtfsFiles, simpleFeed } from '../timetable/testing/feeds.ts';
import { withInstanceUpdate } from '../timetable/testing/updates.ts';

const DAY = dayFromIso('2026-06-01');
/** 0.001 degrees of latitude are 111 m. */
const STOPS = `North 48.02 7
  Centre 48.01 7
  South 48 7`;
const TRIPS = 'a: North 8:00, Centre 8:10, South 8:20';
const SPOT = { id: '', name: '', lat: 48.02, lon: 7 };

/** The code of the ride by trip `a`, from one of its positions to another. */
function codeOf(feed: Feed, { from = 0, to = 2, offset = 0 } = {}): string {
  const trip = feed.trips.ids.find('a')!;
  const start = feed.trips.stopTimeStart[trip]!;
  const at = (position: number) => feed.stopTimes.stop[start + position]!;
  const ride = { trip, serviceDay: DAY, offset, fromPosition: from, toPosition: to, from: at(from), to: at(to) };
  return encodePlan(feed, {
    from: SPOT,
    to: SPOT,
    departure: 0,
    arrival: 0,
    legs: [{ kind: 'ride', ...ride, departure: 0, arrival: 0 }],
  });
}

/** `trip departure arrival`, with `changed` where the times are not those of the code; `expired`. */
function openedIn(feed: Feed, code: string): string {
  try {
    const [leg] = restore(feed, decodePlan(code)).legs;
    if (leg?.kind !== 'ride') return 'no ride';
    const clock = (instant: number) => new Date(instant * 1_000 + 7_200_000).toISOString().slice(11, 16);
    const id = feed.trips.ids.at(leg.trip);
    return `${id} ${clock(leg.departure)} ${clock(leg.arrival)}${leg.hasChangedTimes ? ' changed' : ''}`;
  } catch (error) {
    expect(error).toMatchObject({ code: 'journey-expired', reason: 'unknown' });
    return 'expired';
  }
}

const ROUTE = (name: string, type = 3, id = 'r') => ({
  'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type\n${id},a,${name},One,${type}`,
});

it.each<[string, string, string, GtfsFiles, string]>([
  ['is the same', STOPS, TRIPS, {}, 'a 08:00 08:20'],
  ['has a new id', STOPS, TRIPS.replace('a:', 'z:'), {}, 'z 08:00 08:20'],
  [
    'has changed ids with a later one',
    STOPS,
    'a: North 9:00, Centre 9:10, South 9:20\nz: North 8:00, Centre 8:10, South 8:20',
    {},
    'z 08:00 08:20',
  ],
  [
    'has changed ids with one in the other direction',
    STOPS,
    'a: South 8:00, Centre 8:10, North 8:20\nz: North 8:00, Centre 8:10, South 8:20',
    {},
    'z 08:00 08:20',
  ],
  [
    'has a new id, and its own is that of one a minute later',
    STOPS,
    'a: North 8:01, Centre 8:11, South 8:21\nz: North 8:00, Centre 8:10, South 8:20',
    {},
    'z 08:00 08:20',
  ],
  ['leaves two minutes earlier', STOPS, 'z: North 7:58, Centre 8:08, South 8:18', {}, 'z 07:58 08:18 changed'],
  ['arrives two minutes later', STOPS, 'a: North 8:00, Centre 8:10, South 8:22', {}, 'a 08:00 08:22 changed'],
  ['leaves three minutes later', STOPS, 'a: North 8:03, Centre 8:13, South 8:20', {}, 'expired'],
  ['arrives three minutes later', STOPS, 'a: North 8:00, Centre 8:10, South 8:23', {}, 'expired'],
  ['is gone, and the next leaves at nine', STOPS, 'a: North 9:00, Centre 9:10, South 9:20', {}, 'expired'],
  ['no longer goes to the end', STOPS, 'a: North 8:00, Centre 8:10', {}, 'expired'],
  ['ends somewhere else at that time', `${STOPS}\nEast 48 7.1`, 'a: North 8:00, Centre 8:10, East 8:20', {}, 'expired'],
  [
    'goes to the end by another way',
    `${STOPS}\nEast 48.01 7.1`,
    'z: North 8:00, East 8:10, South 8:20',
    {},
    'z 08:00 08:20',
  ],
  [
    'begins earlier on its line',
    `${STOPS}\nFar 48.03 7`,
    'a: Far 7:50, North 8:00, Centre 8:10, South 8:20',
    {},
    'a 08:00 08:20',
  ],
  ['is of another line', STOPS, TRIPS, ROUTE('2'), 'expired'],
  ['is a tram of the same name', STOPS, TRIPS, ROUTE('1', 0), 'expired'],
  [
    'runs on other days',
    STOPS,
    TRIPS,
    {
      'calendar.txt':
        'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\ndaily,0,1,1,1,1,1,1,20260101,20261231',
    },
    'expired',
  ],
  ['stops 90 m from there', STOPS.replace('48.02', '48.0208'), TRIPS, {}, 'a 08:00 08:20'],
  ['stops 150 m from there', STOPS.replace('48.02', '48.02135'), TRIPS, {}, 'expired'],
  [
    'stops at a place of another name and id',
    STOPS.replace('North', 'Nord'),
    TRIPS.replace('North', 'Nord'),
    {},
    'expired',
  ],
])('opens a ride that %s', async (_, stops, trips, more, expected) => {
  const code = codeOf(await simpleFeed(STOPS, TRIPS));
  expect(openedIn(await simpleFeed(stops, trips, more), code)).toBe(expected);
});

it('opens a ride whose stop has another id or another name, and not one whose stop has exchanged ids with another', async () => {
  const code = codeOf(await simpleFeed(STOPS, TRIPS));
  const withStops = (rows: string) =>
    simpleFeed(STOPS, TRIPS.replace('North', 'n'), { 'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${rows}` });
  const others = 'Centre,Centre,48.01,7\nSouth,South,48,7';
  expect(openedIn(await withStops(`n,North,48.02,7\n${others}`), code)).toBe('a 08:00 08:20');
  const renamed = await simpleFeed(STOPS, TRIPS, {
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\nNorth,Nord,48.02,7\n${others}`,
  });
  expect(openedIn(renamed, code)).toBe('a 08:00 08:20');
  const exchanged = 'North,Far,48.09,7\nn,Elsewhere,48.05,7';
  expect(openedIn(await withStops(`${exchanged}\n${others}`), code)).toBe('expired');
});

it('opens a ride that goes twice through the stop where it is left at the time of the code', async () => {
  const loop = 'a: North 8:00, Centre 8:10, South 8:20, Centre 8:30';
  const feed = await simpleFeed(STOPS, loop);
  const other = await simpleFeed(STOPS, loop.replace('a:', 'z:'));
  expect(openedIn(other, codeOf(feed, { to: 1 }))).toBe('z 08:00 08:10');
  expect(openedIn(other, codeOf(feed, { to: 3 }))).toBe('z 08:00 08:30');
});

it('does not open a ride where nobody may get on or off any more', async () => {
  const code = codeOf(await simpleFeed(STOPS, TRIPS));
  const rows = (pickup: number, dropOff: number) =>
    `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
     z,8:00:00,8:00:00,North,0,${pickup},0
     z,8:20:00,8:20:00,South,1,0,${dropOff}`;
  const opens = async (pickup: number, dropOff: number) =>
    openedIn(await simpleFeed(STOPS, TRIPS.replace('a:', 'z:'), { 'stop_times.txt': rows(pickup, dropOff) }), code);
  expect([await opens(0, 0), await opens(1, 0), await opens(0, 1)]).toEqual(['z 08:00 08:20', 'expired', 'expired']);
});

it('opens a ride by headway at its departure, also where it has become a trip of its own', async () => {
  const frequencies = (trip: string) => ({
    'frequencies.txt': `trip_id,start_time,end_time,headway_secs\n${trip},08:00:00,10:00:00,600`,
  });
  const code = codeOf(await simpleFeed(STOPS, TRIPS, frequencies('a')), { offset: 1_800 });
  const other = (trips: string, more = {}) => simpleFeed(STOPS, trips, more);
  expect(openedIn(await other(TRIPS.replace('a:', 'z:'), frequencies('z')), code)).toBe('z 08:30 08:50');
  expect(openedIn(await other('z: North 8:30, Centre 8:40, South 8:50'), code)).toBe('z 08:30 08:50');
  expect(openedIn(await other('z: North 8:00, Centre 8:10, South 8:20'), code)).toBe('expired');
});

it('opens a ride after midnight that has become one of the next service day', async () => {
  const code = codeOf(await simpleFeed(STOPS, 'a: North 24:30, Centre 24:40, South 24:50'));
  expect(openedIn(await simpleFeed(STOPS, 'z: North 0:30, Centre 0:40, South 0:50'), code)).toBe('z 00:30 00:50');
});

it('opens a ride of another trip id with its delay', async () => {
  const code = codeOf(await simpleFeed(STOPS, TRIPS));
  const feed = await simpleFeed(STOPS, TRIPS.replace('a:', 'z:'));
  expect(openedIn(withInstanceUpdate(feed, 'z', '2026-06-01', { late: 300 }), code)).toBe('z 08:05 08:25');
});
