import { directionOf } from '@halte/engine/boards/patterns';
import { dayFromIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { smallTownFeed } from '../testing/smallTown.ts';
import { basics, feedOf, simpleFeed, stopsTxt, tripsAndTimes } from '../timetable/testing/feeds.ts';
import { lineDetail } from './lineDetail.ts';

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7\nD 48.3 7\nX 48.2 7.1';

function detail(feed: Feed, line = 'r', today = '2026-06-03') {
  return lineDetail(feed, feed.routeById.get(line)!, dayFromIso(today));
}

describe('lineDetail', () => {
  it('tells the two directions of a line whose feed tells none', async () => {
    const town = await smallTownFeed();
    const { directions, bounds } = detail(town, 'A', '2026-11-23');
    expect(directions.map(({ direction, headsigns, today }) => ({ direction, headsigns, today }))).toEqual([
      {
        direction: 0,
        headsigns: ['Université'],
        today: { first: '2026-11-23T06:00:00+01:00', last: '2026-11-23T21:50:00+01:00' },
      },
      {
        direction: 1,
        headsigns: ['Gare'],
        today: { first: '2026-11-23T06:00:00+01:00', last: '2026-11-23T21:50:00+01:00' },
      },
    ]);
    expect(directions[1]!.stops.map(({ name }) => name)).toEqual(['Université', 'Centre', 'Gare']);
    expect(bounds).toEqual({ south: 48, west: -1.7, north: 48.03, east: -1.68 });
    expect(directionOf(town, town.trips.ids.find('A-back-360')!)).toBe(1);
  });

  it('tells what one can change to', async () => {
    const [out] = detail(await smallTownFeed(), 'A', '2026-11-23').directions;
    expect(out!.stops.map(({ changes }) => changes.map(({ id }) => id))).toEqual([['C'], ['B'], []]);
    expect(out!.stops[0]).toMatchObject({ stopAreaId: 'Gare', stopPointIds: ['Gare:1'], wheelchair: 'yes', share: 1 });
  });

  it('shows branches and short workings, and where not every trip stops', async () => {
    const feed = await simpleFeed(
      STOPS,
      'a: A 8:00, B 8:10, C 8:20, D 8:30\nb: A 9:00, B 9:10, C 9:20, D 9:30\nshort: A 10:00, B 10:10\nx: A 11:00, B 11:10, X 11:20',
    );
    const [out] = detail(feed).directions;
    expect(out!.stops.map(({ name, everyTrip, share }) => `${name} ${everyTrip} ${share}`)).toEqual([
      'A true 1',
      'B true 1',
      'C false 0.5',
      'D false 0.5',
      'X false 0.25',
    ]);
    expect(out!.variants).toEqual([
      { headsign: 'D', from: 'A', to: 'D', runs: 2, stops: [0, 1, 2, 3] },
      { headsign: 'B', from: 'A', to: 'B', runs: 1, stops: [0, 1] },
      { headsign: 'X', from: 'A', to: 'X', runs: 1, stops: [0, 1, 4] },
    ]);
    // The short working lies on the first way: there is nothing to draw for it.
    expect(out!.geometry.map((way) => way.at(-1))).toEqual([
      [48.3, 7],
      [48.2, 7.1],
    ]);
  });

  it('follows the streets, to a few metres', async () => {
    const points = Array.from({ length: 1_000 }, (_, i) => `s,${48 + i / 10_000},${7 + (i === 500 ? 0.01 : 0)},${i}`);
    const feed = await feedOf({
      ...basics(),
      'stops.txt': stopsTxt(STOPS),
      ...tripsAndTimes('t: A 8:00, B 8:10'),
      'trips.txt': 'route_id,service_id,trip_id,shape_id\nr,daily,t,s',
      'shapes.txt': ['shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', ...points].join('\n'),
    });
    const [way] = detail(feed).directions[0]!.geometry;
    expect(way).toContainEqual([48.05, 7.01]);
    expect(way!.length).toBeLessThan(10);
    expect([way![0], way!.at(-1)]).toEqual([
      [48, 7],
      [48.0999, 7],
    ]);
  });

  it('tells on which days it runs', async () => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', {
      'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
        daily,1,0,0,0,0,1,0,20260101,20260620`,
    });
    const { serviceDays, directions } = detail(feed);
    expect(serviceDays).toEqual({
      dates: ['2026-06-06', '2026-06-08', '2026-06-13', '2026-06-15', '2026-06-20'],
      weekdays: [1, 6],
      from: '2026-01-03',
      to: '2026-06-20',
    });
    expect(directions[0]!.today).toBeNull();
  });

  it('is built for another day without the timetable being read again', async () => {
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10');
    const [one, other] = [detail(feed), detail(feed, 'r', '2026-06-04')];
    expect(other.directions[0]!.stops).toBe(one.directions[0]!.stops);
    expect(other.directions[0]!.today!.first).toBe('2026-06-04T08:00:00+02:00');
  });

  it('takes a line that has no trips', async () => {
    const routes = 'route_id,agency_id,route_short_name,route_long_name,route_type\nr,a,1,One,3\nnone,a,2,Two,715';
    const feed = await simpleFeed(STOPS, 't: A 8:00, B 8:10', { 'routes.txt': routes });
    expect(detail(feed, 'none')).toMatchObject({ directions: [], onDemand: true, serviceDays: { dates: [] } });
  });
});
