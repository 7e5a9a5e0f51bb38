import { serviceDayStart } from '@halte/engine/common/zone';
import { optionsOf } from '@halte/engine/journeys/options';
import type { NonTransitLeg } from '@halte/engine/journeys/plan';
import { queryOf } from '@halte/engine/journeys/query';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { STRAIGHT_WALKS } from '@halte/engine/timetable/geo/walkRouter';
import { withWalks } from '../timetable/sharing.ts';
import { type GtfsFiles, simpleFeed } from '../timetable/testing/feeds.ts';
import { type NamedLeg, planOfNamed } from './namedJourney.ts';
import { clockOf, DAY, namedRide } from './testing/namedRide.ts';

/** 0.001 degrees of latitude are 111 m. */
const STOPS = `A 48.05 7
  B 48.03 7
  B2 48.029 7
  C 48 7`;
const TRIPS = `one: A 8:00, B 8:10, C 8:40
  two: B 8:20, C 8:30
  three: B2 8:14, C 8:24`;
const WHEELS = (stop: string, trip: string) => ({
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding
    A,A,48.05,7,1\nB,B,48.03,7,${stop}\nB2,B2,48.029,7,1\nC,C,48,7,1`,
  'trips.txt': `route_id,service_id,trip_id,wheelchair_accessible\nr,daily,one,1\nr,daily,two,${trip}\nr,daily,three,1`,
});
const BLOCK = { 'trips.txt': 'route_id,service_id,trip_id,block_id\nr,daily,one,x\nr,daily,two,x\nr,daily,three,' };
const BLOCKED_TIMES = 'one: A 8:00, B 8:10\n  two: B 8:10, C 8:20\n  three: B 8:10, C 8:24';

const shown = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 19);

/** `120m 100s` is a walk; `one A 8:00 B 8:10` a ride, after `+` one into which the vehicle before becomes. */
function legOf(zero: number, text: string): NamedLeg {
  const walk = /^(\d+)m ([\d.]+)s$/.exec(text);
  if (walk) return { kind: 'walk', metres: Number(walk[1]), seconds: Number(walk[2]) };
  return namedRide(zero, text.replace('+', ''), { staySeated: text.startsWith('+') });
}

interface Asked {
  readonly options?: Parameters<typeof optionsOf>[0];
  readonly request?: Partial<SearchRequest>;
  readonly atStops?: boolean;
  readonly via?: string;
  readonly time?: string;
  /** Whether walks are those of a map. */
  readonly hasMap?: boolean;
}

function requestOf(feed: Feed, { options, request, atStops = false, via, time = '7:00' }: Asked): SearchRequest {
  const place = (id: string) => {
    const stop = feed.stopById.get(id)!;
    const { lat, lon } = feed.stops[stop]!;
    return { id, name: id, lat, lon, stops: atStops ? [stop] : [] };
  };
  const at = serviceDayStart(feed.timeZone, DAY) + clockOf(time);
  return {
    from: place('A'),
    to: place('C'),
    via: via === undefined ? null : place(via),
    viaStaySeconds: 0,
    time: at,
    direction: 'departAfter',
    options: optionsOf(options),
    now: at,
    language: null,
    ...request,
  };
}

function walkText({ stationNodes }: Feed, { metres, entrance }: NonTransitLeg): string {
  return `walk ${metres}m${entrance === undefined ? '' : ` by ${stationNodes[entrance]!.id}`}`;
}

/** `walk 60m 07:59:00-08:00:00, one 08:00:00-08:10:00`, or the reason why there is none. */
async function planned(texts: string, asked: Asked = {}, more: GtfsFiles = {}, trips = TRIPS): Promise<string> {
  const plain = await simpleFeed(STOPS, trips, more);
  const feed = asked.hasMap ? withWalks(plain, STRAIGHT_WALKS) : plain;
  const zero = serviceDayStart(feed.timeZone, DAY);
  const request = requestOf(feed, asked);
  const plan = planOfNamed(
    feed,
    request,
    queryOf(feed, request),
    texts.split(', ').map((text) => legOf(zero, text)),
  );
  if (typeof plan === 'string') return plan;
  const legs = plan.legs.map((leg) => {
    const what =
      leg.kind === 'ride' ? `${leg.staySeated ? '+' : ''}${feed.trips.ids.at(leg.trip)}` : walkText(feed, leg);
    return `${what} ${shown(leg.departure - zero)}-${shown(leg.arrival - zero)}`;
  });
  return legs.join(', ');
}

/** A is a platform, 50 m and 60 s from the entrance E, which is 111 m north of it. */
const STATION = {
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
    S,S,48.05,7,1,\nA,A,48.05,7,0,S\nE,E,48.051,7,2,S\nB,B,48.03,7,0,\nB2,B2,48.029,7,0,\nC,C,48,7,0,`,
  'pathways.txt': `pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,length,traversal_time
    way,E,A,1,1,50,60`,
};
/** 111 m from the entrance as the crow flies: 145 m and 116 s by the rule for walks. */
const STREET = { id: '', name: '', lat: 48.052, lon: 7, stops: [] };

/** 111 m from C; beside B2, 145 m from B on foot. */
const NEAR_C = { id: '', name: '', lat: 48.001, lon: 7, stops: [] };
const AT_B2 = { id: '', name: '', lat: 48.029, lon: 7, stops: [] };

const DIRECT = 'one A 8:00 C 8:40';
const CHANGE = 'one A 8:00 B 8:10, two B 8:20 C 8:30';
const ON_FOOT = 'one A 8:00 B 8:10, 130m 100s, three B2 8:14 C 8:24';

it.each<[string, string, Asked, string]>([
  ['a ride', DIRECT, {}, 'one 08:00:00-08:40:00'],
  [
    'the walks of the engine at its ends, no faster than the traveller',
    `60m 59.5s, ${DIRECT}, 30m 20s, 30m 20s`,
    {},
    'walk 60m 07:59:00-08:00:00, one 08:00:00-08:40:00, walk 60m 08:40:00-08:40:48',
  ],
  [
    'no walk from the place of the stop itself',
    `60m 60s, ${DIRECT}, 60m 60s`,
    { atStops: true },
    'one 08:00:00-08:40:00',
  ],
  [
    'a walk of the straight line at least',
    `5m 4s, ${DIRECT}`,
    { request: { from: { id: '', name: '', lat: 48.051, lon: 7, stops: [] } } },
    'walk 111m 07:58:31-08:00:00, one 08:00:00-08:40:00',
  ],
  ['a change at one stop', CHANGE, {}, 'one 08:00:00-08:10:00, two 08:20:00-08:30:00'],
  [
    'a change on foot, of the length of the timetable',
    ON_FOOT,
    {},
    'one 08:00:00-08:10:00, walk 145m 08:10:00-08:11:56, three 08:14:00-08:24:00',
  ],
  ['none without a ride', '60m 60s', {}, 'no-ride'],
  ['none with a trip that is not known', 'new A 9:00 C 9:20', {}, 'unknown-trip'],
])('makes of an engine’s journey %s', async (_, texts, asked, expected) => {
  expect(await planned(texts, asked)).toBe(expected);
});

it.each<[string, string, Asked, boolean]>([
  ['a first walk that is too long', `801m 700s, ${DIRECT}`, { options: { maxWalk: 800 } }, false],
  ['one that is just short enough', `800m 700s, ${DIRECT}`, { options: { maxWalk: 800 } }, true],
  ['a last walk that is too long', `${DIRECT}, 801m 700s`, { options: { maxWalk: 800 } }, false],
  [
    'a long walk where no stop is near',
    `2300m 700s, ${DIRECT}`,
    { request: { from: { id: '', name: '', lat: 48.07, lon: 7, stops: [] } } },
    true,
  ],
  ['a change too many', CHANGE, { options: { maxChanges: 0 } }, false],
  ['a departure too early', DIRECT, { time: '8:01' }, false],
  ['a walk that would begin too early', `60m 60s, ${DIRECT}`, { time: '8:00' }, false],
  ['an arrival too late', DIRECT, { time: '8:39', request: { direction: 'arriveBy' } }, false],
  ['an arrival in time', DIRECT, { time: '8:40', request: { direction: 'arriveBy' } }, true],
  ['a mode that is left out', DIRECT, { options: { excludedModes: ['bus'] } }, false],
  ['another mode that is left out', DIRECT, { options: { excludedModes: ['tram'] } }, true],
  ['a ride past the via place', DIRECT, { via: 'B' }, true],
  ['a ride that begins after it', 'two B 8:20 C 8:30', { via: 'A' }, false],
  ['a stay there', CHANGE, { via: 'B', request: { viaStaySeconds: 600 } }, true],
  ['a shorter stay there', CHANGE, { via: 'B', request: { viaStaySeconds: 601 } }, false],
  ['no stay there', DIRECT, { via: 'B', request: { viaStaySeconds: 60 } }, false],
  ['a stay at the beginning', DIRECT, { via: 'A', request: { viaStaySeconds: 60 } }, true],
])('takes a journey as it is wanted: %s', async (_, texts, asked, isTaken) => {
  expect(await planned(texts, asked)).toEqual(isTaken ? expect.stringContaining('08:') : 'not-as-wanted');
});

it.each<[string, Asked, string]>([
  ['as planned', {}, 'three'],
  ['with two more minutes', { options: { changeTime: 'plus5' } }, 'missed-change'],
])('wants as much time for a change as the traveller does: %s', async (_, asked, expected) => {
  expect(await planned(ON_FOOT, asked)).toContain(expected);
});

it.each<[string, string, string, Asked, boolean]>([
  ['all is open', '1', '1', { options: { wheelchair: 'on' } }, true],
  ['nothing is known', '0', '0', { options: { wheelchair: 'on' } }, true],
  ['a stop is closed', '2', '1', { options: { wheelchair: 'on' } }, false],
  ['a vehicle is closed', '1', '2', { options: { wheelchair: 'on' } }, false],
  ['these do not matter', '2', '2', {}, true],
])('takes a wheelchair where the timetable knows nothing against it: %s', async (_, stop, trip, asked, isTaken) => {
  expect(await planned(CHANGE, asked, WHEELS(stop, trip))).toEqual(
    isTaken ? expect.stringContaining('two') : 'not-as-wanted',
  );
});

it.each<[string, string, GtfsFiles, string]>([
  ['by a block', 'one A 8:00 B 8:10, +two B 8:10 C 8:20', BLOCK, 'one 08:00:00-08:10:00, +two 08:10:00-08:20:00'],
  ['not into another trip', 'one A 8:00 B 8:10, +three B 8:10 C 8:24', BLOCK, 'missed-change'],
  ['not without one', 'one A 8:00 B 8:10, +two B 8:10 C 8:20', {}, 'missed-change'],
  ['not where the engine changes', 'one A 8:00 B 8:10, two B 8:10 C 8:20', BLOCK, 'missed-change'],
])('stays seated as the timetable says: %s', async (_, texts, more, expected) => {
  expect(await planned(texts, {}, more, BLOCKED_TIMES)).toBe(expected);
});

it.each([
  ['as far as the entrance', 150, 'walk 195m by E 07:57:04-08:00:00, one 08:00:00-08:40:00'],
  ['farther', 100, 'walk 195m by E 07:57:04-08:00:00, one 08:00:00-08:40:00'],
])(
  'walks to a station with entrances as the timetable has it, whatever the engine says: %s',
  async (_, maxWalk, expected) => {
    expect(await planned(`900m 700s, ${DIRECT}`, { options: { maxWalk }, request: { from: STREET } }, STATION)).toBe(
      expected,
    );
  },
);

it.each<[string, string, Asked, string]>([
  [
    'the walk',
    `60m 59s, ${DIRECT}`,
    { request: { from: STREET } },
    'walk 289m 07:56:08-08:00:00, one 08:00:00-08:40:00',
  ],
  [
    'another stop of the vehicle',
    '99m 90s, one A 8:00 B 8:10',
    { request: { to: NEAR_C } },
    'one 08:00:00-08:40:00, walk 145m 08:40:00-08:41:56',
  ],
  [
    'no vehicle that does not come by',
    '99m 90s, one A 8:00 B 8:10',
    { request: { to: AT_B2 }, options: { maxWalk: 100 } },
    'not-as-wanted',
  ],
])('takes from a map, whatever the engine says: %s', async (_, texts, asked, expected) => {
  expect(await planned(texts, { ...asked, hasMap: true })).toBe(expected);
});

it('walks no farther than was wanted to a stop without entrances, where a platform with some is as near', async () => {
  const texts = '2400m 1800s, two B 8:20 C 8:30';
  expect(await planned(texts, { options: { maxWalk: 150 }, request: { from: STREET } }, STATION)).toBe('not-as-wanted');
});
