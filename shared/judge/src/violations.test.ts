/** Verdicts of the judge on reported journeys. */
import { dayOf } from './clock.ts';
import { momentOf, periodAround, questionOf, smallFeed } from './testing/smallFeed.ts';
import type { ReportedJourney, ReportedRide } from './validity.ts';

const judge = smallFeed(
  'A 0, B 5000, C 10000, D 15000',
  `t: A 8:00, B 8:10, C 8:20
   u: C 8:21, D 8:30
   v: C 8:20, D 8:31?
   w/r2: A 8:02!, D 8:40`,
  { 'transfers.txt': 'from_stop_id,to_stop_id,from_trip_id,to_trip_id,transfer_type\nC,C,t,v,4' },
);
const at = (clock: string) => momentOf(judge, '2026-06-03', clock);

function ride(
  trip: string,
  [from, to]: [number, number],
  stops: string,
  clocks: string,
  isContinued = false,
): ReportedRide {
  const [departure = '', arrival = ''] = clocks.split('-');
  return {
    trip,
    day: dayOf('2026-06-03'),
    offset: 0,
    from,
    to,
    fromStop: stops[0]!,
    toStop: stops[1]!,
    departure: at(departure),
    arrival: at(arrival),
    isContinued,
  };
}

const T = ride('t', [0, 2], 'AC', '8:00-8:20');
const U = ride('u', [0, 1], 'CD', '8:21-8:30');

/** The violations in these rides as an answer to A – D; `changes` override the reported journey. */
function violations(
  legs: ReportedRide[],
  changes: Partial<ReportedJourney> = {},
  options: Parameters<typeof questionOf>[4] = {},
) {
  const question = questionOf(judge, 'A 60', 'D 30', '7:30', options);
  const ends = { departure: at('7:59'), arrival: legs.at(-1)!.arrival + 30 };
  return periodAround(judge, question.time, options.updates).violations(question, {
    ...ends,
    rides: legs.length,
    legs,
    ...changes,
  });
}

it('has nothing against a journey that the feed has', () => {
  expect(violations([T, U])).toEqual([]);
  expect(violations([T, U], {}, { via: 'B' })).toEqual([]);
});

it.each<[string, ReportedRide[], Partial<ReportedJourney>, string[]]>([
  ['a trip of another day', [T, { ...U, day: U.day + 400 }], {}, ['u does not run on day 21007 with offset 0']],
  ['a run that the trip does not have', [{ ...T, offset: 60 }, U], {}, ['t does not run on day 20607 with offset 60']],
  ['another stop', [{ ...T, toStop: 'B' }, U], {}, ['other stops: t A-B', '60 seconds instead of null: t B to u C']],
  ['another time', [{ ...T, departure: T.departure - 60 }, U], {}, ['other times: t A-C', 'leaves at another time']],
  ['no ride at all', [{ ...T, to: 0 }, U], {}, ['t does not call twice']],
  [
    'a change that is too short',
    [T, ride('v', [0, 1], 'CD', '8:20-8:31')],
    {},
    ['no alighting there: v C-D', '0 seconds instead of 60: t C to v C'],
  ],
  [
    'staying seated where the vehicle ends',
    [T, { ...U, isContinued: true }],
    { rides: 1 },
    ['not the same vehicle: t C to u C'],
  ],
  [
    'boarding where that is not allowed',
    [ride('w', [0, 1], 'AD', '8:02-8:40')],
    { departure: at('8:01') },
    ['no boarding there: w A-D'],
  ],
  [
    'a walk that is left out',
    [T, U],
    { departure: at('8:00'), arrival: at('8:30') },
    ['leaves at another time', 'arrives at another time'],
  ],
  ['rides that are miscounted', [T, U], { rides: 1 }, ['2 rides instead of 1']],
])('finds %s', (_, legs, changes, expected) => {
  expect(violations(legs, changes)).toEqual(expected);
});

it('finds rides that the question excludes', () => {
  expect(violations([T, U], {}, { excludedRoutes: new Set(['r']) })).toEqual([
    'an excluded trip: t A-C',
    'an excluded trip: u C-D',
  ]);
});

it('finds a via that is not called at, and a stay that is too short', () => {
  const direct = [T, U];
  expect(violations(direct, {}, { via: 'X' })).toEqual(['not by the via']);
  expect(violations(direct, {}, { via: 'C', staySeconds: 60 })).toEqual([]);
  expect(violations(direct, {}, { via: 'C', staySeconds: 61 })).toEqual(['no stay at the via']);
});
