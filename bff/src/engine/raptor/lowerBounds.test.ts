import { dayFromIso } from '../../common/zone.ts';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import { FAR } from '../day/positions.ts';
import { LowerBounds, NEAR_HORIZON, NO_HORIZON } from './lowerBounds.ts';
import { networkOf } from './network.ts';

const RIDES = 3;
const MINUTE = 60;
/** The shortest change between two rides. */
const CHANGE = 60;

/** From A one ride and a change lead to C, via B; no ride leaves D. */
async function boundsTo(destination: string, horizons: readonly number[]) {
  const feed = await simpleFeed(
    'A 48.0 7.0\nB 48.1 7.0\nC 48.2 7.0\nD 48.3 7.0',
    'one: A 8:00, B 8:30\nlate: B 9:00, C 9:45\nquick: B 10:00, C 10:40\naside: A 8:00, D 8:10',
  );
  const graph = networkOf(feed).graph(dayFromIso('2026-06-03'), 'forward', { modes: new Set(), wheelchair: false });
  const nodeOf = (name: string) => graph.classes.nodesOf(feed.stops.findIndex(({ id }) => id === name))[0]!;
  const exit = nodeOf(destination);
  const egress = new Int32Array(graph.nodes).fill(FAR);
  egress[exit] = 0;
  const bounds = new LowerBounds();
  for (const horizon of horizons) bounds.take(graph, RIDES, [exit], egress, horizon);
  /** Seconds from boarding at the stop, with at most this many further changes. */
  return (name: string, changes: number) => bounds.current!.waits[changes * graph.nodes + nodeOf(name)]!;
}

describe('lower bounds', () => {
  it.each([
    { stop: 'B', changes: 0, near: 40 * MINUTE, whole: 40 * MINUTE },
    { stop: 'B', changes: 1, near: NEAR_HORIZON, whole: 40 * MINUTE },
    { stop: 'A', changes: 0, near: FAR, whole: FAR },
    { stop: 'A', changes: 1, near: NEAR_HORIZON, whole: 70 * MINUTE + CHANGE },
    { stop: 'A', changes: 2, near: NEAR_HORIZON, whole: 70 * MINUTE + CHANGE },
    { stop: 'D', changes: 0, near: FAR, whole: FAR },
    { stop: 'D', changes: 2, near: NEAR_HORIZON, whole: FAR },
  ])('are exact for the last ride, and for all others as far as the horizon: $stop, $changes', async (row) => {
    expect((await boundsTo('C', [NEAR_HORIZON]))(row.stop, row.changes)).toBe(row.near);
    expect((await boundsTo('C', [NO_HORIZON]))(row.stop, row.changes)).toBe(row.whole);
  });

  it('are taken again where they were not taken as far, and kept where they were', async () => {
    expect((await boundsTo('C', [NEAR_HORIZON, NO_HORIZON]))('A', 1)).toBe(70 * MINUTE + CHANGE);
    expect((await boundsTo('C', [NO_HORIZON, NEAR_HORIZON]))('A', 1)).toBe(70 * MINUTE + CHANGE);
  });
});
