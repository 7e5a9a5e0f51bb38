/** Compares the engine with the judge, which shares no code with it: whole answers, and whether each journey is feasible. */
import { dailySample } from '@halte/judge/sample';
import { exactFeeds } from '../timetable/testing/exactFeeds.ts';
import { randomUpdates } from '../timetable/testing/randomUpdates.ts';
import { type Comparison, comparisonOf } from './testing/judged.ts';

const MINUTES = 60_000;

const all = exactFeeds();
/** Reading a feed twice takes longer than its questions, so `npm test` takes two of the large ones. */
const feeds = [
  ...all.filter(({ isRandom }) => isRandom),
  ...dailySample(
    all.filter(({ isRandom }) => !isRandom),
    2,
  ),
];

/** Feeds as small as these have tables by day if nothing else is asked for; large ones, as a country's, have those of all days. */
const cases = feeds.flatMap((exact) => (['byDay', 'ofAllDays'] as const).map((tables) => ({ ...exact, tables })));

describe.each(cases)('$name, tables $tables', (exact) => {
  let comparison: Comparison;
  beforeAll(async () => {
    comparison = await comparisonOf(exact, exact.tables);
  }, 5 * MINUTES);

  /** `npm test` takes a sample of all questions, which changes daily. */
  const questions = (count: number, daily: number) =>
    dailySample(
      Array.from({ length: count }, (_, number) => number),
      daily,
    ).map((number) => comparison.question(number));

  it(
    `answers as the judge does (of ${exact.questions} questions)`,
    () => expect(comparison.mistakes(questions(exact.questions, exact.daily))).toEqual([]),
    60 * MINUTES,
  );

  if (exact.isRandom)
    it(
      'answers as the judge does in real time',
      () => {
        const day = exact.day ?? 0;
        const updates = randomUpdates(comparison.feed, day, day - 1, day + 1);
        expect(comparison.mistakes(questions(exact.questions / 4, exact.daily / 2), updates)).toEqual([]);
      },
      60 * MINUTES,
    );
});
