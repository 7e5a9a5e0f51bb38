import { simpleFeed } from '../timetable/testing/feeds.ts';
import { FIGURE_DAYS, type Figures, figuresOf, objectionsTo } from './plausibility.ts';

const MONDAY = 20_000;

const figures = (more: Partial<Figures> = {}): Figures => ({
  stops: 1_000,
  from: MONDAY,
  trips: Array(FIGURE_DAYS).fill(100),
  lastDay: MONDAY + 90,
  ...more,
});
/** Trips of each day, which change after some days. */
const trips = (first: number, days: number, later: number) =>
  Array.from({ length: FIGURE_DAYS }, (_, day) => (day < days ? first : later));

it.each<[string, Partial<Figures>, Partial<Figures> | null, string[]]>([
  ['the first', {}, null, []],
  ['the same', {}, {}, []],
  ['a fifth fewer stops', { stops: 800 }, {}, []],
  ['fewer stops', { stops: 799 }, {}, ['The timetable has 799 stops, and the one before has 1000.']],
  ['nearly ten times as many stops', { stops: 9_999 }, {}, []],
  ['ten times as many', { stops: 10_000 }, {}, ['The timetable has 10000 stops, and the one before has 1000.']],
  ['30 % fewer trips', { trips: trips(70, 7, 0) }, {}, []],
  [
    'fewer trips in the next seven days',
    { trips: [...trips(70, 6, 0).slice(0, 6), 69, ...trips(100, 60, 0)] },
    {},
    ['The timetable has 489 trips in the next seven days, and the one before has 700.'],
  ],
  [
    'ten times as many trips',
    { trips: trips(1_000, 60, 0) },
    {},
    ['The timetable has 7000 trips in the next seven days, and the one before has 700.'],
  ],
  [
    'another week, which had as few trips in the one before',
    { from: MONDAY + 7, trips: trips(50, 7, 100) },
    { trips: [...trips(100, 7, 0).slice(0, 7), ...trips(50, 60, 0)] },
    [],
  ],
  [
    'another week, in which the one before had no fewer',
    { from: MONDAY + 7, trips: trips(50, 60, 0) },
    { trips: trips(50, 7, 100) },
    ['The timetable has 350 trips in the next seven days, and the one before has 700.'],
  ],
  ['days that were not known before', { from: MONDAY + 100, lastDay: MONDAY + 200, trips: trips(1, 60, 0) }, {}, []],
  [
    'days of which some were not known before, on which alone it has fewer trips',
    { from: MONDAY + 55, trips: trips(60, 5, 100) },
    {},
    ['The timetable has 300 trips in the next seven days, and the one before has 500.'],
  ],
  ['the last day in three', { lastDay: MONDAY + 2 }, null, []],
  [
    'the last day tomorrow',
    { lastDay: MONDAY + 1 },
    null,
    ['The timetable is over on 2024-10-05, in less than 3 days.'],
  ],
  ['none and none', { stops: 0, trips: trips(0, 1, 0) }, { stops: 0, trips: trips(0, 1, 0) }, []],
])('%s', (_, next, before, objections) => {
  expect(objectionsTo(figures(next), before && figures(before))).toEqual(objections);
});

it('counts the trips of each day, and takes the feed that is over first', async () => {
  const feed = await simpleFeed('A 48 2\nB 48.1 2', 'one: A 08:00, B 08:20\ntwo: A 08:10, B 08:30');
  const { stops, from, trips: ofDays, lastDay } = figuresOf(feed, feed.firstDay - 1);
  expect([stops, from, lastDay]).toEqual([2, feed.firstDay - 1, feed.lastDay]);
  expect(ofDays.slice(0, 2)).toEqual([0, 2]);
  expect(ofDays).toHaveLength(FIGURE_DAYS);
  const [part] = feed.parts;
  expect(figuresOf({ ...feed, parts: [part!, { ...part!, lastDay: 5 }] }, 0).lastDay).toBe(5);
});
