/**
 * How long whole answers take, including the choice of journeys and the search for the next service: `node bff/bench/answers.ts <feed zips…>`.
 *
 * Questions are around the clock, from a stop area to any place between the outermost stops, a third of them to arrive by a time up to 12 hours
 * ahead. The same seed gives the same questions. The fastest pass of each question is used, because other load on the machine only
 * adds time; the number of engine searches does not depend on the machine.
 */

import { basename } from 'node:path';
import type { DayNumber } from '@halte/engine/common/time';
import { isoOfDay, serviceDayStart, toIso } from '@halte/engine/common/zone';
import { answerOf } from '@halte/engine/journeys/answer';
import { findFor } from '@halte/engine/journeys/found';
import { optionsOf } from '@halte/engine/journeys/options';
import { createOwnFinder, NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { planFare } from '../src/journeys/planFare.ts';
import { importFeed } from '../src/timetable/importFeed.ts';
import { busyDay } from './days.ts';
import { percentile } from './figures.ts';
import { randomNumbers } from './random.ts';

const QUESTIONS = 700;
const PASSES = 9;
const SLOWEST = 8;
const SEED = 20_260_101;
const HOUR = 3_600;

interface Taken {
  readonly request: SearchRequest;
  readonly milliseconds: number;
  readonly searches: number;
  readonly reason: string;
}

for (const path of process.argv.slice(2)) await measure(path);

async function measure(path: string): Promise<void> {
  const today = Math.floor(Date.now() / 86_400_000);
  const feed = await importFeed({ path }, { today, rebaseCalendar: 'whenExpired' });
  const day = busyDay(feed, today);
  const requests = requestsOn(feed, day);
  const answer = answerOn(feed);
  for (const request of requests) await answer(request);
  const passes: Taken[][] = [];
  while (passes.length < PASSES) {
    const taken: Taken[] = [];
    for (const request of requests) taken.push(await answer(request));
    passes.push(taken);
  }
  const quickest = requests.map((_, i) =>
    passes.map((taken) => taken[i]!).reduce((best, one) => (one.milliseconds < best.milliseconds ? one : best)),
  );
  print(`${basename(path)}, ${isoOfDay(day)}, ${QUESTIONS} questions`, feed, quickest);
}

function answerOn(feed: Feed): (request: SearchRequest) => Promise<Taken> {
  const engine = createEngine(feed);
  let searches = 0;
  const counted = {
    feed,
    search: (query: Parameters<typeof engine.search>[0]) => {
      searches++;
      return engine.search(query);
    },
  };
  const finder = createOwnFinder(() => counted);
  return async (request) => {
    searches = 0;
    const began = performance.now();
    const answer = answerOf(feed, request, await findFor(finder, feed, request, NO_LIMITS), planFare);
    JSON.stringify(answer);
    return { request, milliseconds: performance.now() - began, searches, reason: answer.reason ?? 'rides' };
  };
}

function requestsOn(feed: Feed, day: DayNumber): SearchRequest[] {
  const random = randomNumbers(SEED);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  const served = [...new Set(feed.stopTimes.stop)].sort((a, b) => a - b).map((stop) => feed.stops[stop]!);
  const between = (degrees: readonly number[]) => {
    const [low, high] = [percentile(degrees, 0.02), percentile(degrees, 0.98)];
    return low + random() * (high - low);
  };
  const zero = serviceDayStart(feed.timeZone, day);
  return Array.from({ length: QUESTIONS }, (_, i): SearchRequest => {
    const { id, name, lat, lon, stops } = feed.areas[pick(served).area]!;
    const anywhere = { lat: between(served.map((stop) => stop.lat)), lon: between(served.map((stop) => stop.lon)) };
    const time = zero + Math.floor(random() * 24 * HOUR);
    return {
      from: { id, name, lat, lon, stops },
      to: { id: '', name: '12 rue de la Gare', ...anywhere, stops: [] },
      via: null,
      viaStaySeconds: 0,
      time,
      direction: i % 3 === 2 ? 'arriveBy' : 'departAfter',
      options: optionsOf({}),
      now: time - Math.floor(random() * 12 * HOUR),
      language: null,
    };
  });
}

function print(title: string, feed: Feed, taken: readonly Taken[]): void {
  const milliseconds = taken.map((one) => one.milliseconds);
  const searches = taken.map((one) => one.searches);
  const of = (values: readonly number[], digits: number) =>
    [0.5, 0.9, 0.99, 1].map((share) => percentile(values, share).toFixed(digits)).join(' / ');
  console.log(`\n${title}`);
  console.log(`  answer      p50 / p90 / p99 / max  ${of(milliseconds, 2)} ms`);
  console.log(`  searches of the engine             ${of(searches, 0)}`);
  const slowest = [...taken].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  for (const { request, ...one } of slowest) {
    const { from, to, direction, time } = request;
    console.log(
      `    ${one.milliseconds.toFixed(1)} ms, ${one.searches} searches: ${from.id} -> ${to.lat.toFixed(5)};${to.lon.toFixed(5)} ${direction} ${toIso(feed.timeZone, time).slice(0, 16)}, ${one.reason}`,
    );
  }
}
