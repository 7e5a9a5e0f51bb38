/** Changes by rules for given rides (docs/journeys.md, rule 7). */

import type { JourneyEngine } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { addedTrip, instanceUpdate, updatesOf } from '../timetable/testing/updates.ts';
import { search } from './testing/journeys.ts';

const DAY = '2026-06-03';
/** `in` starts at I and `other` at O, both end at B at 8:10; from B, `soon` leaves for C at 8:12 and `late` at 8:30. F is far away. */
const STOPS = 'I 48.0 7.0\nO 48.0 7.1\nB 48.1 7.0\nC 48.2 7.0\nF 48.15 7.2';
const TRIPS = 'in: I 8:00, B 8:10\nother: O 8:00, B 8:10\nsoon: B 8:12, C 8:40\nlate: B 8:30, C 9:00';
const ROUTES = {
  'routes.txt': 'route_id,agency_id,route_short_name,route_type\nin,a,1,3\nother,a,2,3\nsoon,a,3,3\nlate,a,4,3',
  'trips.txt': 'route_id,service_id,trip_id\nin,daily,in\nother,daily,other\nsoon,daily,soon\nlate,daily,late',
};
const COLUMNS =
  'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id,to_route_id,from_trip_id,to_trip_id';

const feedWith = (rows: readonly string[], trips = TRIPS) =>
  simpleFeed(STOPS, trips, { ...ROUTES, 'transfers.txt': [COLUMNS, ...rows].join('\n') });

/** The trip reached after the one from `origin`, or none. A backward search must agree on whether that is `soon`. */
function reached(engine: JourneyEngine, origin: 'I' | 'O'): string {
  const [forward] = search(engine, origin, 'C', `${DAY}T08:00`, { windowSeconds: 0 });
  const backward = search(engine, origin, 'C', `${DAY}T08:40`, { windowSeconds: 600, direction: 'arriveBy' });
  const isNow = forward?.startsWith('8:00') ? forward : undefined;
  const trip = isNow?.includes('soon') ? 'soon' : isNow ? 'late' : 'none';
  const here = backward.length > 0;
  return here === (trip === 'soon') ? trip : `${trip} forward, ${here ? 'soon' : 'not soon'} backward`;
}

const reachedFromBoth = (engine: JourneyEngine) => `${reached(engine, 'I')} ${reached(engine, 'O')}`;

it.each<[string, readonly string[], string]>([
  ['nothing is said', [], 'soon soon'],
  ['a line needs longer', ['B,B,2,300,in,,,'], 'late soon'],
  ['a trip needs longer', ['B,B,2,300,,,in,'], 'late soon'],
  ['it takes longer to a line', ['B,B,2,300,,soon,,'], 'late late'],
  ['it takes longer to a trip', ['B,B,2,300,,,,soon'], 'late late'],
  ['a change between two lines is not possible', ['B,B,3,,in,soon,,'], 'late soon'],
  ['a change between two trips is not possible', ['B,B,3,,,,in,soon'], 'late soon'],
  ['a line cannot be changed from', ['B,B,3,,in,,,'], 'none soon'],
  ['two trips wait for each other where all others need longer', ['B,B,2,600,,,,', 'B,B,1,,,,in,soon'], 'soon late'],
  ['a line is as all others would be without a rule', ['B,B,3,,,,,', 'B,B,0,,in,,,'], 'soon none'],
  ['a trip counts more than a line', ['B,B,3,,,,in,', 'B,B,2,0,in,,,'], 'none soon'],
  ['a trip counts more than two lines', ['B,B,2,0,,,in,', 'B,B,3,,in,soon,,'], 'soon soon'],
  ['two trips count more than one', ['B,B,2,300,,,in,soon', 'B,B,2,0,in,,in,'], 'late soon'],
  ['two lines count more than one', ['B,B,3,,in,soon,,', 'B,B,2,0,in,,,'], 'late soon'],
  ['a line named with its trip counts more', ['B,B,3,,in,,in,', 'B,B,2,0,,,in,'], 'none soon'],
  ['of equals the last counts: possible', ['B,B,3,,in,,,', 'B,B,2,0,,soon,,'], 'soon soon'],
  ['of equals the last counts: not possible', ['B,B,2,0,,soon,,', 'B,B,3,,in,,,'], 'none soon'],
  ['a negative time is none', ['B,B,2,-300,in,,,'], 'soon soon'],
])('%s', async (_, rows, expected) => {
  expect(reachedFromBoth(createEngine(await feedWith(rows)))).toBe(expected);
});

it('walks to a stop far away only between the rides that a rule names', async () => {
  const trips = TRIPS.replace('late: B 8:30', 'late: F 8:30');
  const engine = createEngine(await feedWith(['B,F,2,900,in,,,', 'B,B,3,,,,,'], trips));
  expect(search(engine, 'I', 'C', `${DAY}T08:00`)).toEqual(['8:00 in I-B walk 900 late F-C 9:00']);
  expect(search(engine, 'O', 'C', `${DAY}T08:00`)).toEqual([]);
});

