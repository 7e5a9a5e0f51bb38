/** The engine against its oracles: a connection scan, and brute force over every instant of a range. Then the same in real time. */
import { dailySample } from '@halte/sampling';
import { findAccess } from './access.ts';
import type { JourneyEngine, JourneyQuery } from './engine.ts';
import type { Mode } from './feed/feed.ts';
import { checkedOutcomes, expectedOnce, expectedRange, type Oracle, oracleOf } from './oracle/expected.ts';
import type { Outcome } from './oracle/range.ts';
import { createEngine } from './raptor/engine.ts';
import { withUpdates } from './realtime/withUpdates.ts';
import { modesOf } from './stopIndex.ts';
import { type ExactFeed, exactFeeds } from './testing/exactFeeds.ts';
import { between, randomNumbers } from './testing/random.ts';
import { randomUpdates } from './testing/randomUpdates.ts';
import { serviceDayStart } from './time/zone.ts';

const MINUTES = 60_000;
/** In `npm test` one pair in so many is searched, others each day; all of them in a deep run. */
const ONE_IN = 10;
const today = (sample: readonly JourneyQuery[]) => dailySample(sample, Math.ceil(sample.length / ONE_IN));

const feeds = exactFeeds();

describe.each(feeds)('$name', (exact: ExactFeed) => {
  let engine: JourneyEngine;
  let oracle: Oracle;
  beforeAll(async () => {
    const feed = await exact.load();
    engine = createEngine(feed);
    oracle = oracleOf(feed, exact.day ?? Math.floor((feed.firstDay + feed.lastDay) / 2));
  }, 5 * MINUTES);

  it(
    `finds what a connection scan finds, leaving and arriving (of ${exact.pairs} pairs)`,
    () => {
      const sample = today(queries(oracle, exact, 1, exact.pairs, 0));
      expect(sample.flatMap((query) => mistakes(engine, oracle, query, expectedOnce(oracle, query)))).toEqual([]);
    },
    5 * MINUTES,
  );

  it(
    `finds what brute force finds over a range (of ${exact.ranges} pairs)`,
    () => {
      const sample = today(queries(oracle, exact, 2, exact.ranges, exact.rangeSeconds));
      expect(sample.flatMap((query) => mistakes(engine, oracle, query, expectedRange(oracle, query)))).toEqual([]);
    },
    5 * MINUTES,
  );
});

/** Pairs that are searched on each feed in real time, once and over a range. */
const LIVE = { pairs: 300, ranges: 100 };

describe.each(feeds.filter(({ isRandom }) => isRandom))('$name, in real time', (exact: ExactFeed) => {
  let engine: JourneyEngine;
  let oracle: Oracle;
  beforeAll(async () => {
    const timetable = await exact.load();
    const day = exact.day ?? Math.floor((timetable.firstDay + timetable.lastDay) / 2);
    const updates = randomUpdates(timetable, day, day - 1, day + 1);
    const feed = withUpdates(timetable, updates);
    engine = createEngine(feed);
    oracle = oracleOf(feed, day, updates);
  });

  it(
    `finds what a connection scan finds (of ${LIVE.pairs} pairs)`,
    () => {
      const sample = today(queries(oracle, exact, 3, LIVE.pairs, 0));
      expect(sample.flatMap((query) => mistakes(engine, oracle, query, expectedOnce(oracle, query)))).toEqual([]);
    },
    MINUTES,
  );

  it(
    `finds what brute force finds over a range (of ${LIVE.ranges} pairs)`,
    () => {
      const sample = today(queries(oracle, exact, 4, LIVE.ranges, exact.rangeSeconds));
      expect(sample.flatMap((query) => mistakes(engine, oracle, query, expectedRange(oracle, query)))).toEqual([]);
    },
    MINUTES,
  );
});

/** One line for each query that is answered otherwise than expected. */
function mistakes(engine: JourneyEngine, oracle: Oracle, query: JourneyQuery, expected: readonly Outcome[]): string[] {
  const lines = (outcomes: readonly Outcome[]) =>
    outcomes.map(({ departure, arrival, rides }) => `${departure}-${arrival} by ${rides}`).join(', ');
  const found = lines(checkedOutcomes(oracle, query, engine.search(query)));
  if (found === lines(expected)) return [];
  const { direction, time, maxRides, wheelchair } = query;
  return [`${direction} ${time} rides ${maxRides} ${wheelchair}: found ${found}; expected ${lines(expected)}`];
}

/** Every kind of question in turn: leaving, arriving, via a place, without some modes, in a wheelchair. */
function queries(
  { feed, day }: Oracle,
  { hours }: ExactFeed,
  seed: number,
  count: number,
  windowSeconds: number,
): JourneyQuery[] {
  const random = randomNumbers(seed);
  const stops = [...new Set(feed.stopTimes.stop)].sort((a, b) => a - b);
  const modes = modesOf(feed);
  const near = (metres: number) => {
    const { lat, lon } = feed.stops[stops[between(random, 0, stops.length - 1)]!]!;
    return findAccess(feed, lat + (random() - 0.5) / 300, lon + (random() - 0.5) / 300, metres);
  };
  return Array.from({ length: count }, (_, i) => ({
    access: near(between(random, 200, 700)),
    egress: near(between(random, 200, 700)),
    time: serviceDayStart(feed.timeZone, day) + between(random, hours.from, hours.to),
    direction: i % 3 === 2 ? 'arriveBy' : 'departAfter',
    windowSeconds,
    excludedModes: new Set<Mode>(i % 5 === 3 ? [modes[between(random, 0, modes.length - 1)]!] : []),
    via: i % 4 === 1 ? near(300) : undefined,
    viaStaySeconds: i % 8 === 1 ? between(random, 0, 20) * 60 : 0,
    maxRides: between(random, 1, 5),
    wheelchair: i % 7 === 4,
  }));
}
