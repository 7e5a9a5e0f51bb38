/**
 * How long 1,000 whole answers over 30 days take on a prepared timetable, and the memory after them: `node bff/bench/countryAnswers.ts <file>`.
 *
 * Each question is asked once, so that making the tables of its day is part of the answer. Around the clock, from a stop area to a place near another
 * one: most often within some 30 km, else anywhere; a third of them to arrive by a time up to 12 hours ahead. The same seed gives the same questions.
 */

import { createHash } from 'node:crypto';
import { serviceDayStart } from '@halte/engine/common/zone';
import { answerOf } from '@halte/engine/journeys/answer';
import { findFor } from '@halte/engine/journeys/found';
import { optionsOf } from '@halte/engine/journeys/options';
import { createOwnFinder, NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { planFare } from '../src/journeys/planFare.ts';
import { feedOf } from '../src/timetable/sharing.ts';
import { readSnapshot } from '../src/timetable/snapshot/snapshotFile.ts';
import { COUNTRY_DAY } from './country.ts';
import { megabytes, percentile } from './figures.ts';
import { randomNumbers } from './random.ts';

const QUESTIONS = 1_000;
const DAYS = 30;
const SEED = 20_260_101;
const HOUR = 3_600;
const SHARE_NEAR = 0.8;
const NEAR_DEGREES = 0.3;
const TRIES = 50;

const [path, count] = process.argv.slice(2);
await measure(feedOf(readSnapshot(path!, () => null).prepared.feed), Number(count ?? QUESTIONS));

async function measure(feed: Feed, questions: number): Promise<void> {
  const before = process.memoryUsage.rss();
  const finder = createOwnFinder(() => engine);
  const engine = createEngine(feed);
  const answers = createHash('sha256');
  const taken: { readonly wall: number; readonly cpu: number }[] = [];
  for (const request of requestsOn(feed, questions)) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    const answer = JSON.stringify(answerOf(feed, request, await findFor(finder, feed, request, NO_LIMITS), planFare));
    const { user, system } = process.cpuUsage(used);
    taken.push({ wall: performance.now() - began, cpu: (user + system) / 1_000 });
    answers.update(answer);
  }
  const [first, ...others] = taken;
  const of = (values: readonly number[]) =>
    [0.5, 0.9, 0.99, 1].map((share) => percentile(values, share).toFixed(1)).join(' / ');
  console.log(`${feed.stopTimes.count} stop times, ${feed.stops.length} stops, ${feed.trips.count} trips`);
  console.log(`  first answer                           ${first!.cpu.toFixed(0)} ms of processor time`);
  console.log(`  others, wall   p50 / p90 / p99 / max   ${of(others.map(({ wall }) => wall))} ms`);
  console.log(`  processor time p50 / p90 / p99 / max   ${of(others.map(({ cpu }) => cpu))} ms`);
  console.log(
    `  memory before / after                  ${megabytes(before)} / ${megabytes(process.memoryUsage.rss())}`,
  );
  console.log(`  answers                                ${answers.digest('hex').slice(0, 16)}`);
}

function requestsOn(feed: Feed, questions: number): SearchRequest[] {
  const random = randomNumbers(SEED);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  const served = [...new Set(feed.stopTimes.stop)].sort((a, b) => a - b).map((stop) => feed.stops[stop]!);
  return Array.from({ length: questions }, (_, i): SearchRequest => {
    const { id, name, lat, lon, stops } = feed.areas[pick(served).area]!;
    const isNear = random() < SHARE_NEAR;
    let to = pick(served);
    for (
      let n = 0;
      isNear && n < TRIES && (Math.abs(to.lat - lat) > NEAR_DEGREES || Math.abs(to.lon - lon) > NEAR_DEGREES);
      n++
    )
      to = pick(served);
    const time = serviceDayStart(feed.timeZone, COUNTRY_DAY + (i % DAYS)) + Math.floor(random() * 24 * HOUR);
    return {
      from: { id, name, lat, lon, stops },
      to: { id: '', name: '12 rue de la Gare', lat: to.lat + 0.002, lon: to.lon, stops: [] },
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
