import { nextByGroup } from '@halte/engine/boards/areaGroups';
import { groupOf } from '@halte/engine/boards/grouping';
import { nextAtStops, type StopsAround, stopsAround } from '@halte/engine/boards/nearbyStops';
import { epochAt } from '@halte/engine/common/zone';
import { type Departure, departuresAt } from '@halte/engine/timetable/departures';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { addedTrip, instanceUpdate, updatesOf } from '../timetable/testing/updates.ts';

const DAY = '2026-06-03';
/** 111 m of latitude are 0.001°: 145 m on foot. */
const STOPS = 'Near 48.001 7\nFar 48.004 7\nEnd 48.2 7\nUnused 48.0005 7';
const TRIPS = [
  'a: Near 8:00, Far 8:05, End 8:30',
  'b: Near 8:20, Far 8:25, End 8:50',
  'c: Near 8:40, Far 8:45, End 9:10',
  'd: Near 9:00, Far 9:05, End 9:30',
  'back: End 8:01, Far 8:26, Near 8:31',
  'other: Far 8:10, Near 8:15, End 9:00',
  'third: Near 8:02, End 9:00',
];
const LINES = {
  'routes.txt': 'route_id,agency_id,route_short_name,route_type\nr,a,1,3\nt,a,T,0\nn,a,N,3',
  'trips.txt': [
    'route_id,service_id,trip_id',
    ...TRIPS.map((trip) => trip.split(':')[0]!).map(
      (trip) => `${{ other: 't', third: 'n' }[trip] ?? 'r'},daily,${trip}`,
    ),
  ].join('\n'),
};

const load = () => simpleFeed(STOPS, TRIPS.join('\n'), LINES);

function around(feed: Feed, options: Partial<StopsAround> = {}) {
  const from = epochAt(feed.timeZone, `${DAY}T07:59`);
  const everything = { profile: 'foot' as const, modes: null, preferred: new Set<number>(), alertOf: () => null };
  return stopsAround(feed, { lat: 48, lon: 7, radius: 800, limit: 10, from, ...everything, ...options });
}

const linesOf = ({ stops }: ReturnType<typeof around>) =>
  stops.map(({ name, lines, others }) => [
    name,
    lines.map(({ line }) => line.shortName).join(),
    others.map(({ line }) => line.shortName).join(),
  ]);

describe('stops around a point', () => {
  it('are the nearest on foot, those that no line serves left out', async () => {
    const { stops, stopCount, nearestStop } = around(await load());
    expect(stops.map(({ name, metres, seconds }) => [name, metres, seconds])).toEqual([
      ['Near', 145, 116],
      ['Far', 578, 463],
    ]);
    expect([stopCount, nearestStop]).toEqual([2, null]);
    expect(around(await load(), { limit: 1 })).toMatchObject({ stops: [{ name: 'Near' }], stopCount: 2 });
  });

  it('have two lines: what leaves soonest, or what was asked for first', async () => {
    const feed = await load();
    expect(linesOf(around(feed))).toEqual([
      ['Near', '1,N', 'T'],
      ['Far', '1,T', ''],
    ]);
    expect(linesOf(around(feed, { preferred: new Set([feed.routeById.get('t')!]) }))[0]).toEqual(['Near', 'T,1', 'N']);
  });

  it('have three departures of each direction, and the lines of some modes only', async () => {
    const feed = await load();
    const [near] = around(feed).stops;
    expect(
      near!.lines[0]!.directions.map(({ direction, headsigns, departures }) => [
        direction,
        headsigns,
        departures.map(({ departureDateTime }) => departureDateTime.slice(11, 16)),
      ]),
    ).toEqual([[0, ['End'], ['08:00', '08:20', '08:40']]]);
    const { stops } = around(feed, { modes: new Set(['tram']) });
    expect(stops.map(({ lines, others }) => [lines.map(({ line }) => line.mode), others])).toEqual([
      [['tram'], []],
      [['tram'], []],
    ]);
    expect(around(feed, { modes: new Set(['ferry']) })).toEqual({ stops: [], stopCount: 0, nearestStop: null });
  });

  it('come after those that something leaves when nothing leaves them for a day', async () => {
    const services = 'service_id,date,exception_type\nonce,20260610,1';
    const trips = `${LINES['trips.txt']}\nr,once,rare`;
    const feed = await simpleFeed(`${STOPS}\nRare 48.0003 7`, `${TRIPS.join('\n')}\nrare: Rare 8:00, End 8:30`, {
      ...LINES,
      'trips.txt': trips,
      'calendar_dates.txt': services,
    });
    const namesAt = (from: string, limit: number) =>
      around(feed, { from: epochAt(feed.timeZone, from), limit }).stops.map(({ name }) => name);
    expect(namesAt(`${DAY}T07:59`, 10)).toEqual(['Near', 'Far', 'Rare']);
    expect(namesAt(`${DAY}T07:59`, 2)).toEqual(['Near', 'Far']);
    expect(namesAt('2026-06-09T08:01', 10)).toEqual(['Rare', 'Near', 'Far']);
    expect(around(feed, { limit: 1 })).toMatchObject({ stops: [{ name: 'Near' }], stopCount: 3 });
  });

  it('carry what is to be said about their lines', async () => {
    const feed = await load();
    const alert = { severity: 'warning' as const, header: 'Works' };
    const tram = feed.routeById.get('t')!;
    const [near] = around(feed, { alertOf: (route) => (route === tram ? alert : null) }).stops;
    expect([near!.lines.map((one) => one.alert), near!.others.map((one) => one.alert)]).toEqual([
      [null, null],
      [alert],
    ]);
  });

  it('that are none lead to the nearest one, however far', async () => {
    const feed = await load();
    expect(around(feed, { lat: 47.99 })).toMatchObject({ stops: [], nearestStop: { name: 'Near', metres: 1590 } });
    expect(around(feed, { lat: -33, modes: new Set(['tram']) }).nearestStop?.name).toBe('Near');
  });
});

