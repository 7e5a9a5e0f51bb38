import { serviceDayStart } from '@halte/engine/common/zone';
import { optionsOf } from '@halte/engine/journeys/options';
import type { PlannedRide } from '@halte/engine/journeys/plan';
import { type GtfsFiles, simpleFeed } from '../timetable/testing/feeds.ts';
import { resolveRide } from './named.ts';
import { withNearChanges } from './nearChanges.ts';
import { DAY, namedRide } from './testing/namedRide.ts';
import { stopsOfRides } from './testing/stopsOfRides.ts';

/** One line goes by A, B, C, D, the other by B2, C2, D, E. B2 is 222 m from B (232 s), C2 56 m from C (58 s). */
const STOPS = `A 48.05 7
  B 48.04 7
  B2 48.042 7
  C 48.03 7
  C2 48.0305 7
  D 48.02 7
  E 48.01 7`;
const ONE = 'one: A 8:00, B 8:05, C 8:10, D 8:15';
const TWO = 'two: B2 8:09, C2 8:13, D 8:17, E 8:30';

/** `A-C C2-E`: the stops between which each vehicle is taken, or null. */
async function taken(
  told: readonly string[],
  { two = TWO, options = {}, seated = false, files = {} }: Asked = {},
): Promise<string | null> {
  const feed = await simpleFeed(STOPS, `${ONE}\n${two}`, files);
  const zero = serviceDayStart(feed.timeZone, DAY);
  const rides = told.map((text, i) => resolveRide(feed, namedRide(zero, text, { staySeated: seated && i > 0 })));
  const found = withNearChanges(feed, optionsOf(options), rides as PlannedRide[]);
  return stopsOfRides(feed, zero, found);
}

interface Asked {
  readonly files?: GtfsFiles;
  readonly two?: string;
  readonly options?: Parameters<typeof optionsOf>[0];
  readonly seated?: boolean;
}

const AT_D = ['one A 8:00 D 8:15', 'two D 8:17 E 8:30'];
const AT_B = ['one A 8:00 B 8:05', 'two B2 8:09 E 8:30'];

it.each<[string, readonly string[], Asked, string | null]>([
  ['as the engine says at one stop', AT_D, {}, 'A-D D-E'],
  ['where no walk is needed in place of one', AT_B, {}, 'A-D D-E'],
  [
    'on foot where the walk is the shortest that is possible',
    AT_B,
    { two: TWO.replace('D 8:17', 'D 8:15') },
    'A-C C2-E',
  ],
  ['elsewhere where the change of the engine is too short', AT_D, { two: TWO.replace('D 8:17', 'D 8:15') }, 'A-C C2-E'],
  ['by the only one that is possible', AT_D, { two: 'two: B2 8:09, C2 8:10, D 8:14, E 8:30' }, 'A-B B2-E'],
  [
    'at the stop with the most time, of those without a walk',
    AT_B,
    { two: 'two: B2 8:09, C 8:12, D 8:19, E 8:30' },
    'A-D D-E',
  ],
  ['not where none is possible', AT_D, { two: 'two: B2 8:08, C2 8:10, D 8:14, E 8:30' }, null],
  ['with more time where that is wanted', AT_D, { options: { changeTime: 'plus5' } }, null],
  [
    'not before the first vehicle is boarded',
    ['one C 8:10 D 8:15', 'two D 8:17 E 8:30'],
    { two: TWO.replace('D 8:17', 'D 8:15').replace('C2 8:13', 'C2 8:10') },
    null,
  ],
  ['not after the second one is left', ['one A 8:00 B 8:05', 'two B2 8:09 C2 8:13'], {}, 'A-B B2-C2'],
])('changes %s', async (_, told, asked, expected) => {
  expect(await taken(told, asked)).toBe(expected);
});

it.each<[string, string, string]>([
  ['left', 'one,08:15:00,08:15:00,D,3,0,1\ntwo,08:17:00,08:17:00,D,2,0,0', 'A-C C2-E'],
  ['boarded', 'one,08:15:00,08:15:00,D,3,0,0\ntwo,08:17:00,08:17:00,D,2,1,0', 'A-C C2-E'],
  ['left and boarded', 'one,08:15:00,08:15:00,D,3,0,0\ntwo,08:17:00,08:17:00,D,2,0,0', 'A-D D-E'],
])('changes only where vehicles may be %s', async (_, atD, expected) => {
  const others =
    'one,08:00:00,08:00:00,A,0,0,0\none,08:05:00,08:05:00,B,1,0,0\none,08:10:00,08:10:00,C,2,0,0\ntwo,08:09:00,08:09:00,B2,0,0,0\ntwo,08:13:00,08:13:00,C2,1,0,0\ntwo,08:30:00,08:30:00,E,3,0,0';
  const times = `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type\n${others}\n${atD}`;
  expect(await taken(AT_B, { files: { 'stop_times.txt': times } })).toBe(expected);
});

it('stays seated where the vehicle becomes the next, and changes where it does not', async () => {
  const files = { 'trips.txt': 'route_id,service_id,trip_id,block_id\nr,daily,one,x\nr,daily,two,x' };
  const two = 'two: D 8:15, E 8:30';
  const told = ['one A 8:00 D 8:15', 'two D 8:15 E 8:30'];
  expect(await taken(told, { files, two, seated: true })).toBe('A-D D-E');
  expect(await taken(told, { two, seated: true })).toBeNull();
});
