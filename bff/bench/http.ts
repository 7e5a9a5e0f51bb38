/**
 * Throughput of the server: `node bff/bench/http.ts [feed zip [options of the server…]]`. Without an argument, Strasbourg next to the repository,
 * else the fictional city.
 *
 * Starts the server as an operator does and searches journeys, compressed as for browsers, as fast as it answers, alternating between 10 and 50 connections, with varied
 * pairs, while another client requests departures, places, map points and nearby places, one after another. Server, load and that client
 * share the machine; the cost of the load itself is reported. Each figure is the median of the passes; the lowest and highest show how quiet the machine was.
 * The p99 of that client is over the calls of all passes: one pass has a hundred calls of a kind, so its p99 would be the longest one.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isoOfDay } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { createDemoSource } from '../src/source/demo.ts';
import { importFeed } from '../src/timetable/importFeed.ts';
import { type Client, startClient } from './client.ts';
import { busyDay } from './days.ts';
import { megabytes, percentile, spread } from './figures.ts';
import { loadServer } from './load.ts';
import type { Loaded } from './loadThread.ts';
import { otherQuestions, type Question, searches } from './questions.ts';
import { AS_BROWSERS, type BenchServer, HEADERS, startServer } from './server.ts';

const SEARCH = '/api/trip-planner/v2/journeys/search';
const SEED = 20_260_101;
const BODIES = 1_000;
const QUESTIONS = 300;
const PASSES = 5;
const PASS_SECONDS = 8;
const WARM_SECONDS = 6;
const CONNECTIONS = [10, 50] as const;
const TARGETS = { searchesPerSecond: 900, placesP99: 10, proximityP99: 5, nearbyP99: 15, memory: 250 * 1_048_576 };

const strasbourg = join(import.meta.dirname, '../../../shared/feeds/medium-fr-cts-strasbourg-2026.zip');
const today = Math.floor(Date.now() / 86_400_000);
const data = mkdtempSync(join(tmpdir(), 'halte-bench-'));
try {
  await measure(process.argv[2] ?? (existsSync(strasbourg) ? strasbourg : null));
} finally {
  rmSync(data, { recursive: true, force: true });
}

interface Pass extends Loaded {
  readonly others: ReadonlyMap<Question['name'], readonly number[]>;
  readonly memory: number | null;
}

async function measure(zip: string | null): Promise<void> {
  const path = zip ?? (await createDemoSource(data, isoOfDay(today))).path;
  const feed = await importFeed({ path }, { today, rebaseCalendar: 'whenExpired' });
  const server = await startServer(data, [
    ...(zip ? ['--gtfs', zip, '--rebase-calendar'] : []),
    ...process.argv.slice(3),
  ]);
  const client = startClient();
  try {
    const questions = await answered(server, otherQuestions(feed, QUESTIONS, SEED));
    const load = loadOn(server, feed);
    const before = server.memory();
    await load(CONNECTIONS[0], WARM_SECONDS);
    const passes = new Map<number, Pass[]>(CONNECTIONS.map((connections) => [connections, []]));
    for (let i = 0; i < PASSES; i++)
      for (const connections of CONNECTIONS)
        passes.get(connections)!.push(await pass(server, client, () => load(connections, PASS_SECONDS), questions));
    console.log(`\n${zip ? basename(zip) : 'the made-up city'}: ${feed.stops.length} stops, ${feed.trips.count} trips`);
    console.log(
      `  ready after                   ${server.readySeconds.toFixed(1)} s, on ${availableParallelism()} cores`,
    );
    for (const [connections, taken] of passes) printPasses(connections, taken);
    printMemory(before, [...passes.values()].flat());
  } finally {
    client.stop();
    await server.stop();
  }
}

function loadOn(server: BenchServer, feed: Feed) {
  const bodies = searches(feed, busyDay(feed, today), BODIES, SEED).map((body) => JSON.stringify(body));
  const { url } = server;
  return (connections: number, seconds: number) =>
    loadServer({ url, path: SEARCH, headers: AS_BROWSERS, bodies, connections, seconds });
}

async function pass(
  server: BenchServer,
  client: Client,
  load: () => Promise<Loaded>,
  questions: readonly Question[],
): Promise<Pass> {
  const [loaded, durations] = await client.during({ url: server.url, questions }, load);
  return { ...loaded, others: new Map(durations), memory: server.memory() };
}

/** The questions that this server answers; prints the others. */
async function answered(server: BenchServer, questions: readonly Question[]): Promise<Question[]> {
  const refused = new Set<string>();
  for (const { name, path } of questions.slice(0, 4)) {
    const { status } = await fetch(server.url + path, { headers: HEADERS });
    if (status === 200) continue;
    refused.add(name);
    console.log(`(${name} is not measured: the server answers ${status} to ${path}.)`);
  }
  return questions.filter(({ name }) => !refused.has(name));
}

function printPasses(connections: number, passes: readonly Pass[]): void {
  const rates = passes.map(({ perSecond }) => perSecond);
  const target =
    connections === 10
      ? `  target ${TARGETS.searchesPerSecond}: ${times(percentile(rates, 0.5), TARGETS.searchesPerSecond)}`
      : '';
  console.log(`  at ${connections} connections`);
  console.log(`    journey searches            ${spread(rates, 0)} a second${target}`);
  console.log(
    `      p50 / p99                 ${spread(
      passes.map(({ p50 }) => p50),
      0,
    )} / ${spread(
      passes.map(({ p99 }) => p99),
      0,
    )} ms`,
  );
  console.log(
    `    processor of the load       ${spread(
      passes.map(({ cpuMicroseconds }) => cpuMicroseconds),
      0,
    )} µs for each search`,
  );
  const failed = passes.reduce((sum, one) => sum + one.failed, 0);
  if (failed > 0) console.log(`      not answered              ${failed}`);
  for (const name of passes[0]!.others.keys()) {
    const taken = passes.map(({ others }) => others.get(name)!);
    const half = taken.map((values) => percentile(values, 0.5));
    const most = taken.map((values) => percentile(values, 0.99));
    const all = percentile(taken.flat(), 0.99);
    const limit = {
      places: TARGETS.placesP99,
      proximity: TARGETS.proximityP99,
      nearby: TARGETS.nearbyP99,
      departures: null,
    }[name];
    const compared = limit === null ? '' : `  target p99 ${limit}: ${times(all, limit)}`;
    console.log(
      `    ${name.padEnd(27)} p50 ${spread(half)}, p99 ${all.toFixed(2)} ms (of a pass ${spread(most)})${compared}`,
    );
  }
}

function printMemory(before: number | null, passes: readonly Pass[]): void {
  const under = passes.flatMap(({ memory }) => memory ?? []);
  if (before === null || under.length === 0) {
    console.log('  memory                        (not available on this system)');
    return;
  }
  const most = Math.max(...under);
  console.log(
    `  memory                        rss ${megabytes(before)} idle, ${megabytes(most)} under load  target ${megabytes(TARGETS.memory)}: ${times(most, TARGETS.memory)}`,
  );
}

function times(value: number, target: number): string {
  return `×${(value / target).toFixed(2)}`;
}