describe('the next departures of each group', () => {
  const areaOf = (feed: Feed, stop: string) => feed.stops[feed.stopById.get(stop)!]!.area;
  const named = (feed: Feed, { trip, departure, status }: Departure) =>
    `${feed.trips.ids.at(trip)} ${departure} ${status}`;

  it.each(['07:59', '08:02', '08:24', '23:30'])('are those of a board at %s', async (clock) => {
    const feed = await load();
    const late = instanceUpdate(feed, 'a', DAY, { late: 1_500 });
    const gone = instanceUpdate(feed, 'b', DAY, { cancelled: true });
    const live = withUpdates(feed, updatesOf(late, gone, addedTrip(feed, 'extra', DAY, 'Near 8:12, End 8:40')));
    const from = epochAt(feed.timeZone, `${DAY}T${clock}`);
    for (const stop of ['Near', 'Far', 'End']) {
      const board = Map.groupBy(
        departuresAt(live, live.areas[areaOf(live, stop)]!.stops, from, 1_000),
        ({ trip, position }) => groupOf(live, 'direction', trip, position),
      );
      const span = { from, until: from + 86_400, limit: 3 };
      const found = nextByGroup(live, areaOf(live, stop), span, () => true);
      expect(found.map(({ departures }) => departures.map((one) => named(live, one))).sort()).toEqual(
        [...board.values()].map((all) => all.slice(0, 3).map((one) => named(live, one))).sort(),
      );
    }
  });

  it('include what runs by headway', async () => {
    const feed = await simpleFeed('A 48 7\nB 48.1 7', 'f: A 0:00, B 0:10', {
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nf,8:00:00,9:00:00,600',
    });
    const from = epochAt(feed.timeZone, `${DAY}T08:05`);
    const [group] = nextByGroup(feed, areaOf(feed, 'A'), { from, until: from + 86_400, limit: 3 }, () => true);
    expect(group!.departures.map(({ departure }) => (departure - from) / 60)).toEqual([5, 15, 25]);
  });
});

describe('the next departures of some stops', () => {
  it('come in the order of the ids, unknown ones left out, a stop point as its area', async () => {
    const feed = await load();
    const from = epochAt(feed.timeZone, `${DAY}T07:59`);
    const point = feed.stops.find(({ area }) => feed.areas[area]!.name === 'Near')!.id;
    const stops = nextAtStops(feed, ['Far', 'gone', point], { from, preferred: new Set(), alertOf: () => null });
    expect(stops.map(({ id, name, lines }) => [id, name, lines.map(({ line }) => line.shortName).join()])).toEqual([
      ['Far', 'Far', '1,T'],
      [point, 'Near', '1,N'],
    ]);
  });
});
