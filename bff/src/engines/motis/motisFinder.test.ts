/** MOTIS behind a real socket that answers, fails, hangs and speaks nonsense. */
import { NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { EngineCall } from '@halte/engine/journeys/rideFinder';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { MONDAY_AT_8, smallTownFeed } from '../../testing/smallTown.ts';
import type { RemoteOptions } from '../remoteFinder.ts';
import { createEngineServer, cutShort, gone, json, plain, type Turn } from '../testing/engineServer.ts';
import { townRequest } from '../testing/townRequest.ts';
import { createMotisFinder } from './motisFinder.ts';
import { itinerary, page, rideLeg, walkLeg } from './testing/answers.ts';

const about = (motisVersion: string) => json({ lat: 0, lon: 0, zoom: 1, serverConfig: { motisVersion } });
const TRAMS = [itinerary(rideLeg('08:00', '08:04')), itinerary(rideLeg('08:10', '08:14'))];
const TWO = json(page(TRAMS));

let feed: Feed;
let request: SearchRequest;
let address: string;
let aboutTurn: Turn | null;
const server = createEngineServer(({ url }) => (url === '/api/v1/map/initial' ? aboutTurn : null));

beforeAll(async () => {
  feed = await smallTownFeed();
  request = townRequest(feed);
  address = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  aboutTurn = about('v2.11.3');
});

function open(answers: Turn[], more: Partial<RemoteOptions> = {}) {
  server.answer(answers);
  return createMotisFinder({ address, feeds: new Map([['town', '']]), timeoutMs: 5_000, most: 10, ...more });
}

const shown = (seconds: number) => new Date((seconds + 3_600) * 1_000).toISOString().slice(11, 16);
const parameter = (index: number, name: string) => new URL(server.asked[index]!.url, address).searchParams.get(name);

/** Departures of the journeys, or the reason why there are none, or the error. */
async function found(finder: ReturnType<typeof open>, wanted = request, call: EngineCall = NO_LIMITS): Promise<string> {
  try {
    const { plans, reason } = await finder.find(feed, wanted, call);
    return reason ?? plans.map(({ departure }) => shown(departure)).join(' ');
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    return `${code}: ${message}`;
  }
}

it('asks at the address of the API, with the time it has and the trace, and gives the journeys of the timetable', async () => {
  const finder = open([TWO], { address: `${address}/` });
  expect(await found(finder, request, { ...NO_LIMITS, traceparent: 'trace' })).toBe('08:00 08:10');
  const { method, url, headers } = server.asked[0]!;
  expect(`${method} ${new URL(url, address).pathname}`).toBe('GET /api/v6/plan');
  expect(headers).toMatchObject({ accept: 'application/json', traceparent: 'trace' });
  expect(parameter(0, 'fromPlace')).toBe('town_Gare:1');
  expect(parameter(0, 'timeout')).toBe('5');
  expect(finder.health()).toEqual({ state: 'ok', problem: null });
  expect([...finder.rides.counts()]).toEqual([['used', 2]]);
});

it('takes walks before the first ride and after the last one as the engine says', async () => {
  const HERE = { id: '', name: '', lat: 48.001, lon: -1.7, stops: [] };
  const finder = open([json(page([itinerary(walkLeg('07:55', '08:00', 180), rideLeg('08:00', '08:04')), TRAMS[1]!]))]);
  const { plans } = await finder.find(feed, { ...request, from: HERE, time: MONDAY_AT_8 - 600 }, NO_LIMITS);
  expect(plans[0]!.legs[0]).toMatchObject({ kind: 'walk', metres: 180 });
  expect(shown(plans[0]!.departure)).toBe('07:55');
});

it.each<[string, Partial<SearchRequest>, string, boolean]>([
  ['no stop near the origin', { from: { id: '', name: '', lat: 50, lon: 9, stops: [] } }, 'no-stop-near-origin', false],
  ['none near the end', { to: { id: '', name: '', lat: 50, lon: 9, stops: [] } }, 'no-stop-near-destination', false],
  ['another year', { time: MONDAY_AT_8 + 366 * 86_400 }, 'outside-timetable', true],
])('says without asking: %s', async (_, more, reason, hasOtherTimes) => {
  const finder = open([]);
  expect(await finder.find(feed, { ...request, ...more }, NO_LIMITS)).toMatchObject({ reason, hasOtherTimes });
  expect(server.asked).toHaveLength(0);
});

it('says that nothing runs where it has no journey', async () => {
  const rides = await open([json(page([]))]).find(feed, request, NO_LIMITS);
  expect(rides).toMatchObject({ reason: 'nothing-runs', hasOtherTimes: true });
});

it('asks by coordinates, once, where it does not have a stop, which is no failure', async () => {
  const unknown = json({ error: 'Could not find timetable location "town_Gare:1"' }, 404);
  const finder = open([unknown, TWO]);
  expect(await found(finder)).toBe('08:00 08:10');
  expect(parameter(1, 'fromPlace')).toBe('48,-1.7');
  expect(finder.health().state).toBe('ok');
  expect(await found(open([unknown, unknown, TWO]))).toBe('nothing-runs');
  expect(server.asked).toHaveLength(2);
});

it.each([
  ['departAfter', 'later'],
  ['arriveBy', 'earlier'],
] as const)('asks for one page more where the first has fewer than two journeys: %s', async (direction, cursor) => {
  const cursors = { previousPageCursor: 'earlier', nextPageCursor: 'later' };
  const time = direction === 'departAfter' ? MONDAY_AT_8 : MONDAY_AT_8 + 3_600;
  const finder = open([json(page([TRAMS[0]!], cursors)), json(page([TRAMS[1]!], cursors)), TWO]);
  expect(await found(finder, { ...request, direction, time })).toBe('08:00 08:10');
  expect([parameter(0, 'pageCursor'), parameter(1, 'pageCursor')]).toEqual([null, cursor]);
  expect(server.asked).toHaveLength(2);
});

it.each<[string, Turn[], string, number]>([
  [
    '400',
    [json({ error: 'query time is outside' }, 400)],
    'refused: answered 400: {"error":"query time is outside"}',
    1,
  ],
  ['422', [plain(422, 'too many')], 'refused: answered 422: too many', 1],
  ['500', [plain(500, 'oh')], 'refused: answered 500: oh', 1],
  ['what is no JSON', [plain(200, '<html>')], 'unreadable: sent what is no JSON: <html>', 1],
  ['other JSON', [json([1])], 'unreadable: sent what is not its answer: it must be object', 1],
  [
    'a time that is none',
    [
      json(
        page([
          itinerary(rideLeg('08:00', '08:04', { to: { ...rideLeg('08:00', '08:04').to, scheduledArrival: 'soon' } })),
        ]),
      ),
    ],
    'unreadable: sent what is no time: soon',
    1,
  ],
  ['502 twice', [plain(502), plain(502)], 'unavailable: answered 502', 2],
  ['503 once', [plain(503), TWO], '08:00 08:10', 2],
  ['no connection once', [gone, TWO], '08:00 08:10', 2],
  ['half an answer once', [cutShort, TWO], '08:00 08:10', 2],
])('is clear about an engine that answers %s', async (_, answers, expected, count) => {
  const finder = open(answers);
  expect(await found(finder)).toBe(expected);
  expect(server.asked).toHaveLength(count);
  expect(finder.health().state).toBe(expected.startsWith('08') ? 'ok' : 'degraded');
});

it.each<[string, Parameters<typeof rideLeg>[2]]>([
  ['a vehicle on demand', { mode: 'ODM', tripId: undefined as never }],
  ['a bike of a sharing system', { mode: 'RENTAL', tripId: undefined as never, routeId: undefined as never }],
  ['a trip of another tag', { tripId: '20261123_08:00_moon_A-out-480' }],
  ['a trip without its day', { tripId: 'town_A-out-480' }],
  ['a stop of another tag', { from: { ...rideLeg('08:00', '08:04').from, stopId: 'moon_Gare:1' } }],
])('leaves out %s', async (_, more) => {
  const finder = open([json(page([itinerary(rideLeg('08:00', '08:04', more)), ...TRAMS]))]);
  expect(await found(finder)).toBe('08:00 08:10');
  expect(finder.rides.counts().get('unknown-trip')).toBe(1);
});

it('knows the trip of the day before, whose first departure is counted from that day, and one whose id has underscores', async () => {
  const night = await smallTownFeed({
    more: {
      'trips.txt': ['route_id,service_id,trip_id', 'A,daily,_a_1_'],
      'stop_times.txt': [
        'trip_id,stop_id,stop_sequence,arrival_time,departure_time',
        '_a_1_,Gare:1,1,31:55:00,32:00:00',
        '_a_1_,Centre:1,2,32:04:00,32:04:00',
      ],
      'frequencies.txt': ['trip_id,start_time,end_time,headway_secs'],
    },
  });
  const { plans } = await open([
    json(page([itinerary(rideLeg('08:00', '08:04', { tripId: '20261122_32:00_town__a_1_' }))])),
  ]).find(night, request, NO_LIMITS);
  expect(plans.map(({ departure }) => shown(departure))).toEqual(['08:00']);
});

it.each([
  ['v2.9.2', 'refused: is v2.9.2, older than 2.10'],
  ['2.9.2', 'refused: is 2.9.2, older than 2.10'],
  ['v2.10.0', '08:00 08:10'],
  ['v3.0.0', '08:00 08:10'],
  ['a1b2c3d', '08:00 08:10'],
])('works from 2.10 on: %s', async (version, expected) => {
  aboutTurn = about(version);
  expect(await found(open([TWO]))).toBe(expected);
});

it('asks again what it is until it has said so', async () => {
  aboutTurn = plain(404, 'starting');
  const finder = open([TWO]);
  expect(await found(finder)).toBe('refused: answered 404: starting');
  aboutTurn = about('v2.11.3');
  expect(await found(finder)).toBe('08:00 08:10');
});

it('says which timetables have no tag', async () => {
  const finder = open([TWO], { feeds: new Map() });
  expect(await found(finder)).toBe('refused: not asked: --engine-feeds does not say which tag is which timetable');
  expect(finder.health()).toEqual({ state: 'degraded', problem: 'does not have the timetable without a name' });
  expect(server.asked).toHaveLength(0);
});

it('knows no next service', async () => {
  expect(await open([]).nextService(feed, request, 'departAfter', NO_LIMITS)).toBeNull();
});
