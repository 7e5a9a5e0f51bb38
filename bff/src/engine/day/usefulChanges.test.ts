/** Changes that are proven useless. Stops lie 222 m apart from south to north, 232 seconds on foot; a change at a stop takes 60. */

import { dayFromIso } from '@halte/engine/common/zone';
import { networkOf } from '@halte/engine/search/raptor/network';
import { simpleFeed } from '../../timetable/testing/feeds.ts';

const STOPS = 'A 48.000 7\nB 48.002 7\nC 48.004 7\nD 48.006 7\nFar 48.2 7';
const EVERYTHING = { modes: new Set<never>(), wheelchair: false };

/** The stops where a vehicle may be boarded after alighting from `trip`, which is the first of its pattern, at each of its stops. */
async function changesAfter(trips: string, stopsOfTrip: string, noAlighting: string) {
  const feed = await simpleFeed(STOPS, trips, withoutAlighting(trips, noAlighting));
  const graph = networkOf(feed).graph(dayFromIso('2026-06-03'), 'forward', EVERYTHING);
  const { changeLists, fifoPatternStart, node } = graph;
  const name = (stop: number) => feed.stops[stop]!.id;
  for (let l = 0; l < graph.fifoPatterns; l++) {
    const [start, end] = [fifoPatternStart[l]!, fifoPatternStart[l + 1]!];
    if ([...node.subarray(start, end)].map(name).join(' ') !== stopsOfTrip) continue;
    return Array.from({ length: end - start }, (_, i) => {
      const list = graph.changeList[start + i]!;
      const to = changeLists.to.subarray(changeLists.start[list]!, changeLists.start[list + 1]!);
      return `${name(node[start + i]!)}: ${[...to].map(name).sort().join(' ')}`.trim();
    });
  }
  throw new Error(`No vehicle stops at ${stopsOfTrip}.`);
}

/** Forbids alighting from the first trip at a stop. */
function withoutAlighting(trips: string, stop: string): Record<string, string> {
  if (stop === '') return {};
  const rows = trips.split('\n').flatMap((line, index) => {
    const [trip, calls] = line.trim().split(': ') as [string, string];
    return calls.split(', ').map((call, sequence) => {
      const [at, time] = call.split(' ') as [string, string];
      return `${trip},${time}:00,${time}:00,${at},${sequence},${index === 0 && at === stop ? 1 : 0}`;
    });
  });
  return {
    'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence,drop_off_type', ...rows].join('\n'),
  };
}

const QUICK = 'bus: A 8:00, B 8:02, C 8:04';

it.each<[string, string, string, readonly string[], string?]>([
  [
    'the vehicle is at the other stop before the traveller',
    `${QUICK}\nother: C 8:10, Far 9:00`,
    'A B C',
    ['A:', 'B: A B', 'C: C'],
  ],
  [
    'the vehicle is slower than the walk',
    'bus: A 8:00, B 8:02, C 8:06\nother: C 8:10, Far 9:00',
    'A B C',
    ['A:', 'B: A B C', 'C: C'],
  ],
  [
    'the slowest run of the day is slower than the walk',
    `${QUICK}\nlate: A 9:00, B 9:02, C 9:06\nother: C 8:10, Far 9:00`,
    'A B C',
    ['A:', 'B: A B C', 'C: C'],
  ],
  [
    'no one may alight at the other stop',
    `${QUICK}, D 8:20\nother: C 8:30, Far 9:00\ninto: Far 7:00, C 7:30`,
    'A B C D',
    ['A:', 'B: A B C', 'C:', 'D: C'],
    'C',
  ],
  [
    'the next vehicle can be boarded where one alights, before it gets to the other stop',
    'bus: Far 7:00, B 8:00\nback: D 8:20, C 8:22, B 8:24, A 8:26, Far 9:00',
    'Far B',
    ['Far:', 'B: B C'],
  ],
])('keeps or drops changes where %s', async (_, trips, stopsOfTrip, expected, noAlighting = '') => {
  expect(await changesAfter(trips, stopsOfTrip, noAlighting)).toEqual(expected);
});
