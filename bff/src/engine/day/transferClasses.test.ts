/** Only rules for given rides that change an answer add nodes to a search, one for all rides that they treat alike. */

import { effectiveTransfers } from '@halte/engine/search/day/effectiveTransfers';
import { patternsOf } from '@halte/engine/search/day/patterns';
import { transferClassesOf } from '@halte/engine/search/day/transferClasses';
import { withUpdates } from '../../timetable/realtime/withUpdates.ts';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import { instanceUpdate, updatesOf } from '../../timetable/testing/updates.ts';

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7';
/** Each of a1 to a3 arrives at B two minutes before one of b1 to b3 leaves. */
const TRIPS = [1, 2, 3].map((n) => `a${n}: A ${n}:00, B ${n}:10\nb${n}: B ${n}:12, C ${n}:30`).join('\n');
const COLUMNS =
  'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id,to_route_id,from_trip_id,to_trip_id';

const feedWith = (...rows: string[]) => simpleFeed(STOPS, TRIPS, { 'transfers.txt': [COLUMNS, ...rows].join('\n') });

it.each<[string, readonly string[], number]>([
  ['says what holds anyhow', ['B,B,0,,r,,,', 'B,B,2,60,,,a1,', 'B,B,2,60,r,r,,'], 0],
  ['says what the general rule says', ['B,B,2,300,,,,', 'B,B,2,300,,,a1,b1'], 0],
  ['is for two trips with time enough', ['B,B,2,120,,,a1,b1', 'B,B,1,,,,a2,b3', 'B,B,2,0,,,a3,b1'], 0],
  ['is for trips that do not stop there', ['C,C,3,,,,a1,b1', 'A,A,2,600,,,a1,b1'], 0],
  ['is for two trips without time enough', ['B,B,2,121,,,a1,b1'], 1],
  ['forbids what was possible', ['B,B,3,,,,a1,b1'], 1],
  ['allows what was not possible', ['B,B,3,,,,,', 'B,B,2,60,,,a1,b1'], 1],
  ['counts more than one that changes something', ['B,B,3,,r,,,', 'B,B,0,,r,r,,'], 2],
])('keeps rules only that change something: one that %s', async (_, rows, effective) => {
  const feed = await feedWith(...rows);
  expect(effectiveTransfers(feed)).toHaveLength(effective);
  expect(transferClassesOf(feed).rules).toHaveLength(effective);
});

it('adds no node and no pattern for rules that change nothing', async () => {
  const plain = await feedWith();
  const rows = Array.from({ length: 3 }, (_, a) =>
    Array.from({ length: 3 }, (_, b) => `B,B,2,120,,,a${a + 1},b${b + 1}`),
  );
  const feed = await feedWith(...rows.flat());
  expect(feed.narrowTransfers).toHaveLength(9);
  expect(transferClassesOf(feed).nodes).toBe(feed.stops.length);
  expect(patternsOf(feed)).toEqual(patternsOf(plain));
});

it('puts rides that all rules treat alike into one node', async () => {
  const feed = await feedWith('B,B,2,300,,r,a1,', 'B,B,2,300,,r,a2,', 'B,B,2,240,,r,a3,');
  const { nodes, nodesOf, nodeOf } = transferClassesOf(feed);
  const of = (trip: string) => nodeOf(feed.stopById.get('B')!, { route: 0, trip: feed.trips.ids.find(trip)! });
  expect(of('a1')).toBe(of('a2'));
  expect(new Set(['a1', 'a3', 'b1'].map(of)).size).toBe(3);
  expect(of('b1')).toBe(of('b3'));
  expect([nodes, nodesOf(feed.stopById.get('B')!).length]).toEqual([6, 4]);
});

it('keeps rules for two trips when one is late, and the same list while that changes nothing', async () => {
  const feed = await feedWith('B,B,2,120,,,a1,b1');
  const late = (seconds: number) =>
    withUpdates(feed, updatesOf(instanceUpdate(feed, 'a1', '2026-06-03', { late: seconds })));
  expect(effectiveTransfers(late(-60))).toBe(effectiveTransfers(feed));
  expect(effectiveTransfers(late(30))).toHaveLength(1);
  // Five minutes late, the connection is missed with and without the rule.
  expect(effectiveTransfers(late(300))).toBe(effectiveTransfers(feed));
});
