/** Compares whole answers with the judge: rides are shown if there are any, and no walk beyond the traveller's limit. */

import type { Answer } from '@halte/engine/journeys/answer';
import { optionsOf } from '@halte/engine/journeys/options';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { serviceStart } from '@halte/judge/clock';
import type { Period } from '@halte/judge/judge';
import { dailyNumber, dailySample, rounds } from '@halte/judge/sample';
import { type Comparison, comparisonOf } from '../engine/testing/judged.ts';
import { exactFeeds } from '../timetable/testing/exactFeeds.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { answerRequest } from './testing/searchJourneys.ts';

const MINUTES = 60_000;
const DAY = 86_400;
/** Rule 17: walks of up to half an hour compete with rides, and up to a quarter of an hour is short. */
const [RIVAL, SHORT, SAVED] = [1_800, 900, 180];

const all = exactFeeds();
const feeds = [
  ...dailySample(
    all.filter(({ isRandom }) => isRandom),
    4,
    ({ name }) => `shown ${name}`,
  ),
  ...dailySample(
    all.filter(({ isRandom }) => !isRandom),
    2,
    ({ name }) => `shown ${name}`,
  ),
];

describe.each(feeds)('$name', (exact) => {
  let comparison: Comparison;
  let period: Period;
  let start: number;
  beforeAll(async () => {
    comparison = await comparisonOf(exact);
    const { days } = comparison.judge.feed.services;
    const day = exact.day ?? days.first + (dailyNumber(exact.name) % Math.max(1, days.last - days.first - 1));
    start = serviceStart(comparison.judge.feed.zone, day);
    period = comparison.judge.period(start - DAY, start + 4 * DAY);
  }, 5 * MINUTES);

  it(
    'shows rides where there are some, and no walk beyond what the traveller walks',
    async () => {
      const count = rounds({ all: 500, few: exact.isRandom ? 60 : 30 });
      const first = dailyNumber('questions of shown answers') % 100_000;
      const numbers = Array.from({ length: count }, (_, i) => first + i);
      const mistakes: string[] = [];
      for (const number of numbers) mistakes.push(...(await mistakesIn(comparison, period, start, number)));
      expect(mistakes).toEqual([]);
    },
    60 * MINUTES,
  );
});

async function mistakesIn(comparison: Comparison, period: Period, start: number, number: number): Promise<string[]> {
  const { feed, judge } = comparison;
  const random = randomNumbers(number);
  const used = feed.stops.filter(({ id }) => judge.feed.stops.has(id));
  const place = () => {
    const { lat, lon } = used[between(random, 0, used.length - 1)]!;
    const at = { lat: lat + (random() - 0.5) / 300, lon: lon + (random() - 0.5) / 300 };
    return { id: '', name: '', stops: [], ...at };
  };
  const [from, to] = [place(), place()];
  const wheelchair = random() < 0.25;
  const maxWalk = random() < 0.4 ? between(random, 2, 8) * 100 : undefined;
  const direction = random() < 0.3 ? 'arriveBy' : 'departAfter';
  const isNight = random() < 0.6;
  const time = start + (isNight ? between(random, 20 * 3_600, 29 * 3_600) : between(random, 6 * 3_600, 20 * 3_600));
  const avoidStairs = number % 4 === 0;
  const stepFree = wheelchair || avoidStairs;
  const changeTime = number % 3 === 0 ? 'plus10' : 'asPlanned';
  const options = optionsOf({
    wheelchair: wheelchair ? 'on' : 'off',
    avoidStairs: avoidStairs ? 'on' : 'off',
    changeTime,
    ...(maxWalk === undefined ? {} : { maxWalk }),
  });
  const ends = { from, to, via: null, viaStaySeconds: 0, options, now: 0, language: null };
  const live = { feed, engine: createEngine(feed) };
  const answerAt = (more: Pick<SearchRequest, 'time' | 'direction'>) => answerRequest(live, { ...ends, ...more });
  const answer = await answerAt({ time, direction });
  const mistakes: string[] = [];
  const walk = answer.groups.find(({ key }) => key === 'walking')?.journeys[0];
  const rides = ridesIn(answer);
  if (wheelchair && answer.groups.some(({ key }) => key === 'walking' || key === 'bike'))
    mistakes.push('a walk or a bike in a wheelchair');
  if (walk && walk.walkingMetres > (maxWalk ?? 5_000)) mistakes.push(`a walk of ${walk.walkingMetres} m`);
  const metres = maxWalk ?? 1_000;
  const access = judge.walks(from, metres, { way: 'toStops', stepFree });
  const egress = judge.walks(to, metres, { way: 'fromStops', stepFree });
  if (rides.length === 0 && answer.reason !== 'same-place' && access.length > 0 && egress.length > 0) {
    const question = { access, egress, time, windowSeconds: null, maxRides: 5, wheelchair, via: null };
    const judged = period.answers({
      avoidStairs,
      marginSeconds: options.changeMarginSeconds,
      ...question,
      excludedRoutes: new Set<string>(),
      direction: direction === 'departAfter' ? 'leaveAt' : 'arriveBy',
    });
    const rival = walk && walk.durationSeconds <= RIVAL ? walk.durationSeconds : null;
    const isWorth = ({ departure, arrival }: (typeof judged)[number]) =>
      rival === null || (rival <= SHORT ? rival - (arrival - departure) >= SAVED : arrival - departure < rival);
    const [better] = judged.filter(isWorth);
    if (better) mistakes.push(`no rides, but ${better.departure - time}>${better.arrival - time}`);
  }
  const next = answer.nextDepartureDateTime;
  if (next !== null) {
    const given = Date.parse(next) / 1_000;
    const first = Math.min(...ridesIn(await answerAt({ time: given, direction: 'departAfter' })));
    if (first !== given) mistakes.push(`given ${next}, but at that time the first is ${first - given} s later`);
  }
  return mistakes.map((line) => `question ${number} ${direction} ${new Date(time * 1_000).toISOString()}: ${line}`);
}

/** When the journeys by public transport leave. */
function ridesIn({ groups }: Answer): number[] {
  return groups
    .filter(({ key }) => key !== 'walking' && key !== 'bike')
    .flatMap(({ journeys }) => journeys.map(({ departureDateTime }) => Date.parse(departureDateTime) / 1_000));
}
