import { dayFromIso } from '@halte/engine/common/zone';
import { viaGraph } from '@halte/engine/search/day/viaGraph';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { networkOf } from '@halte/engine/search/raptor/network';
import { firstRides } from '@halte/engine/search/raptor/reach';
import type { Mode } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import { search } from '../testing/journeys.ts';

const DAY = '2026-06-03';
const MOST = 2;
const BLOCK =
  'route_id,service_id,trip_id,block_id\nr,daily,one,b\nr,daily,two,b\nr,daily,three,\nr,daily,four,\nr,daily,back,';

/** From A a vehicle goes to B and on to C as another trip; each further stop takes one more ride. */
async function line() {
  const feed = await simpleFeed(
    ['A', 'B', 'C', 'D', 'E'].map((id, i) => `${id} 48.${i} 7`).join('\n'),
    'one: A 8:00, B 8:10\ntwo: B 8:12, C 8:20\nthree: C 8:30, D 8:40\nfour: D 8:50, E 9:00\nback: B 9:00, A 9:10',
    { 'trips.txt': BLOCK },
  );
  const graph = networkOf(feed, 0, 'ofAllDays').graph(dayFromIso(DAY), 'forward', {
    modes: new Set<Mode>(),
    wheelchair: false,
  });
  const nodeOf = (name: string) => graph.classes.nodesOf(feed.stops.findIndex(({ id }) => id === name))[0]!;
  const { table, fifoPatternStart } = graph;
  const nameAt = (position: number) => feed.stops[table.stop[position]!]!.id;
  const nameOf = (l: number) => nameAt(fifoPatternStart[l]!) + nameAt(fifoPatternStart[l]! + 1);
  const names = Array.from({ length: table.fifoPatterns }, (_, l) => nameOf(l));
  /** The FIFO patterns of these trips, in this order. */
  const fifoPatterns = ['AB', 'BC', 'CD', 'DE', 'BA'].map((name) => names.indexOf(name));
  return { feed, graph, nodeOf, fifoPatterns };
}

describe('firstRides', () => {
  it('counts a vehicle that becomes another trip as one ride, and nothing beyond the most', async () => {
    const { graph, nodeOf, fifoPatterns } = await line();
    const first = firstRides(graph, [nodeOf('A')], MOST);
    expect(fifoPatterns.map((l) => first[l])).toEqual([1, 1, 2, MOST + 1, 2]);
  });

  it('goes on in the second copy where a vehicle stops at the via place', async () => {
    const { graph, nodeOf, fifoPatterns } = await line();
    const via = viaGraph(graph, new Set([nodeOf('C')]));
    const first = firstRides(via, [nodeOf('A')], MOST);
    const second = fifoPatterns.map((l) => first[l + graph.fifoPatterns]);
    expect(second).toEqual([MOST + 1, 1, 2, MOST + 1, MOST + 1]);
  });
});

it('follows no vehicle that leads away from the destination', async () => {
  const { feed, graph, fifoPatterns } = await line();
  expect(search(createEngine(feed, 'ofAllDays'), 'C', 'A', `${DAY}T08:00`, { windowSeconds: 0 })).toEqual([]);
  const { isLoaded } = graph.table;
  // Those at the ends only.
  expect(fifoPatterns.map((l) => isLoaded[l])).toEqual([0, 0, 1, 0, 1]);
});
