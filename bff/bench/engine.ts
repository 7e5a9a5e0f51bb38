/**
 * How fast the engine is: `node bff/bench/engine.ts <feed zips…>`. Zips with `+` between them are one network, in the zone of the first one,
 * whatever their zones: the effect of its size is measured.
 *
 * Journeys are from coordinate to coordinate, including finding the stops to walk to: random places within 300 m of random stops,
 * between 7:00 and 19:00, five rides at most, 1 000 m on foot. The same seed gives the same journeys. The kinds of search alternate
 * in several passes; each figure is the median of the passes, and the lowest and highest show how quiet the machine was.
 *
 * Last come searches of the next 30 days, each asked once, half of them to arrive by a time: these also make the tables of their days, which one busy day does not show.
 */
import { basename } from 'node:path';
import type { DayNumber } from '@halte/engine/common/time';
import { isoOfDay, serviceDayStart } from '@halte/engine/common/zone';
import { findAccess } from '@halte/engine/search/access';
import { dayTable } from '@halte/engine/search/day/dayTable';
import { patternsOf } from '@halte/engine/search/day/patterns';
import type { JourneyEngine, JourneyQuery } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { importFeed } from '../src/timetable/importFeed.ts';
import { mergeFeeds } from '../src/timetable/merge/mergeFeeds.ts';
import { withPrefixedIds } from '../src/timetable/merge/prefixIds.ts';
import { busyDay } from './days.ts';
import { megabytes, percentile, spread } from './figures.ts';
import { randomNumbers } from './random.ts';

const QUERIES = 500;
const DAYS = 30;
const QUERIES_OF_DAYS = 1_000;
const PASSES = 7;
const SEED = 20_260_101;
const MAX_WALK_METRES = 1_000;
const RANGE_SECONDS = 3_600;
const NEAR_DEGREES = 300 / 111_195;

for (const path of process.argv.slice(2)) await measure(path.split('+'));

async function measure(zips: readonly string[]): Promise<void> {
  const importStart = performance.now();
  const today = Math.floor(Date.now() / 86_400_000);
  const feed = await networkOf(zips, today);
  const importSeconds = (performance.now() - importStart) / 1_000;

  const day = busyDay(feed, today);
  const patterns = patternsOf(feed);
  const builds = Array.from({ length: 9 }, () => timed(() => dayTable(feed, patterns, day, 'forward')));
  const engine = createEngine(feed);
  const queries = randomQueries(feed, () => day, QUERIES);
  const kinds: readonly Kind[] = [
    { name: 'earliest arrival', windowSeconds: 0, direction: 'departAfter' },
    { name: '60-minute range', windowSeconds: RANGE_SECONDS, direction: 'departAfter' },
    { name: '60-minute arrive-by', windowSeconds: RANGE_SECONDS, direction: 'arriveBy' },
  ];
  // The first hundred build the tables and warm up the JIT compiler.
  for (const kind of kinds) for (const query of queries.slice(0, 100)) search(engine, query, kind);
  const passes = Array.from({ length: PASSES }, () => kinds.map((kind) => pass(engine, queries, kind)));
  const { rss, heapUsed } = process.memoryUsage();

  console.log(
    `\n${zips.map((path) => basename(path)).join(' + ')}: ${feed.stops.length} stops, ${feed.trips.count} trips, ${isoOfDay(day)}`,
  );
  console.log(`  import                        ${importSeconds.toFixed(2)} s for ${feed.stopTimes.count} stop times`);
  console.log(`  day table                     ${percentile(builds, 0.5).toFixed(2)} ms`);
  for (const [index, { name }] of kinds.entries()) {
    const taken = passes.map((kindsOfPass) => kindsOfPass[index]!);
    const [half, most] = [0.5, 0.99].map((share) => spread(taken.map((times) => percentile(times, share))));
    console.log(`  ${name.padEnd(19)} p50 / p99 ${half} / ${most} ms`);
  }
  console.log(`  memory                        rss ${megabytes(rss)}, heap ${megabytes(heapUsed)}`);
  printDays(feed, engine, today);
}

async function networkOf(zips: readonly string[], today: DayNumber): Promise<Feed> {
  const feeds: Feed[] = [];
  for (const path of zips) feeds.push(await importFeed({ path }, { today, rebaseCalendar: 'whenExpired' }));
  if (feeds.length === 1) return feeds[0]!;
  return mergeFeeds(feeds.map((feed, index) => withPrefixedIds(feed, `feed-${index + 1}`)));
}

interface Kind extends Pick<JourneyQuery, 'windowSeconds' | 'direction'> {
  readonly name: string;
}

function search(engine: JourneyEngine, { from, to, time }: RandomQuery, { windowSeconds, direction }: Kind): void {
  engine.search({
    access: findAccess(engine.feed, ...from, MAX_WALK_METRES),
    egress: findAccess(engine.feed, ...to, MAX_WALK_METRES),
    time,
    direction,
    windowSeconds,
    excludedModes: new Set(),
    maxRides: 5,
    wheelchair: false,
  });
}

/** Milliseconds of each query. */
function pass(engine: JourneyEngine, queries: readonly RandomQuery[], kind: Kind): number[] {
  return queries.map((query) => timed(() => search(engine, query, kind)));
}

function printDays(feed: Feed, engine: JourneyEngine, today: DayNumber): void {
  const first = Math.max(today, feed.firstDay);
  const days = Math.min(DAYS, feed.lastDay - first + 1);
  const queries = randomQueries(feed, (i) => first + (i % days), QUERIES_OF_DAYS);
  const milliseconds = queries.map((query, i) =>
    timed(() =>
      search(engine, query, {
        name: '',
        windowSeconds: RANGE_SECONDS,
        direction: Math.floor(i / days) % 2 === 0 ? 'departAfter' : 'arriveBy',
      }),
    ),
  );
  const [half, most, worst] = [0.5, 0.99, 1].map((share) => percentile(milliseconds, share).toFixed(1));
  const name = `${QUERIES_OF_DAYS} of ${days} days`.padEnd(29);
  console.log(`  ${name} p50 / p99 / max ${half} / ${most} / ${worst} ms`);
  console.log(`    memory after them           rss ${megabytes(process.memoryUsage.rss())}`);
}

interface RandomQuery {
  readonly from: readonly [lat: number, lon: number];
  readonly to: readonly [lat: number, lon: number];
  readonly time: number;
}

function randomQueries(feed: Feed, dayOf: (query: number) => DayNumber, count: number): RandomQuery[] {
  const random = randomNumbers(SEED);
  const served = [...new Set(feed.stopTimes.stop)].sort((a, b) => a - b);
  const place = () => {
    const { lat, lon } = feed.stops[served[Math.floor(random() * served.length)]!]!;
    const near = () => (random() * 2 - 1) * NEAR_DEGREES;
    return [lat + near(), lon + near()] as const;
  };
  return Array.from({ length: count }, (_, query) => ({
    from: place(),
    to: place(),
    time: serviceDayStart(feed.timeZone, dayOf(query)) + Math.floor((7 + random() * 12) * 3_600),
  }));
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
