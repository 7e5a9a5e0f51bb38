/** Routes that form one line, and the effect wherever a line is shown. */

import { stopBoard } from '@halte/engine/boards/board';
import { findLine } from '@halte/engine/boards/lookUp';
import { dayFromIso, epochAt } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { lineIdOf, otherIdsOf } from '@halte/engine/timetable/routesOfLines';
import { linesOfArea } from '@halte/engine/timetable/stopIndex';
import { lineDetail } from '../network/lineDetail.ts';
import { linesOf } from '../network/lines.ts';
import { alertIndex } from '../realtime/alerts.ts';
import { basics, feedOf, stopsTxt } from './testing/feeds.ts';

/** `route: stops of its trips`, with hourly trips from 8:00. */
function feedWith(routes: string, ways: Readonly<Record<string, readonly string[]>>): Promise<Feed> {
  const trips = ['route_id,service_id,trip_id'];
  const times = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence'];
  for (const [route, own] of Object.entries(ways))
    own.forEach((way, index) => {
      const trip = `${route}-${index}`;
      trips.push(`${route},daily,${trip}`);
      [...way].forEach((stop, at) => {
        const clock = `${8 + index}:${String(at).padStart(2, '0')}:00`;
        times.push([trip, clock, clock, stop, at].join());
      });
    });
  return feedOf({
    ...basics(),
    'stops.txt': stopsTxt('A 48.0 7\nB 48.1 7\nC 48.2 7\nD 48.3 7\nE 48.4 7\nF 48.5 7'),
    'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type\n${routes}`,
    'trips.txt': trips.join('\n'),
    'stop_times.txt': times.join('\n'),
  });
}

const lines = (feed: Feed) => linesOf(feed).map(({ id, otherIds = [] }) => [id, ...otherIds].join('+'));

it.each<[string, string, Record<string, string[]>, string[]]>([
  ['routes that stop at the same stops', 'a,a,22,,3\nb,a,22,,3', { a: ['ABC', 'CBA'], b: ['ABC'] }, ['a+b']],
  [
    'a branch, called by the route with the most trips',
    'a,a,75,,3\nb,a,75,,3',
    { a: ['ABC'], b: ['ABD', 'ABD'] },
    ['b+a'],
  ],
  ['a third between two', 'a,a,1,,3\nb,a,1,,3\nc,a,1,,3', { a: ['AB'], b: ['ABCD'], c: ['CD'] }, ['a+b+c']],
  ['no routes of two towns', 'a,a,1,,3\nb,a,1,,3', { a: ['ABC'], b: ['DEF'] }, ['a', 'b']],
  ['no routes that meet at one stop', 'a,a,1,,3\nb,a,1,,3', { a: ['ABC'], b: ['CDE'] }, ['a', 'b']],
  ['no routes of two modes', 'a,a,1,,0\nb,a,1,,3', { a: ['ABC'], b: ['ABC'] }, ['a', 'b']],
  ['no routes of two names', 'a,a,1,,3\nb,a,2,,3', { a: ['ABC'], b: ['ABC'] }, ['a', 'b']],
  ['no routes without a number', 'a,a,,One,3\nb,a,,One,3', { a: ['ABC'], b: ['ABC'] }, ['a', 'b']],
])('one line are %s', async (_, routes, ways, expected) => {
  expect(lines(await feedWith(routes, ways))).toEqual(expected);
});

describe('a line of two routes', () => {
  let feed: Feed;
  beforeAll(async () => {
    feed = await feedWith('old,a,22,Alouettes,3\nnew,a,22,Alouettes,3', {
      old: ['ABC', 'CBA', 'ABC'],
      new: ['ABC', 'ABCD'],
    });
  });

  it('is found by the ids of both', () => {
    expect([findLine(feed, 'new'), findLine(feed, 'old')].map((line) => lineIdOf(feed, line))).toEqual(['old', 'old']);
    expect(otherIdsOf(feed, findLine(feed, 'new'))).toEqual({ otherIds: ['new'] });
  });

  it('is one sign at a stop, and one board with the departures of both', () => {
    const { area } = feed.stops[feed.stopById.get('B')!]!;
    expect(linesOfArea(feed, area)).toHaveLength(1);
    const board = stopBoard(feed, feed.areas[area]!.stops, epochAt(feed.timeZone, '2026-06-03T07:00'), 'direction', 9);
    const groups = board.lines.map(({ line, groups: own }) => [
      line.id,
      ...own.map(({ departures }) => departures.length),
    ]);
    expect(groups).toEqual([['old', 4, 1]]);
  });

  it('has the stops of both on its page', () => {
    const { directions, otherIds } = lineDetail(feed, findLine(feed, 'new'), dayFromIso('2026-06-03'));
    expect(otherIds).toEqual(['new']);
    expect(directions.map(({ stops }) => stops.map(({ name }) => name).join(''))).toEqual(['ABCD', 'CBA']);
  });

  it('has the alerts of both', () => {
    const about = { id: 'x', effect: 'detour', severity: 'info', texts: new Map(), periods: [] } as const;
    const alerts = alertIndex([{ ...about, scopes: [{ route: 'new' }] }], feed);
    expect(alerts.about({ route: 'old' }, 0, 1)).toHaveLength(1);
  });
});
