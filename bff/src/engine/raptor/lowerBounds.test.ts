import { dayFromIso } from '@halte/engine/common/zone';
import { FAR } from '@halte/engine/search/day/positions';
import { LowerBounds, NEAR_HORIZON, NO_HORIZON, type Terminals } from '@halte/engine/search/raptor/lowerBounds';
import { networkOf, type Tables } from '@halte/engine/search/raptor/network';
import type { Mode } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../../timetable/testing/feeds.ts';

const RIDES = 3;
const MINUTE = 60;
/** The shortest change between two rides. */
const CHANGE = 60;

const NONE = { modes: new Set<Mode>(), wheelchair: false };

/** From A one ride and a change lead to C, via B; no ride leaves D. */
async function network(tables: Tables) {
  const feed = await simpleFeed(
    'A 48.0 7.0\nB 48.1 7.0\nC 48.2 7.0\nD 48.3 7.0',
    'one: A 8:00, B 8:30\nlate: B 9:00, C 9:45\nquick: B 10:00, C 10:40\naside: A 8:00, D 8:10',
  );
  const { graph } = networkOf(feed, 0, tables);
  const on = (day: string) => graph(dayFromIso(day), 'forward', NONE);
  const { nodes, classes } = on('2026-06-03');
  const nodeOf = (name: string) => classes.nodesOf(feed.stops.findIndex(({ id }) => id === name))[0]!;
  const bounds = new LowerBounds();
  const terminals = (origins: string, destination: string): Terminals => {
    const egress = new Int32Array(nodes).fill(FAR);
    egress[nodeOf(destination)] = 0;
    return { entrances: [...origins].map(nodeOf), exits: [nodeOf(destination)], egress };
  };
  /** Seconds from boarding at the stop, with at most this many further changes. */
  const from = (name: string, changes: number) => bounds.current!.waits[changes * nodes + nodeOf(name)]!;
  return { on, bounds, terminals, from };
}

async function boundsTo(destination: string, horizons: readonly number[]) {
  const { on, bounds, terminals, from } = await network('byDay');
  for (const horizon of horizons) bounds.take(on('2026-06-03'), RIDES, terminals('A', destination), horizon);
  return from;
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

  describe('of all days', () => {
    it('are known where a journey may lead with so many rides, and nowhere else', async () => {
      const { on, bounds, terminals, from } = await network('ofAllDays');
      bounds.take(on('2026-06-03'), 2, terminals('A', 'C'), NEAR_HORIZON);
      expect(from('A', 1)).toBe(70 * MINUTE + CHANGE);
      expect(from('B', 0)).toBe(40 * MINUTE);
      expect(from('D', 1)).toBe(FAR);
      // The last of two rides could be from B, but none of two rides from D is one from A.
      bounds.take(on('2026-06-03'), 2, terminals('D', 'C'), NEAR_HORIZON);
      expect(from('B', 0)).toBe(40 * MINUTE);
      expect(from('A', 1)).toBe(FAR);
    });

    it('are kept on another day and for fewer entrances, and taken again where there are others', async () => {
      const { on, bounds, terminals, from } = await network('ofAllDays');
      bounds.take(on('2026-06-03'), 2, terminals('AD', 'C'), NO_HORIZON);
      bounds.take(on('2026-06-06'), 2, terminals('D', 'C'), NO_HORIZON);
      expect(from('A', 1)).toBe(70 * MINUTE + CHANGE);
      bounds.take(on('2026-06-06'), 2, terminals('D', 'B'), NO_HORIZON);
      expect(from('A', 0)).toBe(30 * MINUTE);
      expect(from('A', 1)).toBe(30 * MINUTE);
      expect(from('B', 0)).toBe(FAR);
    });
  });
});
