/**
 * What is asked of OpenTripPlanner and what is made of its answers, on files that `npm run record:engines` has written with a real one. They need neither
 * Java nor a network: each question is compared with the recorded one, field by field.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toIso } from '@halte/engine/common/zone';
import { NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import { ridesOf } from '@halte/engine/journeys/plan';
import { EngineError, type Rides } from '@halte/engine/journeys/rideFinder';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { testCityFeed } from '../../testing/demoCity.ts';
import type { Send } from '../engineCalls.ts';
import { createOtpFinder, otpSend } from './otpFinder.ts';
import { recordedCases } from './testing/recordedCases.ts';

const FOLDER = join(__dirname, 'recorded');
const RECORDS = process.env['HALTE_RECORD_OTP_URL'];

interface Call {
  readonly question: unknown;
  readonly answer: unknown;
}

interface Recorded {
  readonly calls: readonly Call[];
  /** Reason, or the rides of each journey. */
  readonly found: string | readonly string[];
}

let feed: Feed;
beforeAll(async () => {
  feed = await testCityFeed();
});

const fileOf = (name: string) => join(FOLDER, `${name}.json`);

/** One journey of an answer to a line, so that differences can be read. */
const written = (recorded: Recorded) =>
  `${JSON.stringify(recorded).replaceAll(/,?\{"node"|,?\{"question"|,"answer"|,"found"/g, '\n$&')}\n`;

function outlineOf({ plans, reason }: Rides): Recorded['found'] {
  const clock = (time: number) => toIso(feed.timeZone, time).slice(11, 19);
  const ride = (one: ReturnType<typeof ridesOf>[number]) =>
    [
      feed.routes[feed.trips.route[one.trip]!]!.shortName,
      `${clock(one.departure)} ${feed.stops[one.from]!.id}`,
      `${clock(one.arrival)} ${feed.stops[one.to]!.id}`,
    ].join(' ');
  return (
    reason ?? plans.map((plan) => [clock(plan.departure), ...ridesOf(plan).map(ride), clock(plan.arrival)].join(', '))
  );
}

async function foundBy(name: string, send: Send): Promise<Recorded> {
  const calls: Call[] = [];
  const finder = createOtpFinder({
    ...{ address: '', feeds: new Map(), timeoutMs: 60_000, most: 1 },
    async send(body, call) {
      const answer = await send(body, call);
      calls.push({ question: JSON.parse(body), answer });
      return answer;
    },
  });
  const { request } = recordedCases(feed).find((one) => one.name === name)!;
  return { found: outlineOf(await finder.find(feed, request, NO_LIMITS)), calls };
}

const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''));

if (RECORDS)
  it('records', async () => {
    for (const { name } of recordedCases(feed))
      writeFileSync(fileOf(name), written(await foundBy(name, otpSend(RECORDS))));
  }, 600_000);
else {
  it('has a file for each search', () => {
    expect(names.toSorted()).toEqual(
      recordedCases(feed)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it.each(names)('%s', async (name) => {
    const recorded: Recorded = JSON.parse(readFileSync(fileOf(name), 'utf8'));
    const answers = recorded.calls.map(({ answer }) => answer);
    const { calls, found } = await foundBy(name, async () => {
      if (answers.length === 0) throw new EngineError('unavailable', 'asked more often than it was recorded');
      return answers.shift();
    });
    expect(calls.map(({ question }) => question)).toEqual(recorded.calls.map(({ question }) => question));
    expect(found).toEqual(recorded.found);
  });
}
