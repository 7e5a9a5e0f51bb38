/**
 * Asks the embedded engine and an OpenTripPlanner for journeys between pairs of places in the middle of Porto Alegre, at noon, along the same streets:
 * `node bff/bench/engines.ts <answers> <pairs> <address> <map> <id=zip…>`. Writes what travellers would get, a line of JSON a pair.
 */
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dayFromIso, serviceDayStart } from '@halte/engine/common/zone';
import { answerOf } from '@halte/engine/journeys/answer';
import { findFor } from '@halte/engine/journeys/found';
import { optionsOf } from '@halte/engine/journeys/options';
import { createOwnFinder, NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { RideFinder } from '@halte/engine/journeys/rideFinder';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { servedStops } from '../src/app/loadGround.ts';
import { createOtpFinder } from '../src/engines/otp/otpFinder.ts';
import { planFare } from '../src/journeys/planFare.ts';
import { DEFAULT_OSM_MEGABYTES, osmLimits } from '../src/osm/limits.ts';
import { streetWalks } from '../src/streets/streetWalks.ts';
import { walkTables } from '../src/streets/walkTables.ts';
import { importFeeds } from '../src/timetable/merge/importFeeds.ts';
import { withWalks } from '../src/timetable/sharing.ts';
import { groundInWorker } from '../src/workers/groundInWorker.ts';
import { linkedPlaces } from '../src/workers/linkedPlaces.ts';
import { percentile } from './figures.ts';
import { randomNumbers } from './random.ts';

const SEED = 20_190_515;
const DAY = dayFromIso('2019-05-15');
const NOON = 12 * 3_600;
/** The map shows the middle of the city. */
const MIDDLE = { south: -30.06, north: -30.02, west: -51.24, east: -51.19 };
/** A place is at most so far from a stop. */
const NEAR_DEGREES = 1 / 600;
/** Far more than a traveller waits: this is about answers. */
const TIMEOUT_MS = 60_000;

const [answers, pairs, address, map, ...zips] = process.argv.slice(2);
const feed = await cityOf(map!, zips);
const engines = {
  own: createOwnFinder(),
  other: createOtpFinder({ address: address!, feeds: new Map(), timeoutMs: TIMEOUT_MS, most: 1 }),
};
const taken = { own: [] as number[], other: [] as number[] };
const lines: string[] = [];
for (const [i, request] of requestsOn(feed, Number(pairs)).entries()) {
  const answered = async (name: keyof typeof engines) => {
    const began = performance.now();
    const answer = await answerBy(engines[name], request);
    taken[name].push(performance.now() - began);
    return answer;
  };
  const pair = { number: i + 1, asked: request.time, own: await answered('own'), other: await answered('other') };
  lines.push(JSON.stringify(pair));
}
writeFileSync(answers!, lines.join('\n'));
const of = (values: readonly number[]) => [0.5, 0.95].map((share) => percentile(values, share).toFixed(0)).join(' / ');
console.log(`  p50 / p95: embedded ${of(taken.own)} ms, OpenTripPlanner ${of(taken.other)} ms`);
console.log(`  journeys told by OpenTripPlanner: ${JSON.stringify(Object.fromEntries(engines.other.rides.counts()))}`);
await Promise.all([engines.own.close(), engines.other.close()]);

async function cityOf(map: string, zips: readonly string[]): Promise<Feed> {
  const files = zips.map((zip) => {
    const at = zip.indexOf('=');
    return { prefix: zip.slice(0, at), path: zip.slice(at + 1) };
  });
  const feed = await importFeeds(files, { today: DAY, rebaseCalendar: 'never' });
  const { prepared } = await groundInWorker([map], {
    stops: servedStops(feed),
    limits: osmLimits(DEFAULT_OSM_MEGABYTES),
    folder: dirname(answers!),
    current: null,
    report: () => undefined,
  });
  return withWalks(feed, streetWalks(feed, walkTables(prepared!.ground, linkedPlaces(feed))));
}

async function answerBy(finder: RideFinder, request: SearchRequest): Promise<string> {
  return JSON.stringify(answerOf(feed, request, await findFor(finder, feed, request, NO_LIMITS), planFare));
}

/** As a form sends them, with the usual preferences. */
function requestsOn(feed: Feed, pairs: number): SearchRequest[] {
  const random = randomNumbers(SEED);
  const { south, north, west, east } = MIDDLE;
  const stops = servedStops(feed).filter(({ lat, lon }) => lat > south && lat < north && lon > west && lon < east);
  const place = () => {
    const { lat, lon } = stops[Math.floor(random() * stops.length)]!;
    const near = (degrees: number) => degrees + (random() * 2 - 1) * NEAR_DEGREES;
    return { id: '', name: '', lat: near(lat), lon: near(lon), stops: [] };
  };
  const time = serviceDayStart(feed.timeZone, DAY) + NOON;
  return Array.from({ length: pairs }, (): SearchRequest => {
    const [from, to] = [place(), place()];
    return {
      ...{ from, to, via: null, viaStaySeconds: 0, time, now: time, language: null },
      ...{ direction: 'departAfter', options: optionsOf({}) },
    };
  });
}
