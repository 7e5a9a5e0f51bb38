import { dayFromIso, serviceDayStart } from '@halte/engine/common/zone';
import { commonPartsOf, takeCommonParts } from '@halte/engine/search/day/commonParts';
import type { Journey } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { networkOf, type Tables } from '@halte/engine/search/raptor/network';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { feedOf, type SharedFeed, shareFeed, withSharedColumns } from '../../timetable/sharing.ts';
import { randomFeed } from '../../timetable/testing/randomFeed.ts';

const DAY = dayFromIso('2026-06-03');
const NO_WISHES = { modes: new Set<never>(), wheelchair: false };

/** As two threads have the same timetable: equal, and no object of one is an object of the other. */
function onTwoThreads(feed: Feed): readonly [Feed, Feed] {
  const received = (): Feed => feedOf(structuredClone<SharedFeed>(shareFeed(feed)));
  return [received(), received()];
}

function answers(feed: Feed, tables: Tables = 'ofAllDays'): (readonly Journey[])[] {
  const engine = createEngine(feed, tables);
  const served = [...new Set(feed.stopTimes.stop)];
  const at = (n: number) => ({ stop: served[n % served.length]!, seconds: 0, metres: 0 });
  return Array.from({ length: 40 }, (_, i) =>
    engine.search({
      access: [at(i * 7), at(i * 3)],
      egress: [at(i * 5 + 2)],
      time: serviceDayStart(feed.timeZone, DAY) + i * 1_441,
      direction: i % 2 === 0 ? 'departAfter' : 'arriveBy',
      windowSeconds: i % 3 === 0 ? 0 : 5_400,
      excludedModes: new Set(i % 8 === 7 ? (['bus'] as const) : []),
      via: i % 5 === 4 ? [at(i * 11)] : undefined,
      viaStaySeconds: 0,
      maxRides: 4,
      changeMarginSeconds: i % 7 === 6 ? 300 : 0,
      wheelchair: i % 6 === 5,
      avoidStairs: i % 9 === 8,
    }),
  );
}

const times = (all: readonly (readonly Journey[])[]) =>
  all.map((journeys) => journeys.map(({ departure, arrival, rides }) => `${departure} ${arrival} ${rides}`));

it('answers with the parts that another thread has made as with its own', async () => {
  let found = 0;
  for (const seed of [1, 2, 3, 4]) {
    const [one, other] = onTwoThreads(await randomFeed(seed, seed % 2 === 0 ? 'busy' : 'sparse'));
    takeCommonParts(other, structuredClone(withSharedColumns(commonPartsOf(one))));
    const expected = answers(one);
    expect(answers(other)).toEqual(expected);
    expect(times(expected)).toEqual(times(answers(one, 'byDay')));
    found += expected.flat().length;
  }
  expect(found).toBeGreaterThan(50);
});

it('searches in the memory of the thread that has made them, and makes what a search with wishes needs', async () => {
  const [one, other] = onTwoThreads(await randomFeed(2, 'busy'));
  const parts = withSharedColumns(commonPartsOf(one));
  takeCommonParts(other, structuredClone(parts));
  const { graph, patterns } = networkOf(other, 0, 'ofAllDays');
  for (const sense of ['forward', 'backward'] as const) {
    const plain = graph(DAY, sense, NO_WISHES);
    const pairs: [Int32Array | Uint8Array, Int32Array | Uint8Array][] = [
      [patterns.stop, parts.patterns.stop],
      [plain.flags, parts.graphs[sense].flags],
      [plain.changeLists.to, parts.graphs[sense].changeLists.to],
      [plain.changes.to, parts.footpaths[sense].to],
      [plain.table.stop, parts.positions[sense].stop],
    ];
    for (const [used, given] of pairs) {
      // Written by one thread, seen by the other.
      const value = given[0]!;
      given[0] = value + 1;
      expect(used[0]).toBe(value + 1);
      given[0] = value;
    }
    const without = graph(DAY, sense, { modes: new Set(['bus'] as const), wheelchair: false });
    expect(without.flags).not.toBe(plain.flags);
  }
});