it('gives the seconds of the rule also where the timetable leaves time enough', async () => {
  const trips = TRIPS.replace('late: B 8:30', 'late: F 8:30');
  const engine = createEngine(await feedWith(['B,F,2,60,,,,', 'B,F,2,900,,,in,late', 'B,B,3,,,,,'], trips));
  expect(search(engine, 'I', 'C', `${DAY}T08:00`)).toEqual(['8:00 in I-B walk 900 late F-C 9:00']);
  expect(search(engine, 'O', 'C', `${DAY}T08:00`)).toEqual(['8:00 other O-B walk 60 late F-C 9:00']);
});

describe('with more time to change', () => {
  const withMargin = (engine: JourneyEngine, changeMarginSeconds: number): JourneyEngine => ({
    ...engine,
    search: (query) => engine.search({ ...query, changeMarginSeconds }),
  });

  it.each<[string, readonly string[], number, string]>([
    ['a minute beside the one of every change', [], 60, 'soon soon'],
    ['a second more than there is', [], 61, 'late late'],
    ['vehicles that wait for each other', ['B,B,1,,,,,'], 120, 'soon soon'],
    ['vehicles that wait for each other, which do not wait for that long', ['B,B,1,,,,,'], 121, 'late late'],
    ['the seconds of a rule', ['B,B,2,600,,,,'], 600, 'late late'],
    ['a rule for two trips that changes nothing without it', ['B,B,2,120,,,in,soon'], 60, 'late soon'],
    ['a rule for two trips that changes nothing with it either', ['B,B,2,120,,,in,soon'], 0, 'soon soon'],
    ['a rule for two trips that has them wait', ['B,B,1,,,,in,soon'], 120, 'soon late'],
  ])('adds to %s', async (_, rows, margin, expected) => {
    expect(reachedFromBoth(withMargin(createEngine(await feedWith(rows)), margin))).toBe(expected);
  });

  it('asks for 15 minutes at most', async () => {
    const engine = createEngine(await feedWith([]));
    expect(reachedFromBoth(withMargin(engine, 10_000))).toBe('late late');
  });

  it('adds nothing where one stays seated, and nothing to the walks to the first stop and from the last', async () => {
    const trips = 'in: I 8:00, B 8:10\non: B 8:10, C 8:40';
    const files = { 'trips.txt': 'route_id,service_id,trip_id,block_id\nr,daily,in,b\nr,daily,on,b' };
    const engine = withMargin(createEngine(await simpleFeed(STOPS, trips, files)), 600);
    expect(search(engine, 'I 120', 'C 60', `${DAY}T07:50`)).toEqual([
      '7:58 walk 120 in I-B seated on B-C walk 60 8:41',
    ]);
  });

  it('counts for two trips that only meet with it when one is late', async () => {
    const feed = await feedWith(['B,B,2,120,,,in,soon']);
    const engine = createEngine(withUpdates(feed, updatesOf(instanceUpdate(feed, 'soon', DAY, { late: 240 }))));
    const reachesSoon = (origin: 'I' | 'O', margin: number) =>
      search(withMargin(engine, margin), origin, 'C', `${DAY}T08:00`, { windowSeconds: 0 })[0]!.includes('soon');
    const reaches = (margin: number) => [reachesSoon('I', margin), reachesSoon('O', margin)];
    expect([240, 241, 300, 301].map(reaches)).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });
});

describe('in real time', () => {
  it('breaks a change between two trips that had time enough until one was late', async () => {
    const feed = await feedWith(['B,B,2,120,,,in,soon']);
    expect(reachedFromBoth(createEngine(feed))).toBe('soon soon');
    const late = (id: string, seconds: number) =>
      withUpdates(feed, updatesOf(instanceUpdate(feed, id, DAY, { late: seconds })));
    expect(reachedFromBoth(createEngine(late('in', 30)))).toBe('late soon');
    expect(reachedFromBoth(createEngine(late('other', 30)))).toBe('soon soon');
    expect(reachedFromBoth(createEngine(late('soon', -30)))).toBe('late soon');
  });

  it('lets an added trip follow the rules for its line', async () => {
    const feed = await feedWith(['B,B,3,,,in,,', 'B,B,2,0,,,,in', 'B,B,2,0,soon,,,']);
    const extra = { ...addedTrip(feed, 'extra', DAY, 'B 8:15, C 8:20'), route: feed.routeById.get('in')! };
    expect(reachedFromBoth(createEngine(withUpdates(feed, updatesOf(extra))))).toBe('soon soon');
    const another = { ...extra, route: feed.routeById.get('other')! };
    const engine = createEngine(withUpdates(feed, updatesOf(another)));
    expect(search(engine, 'I', 'C', `${DAY}T08:00`)).toContain('8:00 in I-B extra B-C 8:20');
  });
});
