import { serviceDayStart } from '@halte/engine/common/zone';
import type { PlannedRide } from '@halte/engine/journeys/plan';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { AccessPoint } from '@halte/engine/search/journeyEngine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { type GtfsFiles, simpleFeed } from '../timetable/testing/feeds.ts';
import { resolveRide } from './named.ts';
import { withNearEnds } from './nearEnds.ts';
import { clockOf, DAY, namedRide } from './testing/namedRide.ts';
import { stopsOfRides } from './testing/stopsOfRides.ts';

const STOPS = ['A 48.05 7', 'B 48.04 7', 'C 48.03 7', 'D 48.02 7', 'E 48.01 7'].join('\n');
const TRIPS = `one: A 8:00, B 8:05, C 8:10
  two: C 8:20, D 8:25, E 8:30`;
const THERE = ['one A 8:00 C 8:10', 'two C 8:20 E 8:30'];

interface Asked {
  /** Minutes of the walk to or from a stop. */
  readonly access?: Readonly<Record<string, number>>;
  readonly egress?: Readonly<Record<string, number>>;
  readonly time?: string;
  readonly direction?: SearchRequest['direction'];
}

/** `A-C C-E`: the stops between which each vehicle is taken, or null. */
async function taken(
  { access = { A: 1 }, egress = { E: 1 }, time, direction = 'departAfter' }: Asked,
  rides = THERE,
  times = TRIPS,
  more: GtfsFiles = {},
) {
  const feed = await simpleFeed(STOPS, times, more);
  const zero = serviceDayStart(feed.timeZone, DAY);
  const told = rides.map((text) => resolveRide(feed, namedRide(zero, text)) as PlannedRide);
  const at = zero + clockOf(time ?? (direction === 'departAfter' ? '7:00' : '9:00'));
  const walks = { access: walksOf(feed, access), egress: walksOf(feed, egress) };
  const found = withNearEnds(feed, { time: at, direction }, walks, told);
  return stopsOfRides(feed, zero, found);
}

const walksOf = (feed: Feed, walks: Readonly<Record<string, number>>): AccessPoint[] =>
  Object.entries(walks).map(([id, minutes]) => ({ stop: feed.stopById.get(id)!, seconds: minutes * 60, metres: 1 }));

it.each<[string, Asked, string | null]>([
  ['as the engine says', {}, 'A-C C-E'],
  ['as the engine says, though another stop is better', { access: { A: 9, B: 1 } }, 'A-C C-E'],
  ['from the next stop where the first one is too far', { access: { B: 1 } }, 'B-C C-E'],
  ['from the stop by which one leaves last', { access: { B: 9, A: 1 }, time: '7:57' }, 'A-C C-E'],
  ['from another stop where the walk begins too early', { access: { A: 10, B: 1 }, time: '7:55' }, 'B-C C-E'],
  ['to the stop before, where the last one is too far', { egress: { D: 1 } }, 'A-C C-D'],
  [
    'to another stop where the walk ends too late',
    { egress: { E: 20, D: 1 }, time: '8:40', direction: 'arriveBy' },
    'A-C C-D',
  ],
  [
    'to the last one where it ends in time',
    { egress: { E: 10, D: 1 }, time: '8:40', direction: 'arriveBy' },
    'A-C C-E',
  ],
  ['not where no stop of the vehicle is near', { access: { D: 1 } }, null],
  ['not where it would be left before it is boarded', { egress: { C: 1 } }, null],
  ['not where all walks begin too early', { access: { A: 10, B: 30 }, time: '7:55' }, null],
])('takes the vehicles %s', async (_, asked, expected) => {
  expect(await taken(asked)).toBe(expected);
});

it('chooses the stop by which one leaves last, and the one by which one arrives first', async () => {
  const rides = ['one A 8:00 E 8:20'];
  const trip = 'one: A 8:00, B 8:05, C 8:10, D 8:15, E 8:20';
  expect(await taken({ access: { B: 20, C: 2 }, egress: { E: 1 } }, rides, trip)).toBe('C-E');
  expect(await taken({ access: { B: 1, C: 20 }, egress: { E: 1 } }, rides, trip)).toBe('B-E');
  expect(await taken({ egress: { C: 1, D: 20 } }, rides, trip)).toBe('A-C');
  expect(await taken({ egress: { C: 30, D: 1 } }, rides, trip)).toBe('A-D');
  expect(await taken({ access: { D: 1 }, egress: { E: 1 } }, ['one A 8:00 C 8:10'], trip)).toBeNull();
});

it('boards and leaves only where the timetable allows it', async () => {
  const rows = ['A,8:00:00,0,0', 'B,8:05:00,1,0', 'C,8:10:00,0,0', 'D,8:15:00,0,1', 'E,8:20:00,0,0'];
  const times = rows.map((row, i) => `one,${row.split(',')[1]},${row},${i}`);
  const head = 'trip_id,arrival_time,stop_id,departure_time,pickup_type,drop_off_type,stop_sequence';
  const limited = { 'stop_times.txt': [head, ...times].join('\n') };
  const asked = { access: { B: 1, C: 1 }, egress: { D: 1, E: 9 } };
  const [rides, trip] = [['one A 8:00 E 8:20'], 'one: A 8:00, B 8:05, C 8:10, D 8:15, E 8:20'];
  expect(await taken({ ...asked, time: '8:00' }, rides, trip, limited)).toBe('C-E');
  expect(await taken({ access: { B: 1 }, egress: { E: 1 } }, rides, trip, limited)).toBeNull();
  expect(await taken({ access: { A: 1 }, egress: { D: 1 } }, rides, trip, limited)).toBeNull();
});
