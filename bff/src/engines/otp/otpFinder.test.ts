/** OpenTripPlanner behind a real socket that answers, fails, hangs and speaks nonsense. */
import { NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { EngineCall } from '@halte/engine/journeys/rideFinder';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { MONDAY, smallTownFeed } from '../../testing/smallTown.ts';
import type { RemoteOptions } from '../remoteFinder.ts';
import { createEngineServer, cutShort, gone, json, moved, plain, type Turn } from '../testing/engineServer.ts';
import { townRequest } from '../testing/townRequest.ts';
import { createOtpFinder } from './otpFinder.ts';

const ABOUT = json({
  data: { feeds: [{ feedId: 'town' }], plan: { name: 'PlanConnection' }, via: { name: 'PlanVisitViaLocationInput' } },
});
const NONE = { pageInfo: { endCursor: null, hasNextPage: false }, routingErrors: [], edges: [] };
const planOf = (more: object) => ({ data: { planConnection: { ...NONE, ...more } } });
const page = (more: object): Turn => json(planOf(more));
const errors = (code: string, inputField: string | null = null): Turn =>
  page({ routingErrors: [{ code, inputField }] });
const at = (clock: string) => ({ scheduledTime: `${MONDAY}T${clock}:00+01:00` });

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
/** A ride by tram A from Gare to Centre. */
const rideLeg = (departure: string, arrival: string, more: object = {}) => ({
  transitLeg: true,
  distance: 1_340.5,
  duration: 240,
  interlineWithPreviousLeg: false,
  serviceDate: MONDAY,
  trip: { gtfsId: `town:A-out-${minuteOf(departure)}` },
  route: { gtfsId: 'town:A', shortName: 'A' },
  from: { stop: { gtfsId: 'town:Gare:1' } },
  to: { stop: { gtfsId: 'town:Centre:1' } },
  start: at(departure),
  end: at(arrival),
  ...more,
});
const edge = (...legs: object[]) => ({ node: { legs } });
const TRAMS = [edge(rideLeg('08:00', '08:04')), edge(rideLeg('08:10', '08:14'))];

let feed: Feed;
let request: SearchRequest;
let address: string;
const server = createEngineServer(({ body }) => ('variables' in JSON.parse(body) || isAboutFaulty ? null : ABOUT));
let isAboutFaulty = false;

beforeAll(async () => {
  feed = await smallTownFeed();
  request = townRequest(feed);
  address = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  isAboutFaulty = false;
});

function open(answers: Turn[], more: Partial<RemoteOptions> = {}) {
  server.answer(answers);
  return createOtpFinder({ address, feeds: new Map(), timeoutMs: 5_000, most: 10, ...more });
}

/** Of each question that was asked. */
const variables = (): Record<string, unknown>[] => server.asked.map(({ body }) => JSON.parse(body).variables);

const shown = (seconds: number) => new Date((seconds + 3_600) * 1_000).toISOString().slice(11, 16);

/** Departures of the journeys, or the reason why there are none, or the error. */
async function found(finder: ReturnType<typeof open>, wanted = request, call: EngineCall = NO_LIMITS): Promise<string> {
  try {
    const { plans, reason } = await finder.find(feed, wanted, call);
    return reason ?? plans.map(({ departure }) => shown(departure)).join(' ');
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    return `${code}: ${message.replace(/\d+ bytes/, 'n bytes')}`;
  }
}

it('asks at the address of the API, with the time it has and the trace, and gives the journeys of the timetable', async () => {
  const finder = open([page({ edges: TRAMS })]);
  expect(await found(finder, request, { ...NO_LIMITS, traceparent: 'trace' })).toBe('08:00 08:10');
  const { method, url, headers } = server.asked[0]!;
  expect(`${method} ${url}`).toBe('POST /otp/gtfs/v1');
  expect(headers).toMatchObject({ 'content-type': 'application/json', traceparent: 'trace' });
  expect(Number(headers['otptimeout'])).toBeGreaterThan(3_000);
  expect(variables()[0]).toMatchObject({
    origin: { location: { stopLocation: { stopLocationId: 'town:Gare:1' } } },
  });
  expect(finder.health()).toEqual({ state: 'ok', problem: null });
  expect([...finder.rides.counts()]).toEqual([['used', 2]]);
});

it.each<[string, Turn, string, boolean | null]>([
  ['NO_STOPS_IN_RANGE FROM', errors('NO_STOPS_IN_RANGE', 'FROM'), 'no-stop-near-origin', false],
  ['NO_STOPS_IN_RANGE TO', errors('NO_STOPS_IN_RANGE', 'TO'), 'no-stop-near-destination', false],
  ['OUTSIDE_BOUNDS FROM', errors('OUTSIDE_BOUNDS', 'FROM'), 'no-stop-near-origin', false],
  ['OUTSIDE_BOUNDS TO', errors('OUTSIDE_BOUNDS', 'TO'), 'no-stop-near-destination', false],
  ['OUTSIDE_SERVICE_PERIOD', errors('OUTSIDE_SERVICE_PERIOD', 'DATE_TIME'), 'outside-timetable', true],
  ['NO_TRANSIT_CONNECTION', errors('NO_TRANSIT_CONNECTION'), 'nothing-runs', true],
  [
    'NO_TRANSIT_CONNECTION_IN_SEARCH_WINDOW',
    errors('NO_TRANSIT_CONNECTION_IN_SEARCH_WINDOW', 'DATE_TIME'),
    'nothing-runs',
    true,
  ],
  ['WALKING_BETTER_THAN_TRANSIT', errors('WALKING_BETTER_THAN_TRANSIT'), 'walking-is-quicker', true],
  ['what is not known yet', errors('MOON_IN_THE_WAY'), 'nothing-runs', true],
  ['nothing', page({}), 'nothing-runs', true],
  ['journeys without a ride', page({ edges: [edge()] }), 'nothing-runs', true],
])('reads %s as a reason', async (_, turn, reason, hasOtherTimes) => {
  const finder = open([turn]);
  const rides = await finder.find(feed, request, NO_LIMITS);
  expect(rides).toMatchObject({ reason, hasOtherTimes });
});

const COORDINATES = { origin: { location: { coordinate: { latitude: 48, longitude: -1.7 } } } };

it.each<[string, Turn, string]>([
  ['LOCATION_NOT_FOUND FROM', errors('LOCATION_NOT_FOUND', 'FROM'), 'no-stop-near-origin'],
  ['LOCATION_NOT_FOUND TO', errors('LOCATION_NOT_FOUND', 'TO'), 'no-stop-near-destination'],
  ['404', plain(404, 'no such stop'), 'refused: answered 404: no such stop'],
])('asks by coordinates, once, where a stop is unknown: %s', async (_, unknown, otherwise) => {
  const further = page({ edges: [TRAMS[0]!], pageInfo: { endCursor: 'next', hasNextPage: true } });
  expect(await found(open([unknown, further, page({ edges: [TRAMS[1]!] })]))).toBe('08:00 08:10');
  expect(variables().map((variables) => variables)).toMatchObject([
    { origin: { location: { stopLocation: { stopLocationId: 'town:Gare:1' } } } },
    COORDINATES,
    { ...COORDINATES, after: 'next' },
  ]);
  expect(await found(open([unknown, unknown]))).toBe(otherwise);
  const place = { ...request.from, id: 'house', stops: [] };
  const byPlaces = { ...request, from: place, to: { ...request.to, id: 'other', stops: [] } };
  expect(await found(open([unknown, page({ edges: TRAMS })]), byPlaces)).toBe(otherwise);
});

/** A walk of 2 km before a ride. */
const FAR = edge(
  { ...rideLeg('08:00', '08:04'), transitLeg: false, trip: null, route: null, distance: 2_000, duration: 1_600 },
  rideLeg('08:20', '08:24'),
);

it('asks once more, for shorter walks, where a journey is left out', async () => {
  type Preferences = { readonly street: { readonly walk: { readonly reluctance: number } } };
  const asked = () => variables().map(({ preferences }) => (preferences as Preferences).street.walk.reluctance);
  const place = { ...request, from: { ...request.from, stops: [] } };
  expect(
    await found(open([page({ edges: [...TRAMS, FAR] }), page({ edges: [edge(rideLeg('08:30', '08:34'))] })]), place),
  ).toBe('08:00 08:10 08:30');
  expect(asked()).toEqual([1, 3]);
  expect(variables()[1]).toMatchObject({ preferences: { transit: { transfer: { slack: 'PT0S' } } } });
  expect(await found(open([page({ edges: TRAMS })]), place)).toBe('08:00 08:10');
  expect(asked()).toEqual([1]);
});

it('answers what was found where the question for shorter walks fails, and fails where nothing was', async () => {
  const place = { ...request, from: { ...request.from, stops: [] } };
  expect(await found(open([page({ edges: [...TRAMS, FAR] }), plain(400, 'no')]), place)).toBe('08:00 08:10');
  expect(await found(open([page({ edges: [FAR] }), plain(400, 'no')]), place)).toBe('refused: answered 400: no');
});

it('asks for one page more where the first has fewer than two journeys', async () => {
  const first = page({ edges: [TRAMS[0]!], pageInfo: { endCursor: 'next', hasNextPage: true } });
  const more = page({ edges: [TRAMS[1]!], pageInfo: { endCursor: 'last', hasNextPage: true } });
  expect(await found(open([first, more]))).toBe('08:00 08:10');
  expect(variables().map((variables) => variables?.['after'])).toEqual([null, 'next']);
});

it.each<[string, Turn[], string, number]>([
  [
    'GraphQL errors',
    [json({ errors: [{ message: 'Field nope is undefined' }] })],
    'refused: refuses: Field nope is undefined',
    1,
  ],
  ['400', [plain(400, 'what?')], 'refused: answered 400: what?', 1],
  ['422', [plain(422, 'too late')], 'refused: answered 422: too late', 1],
  [
    'GraphQL errors beside no plan',
    [json({ data: { planConnection: null }, errors: [{ message: 'Stop id x is not of valid format.' }] })],
    'refused: refuses: Stop id x is not of valid format.',
    1,
  ],
  [
    'GraphQL errors beside a plan',
    [json({ ...planOf({ edges: TRAMS }), errors: [{ message: 'Fares failed' }] })],
    '08:00 08:10',
    1,
  ],
  ['500', [plain(500, 'oh')], 'refused: answered 500: oh', 1],
  ['what is no JSON', [plain(200, '<html>')], 'unreadable: sent what is no JSON: <html>', 1],
  ['other JSON', [json([1])], 'unreadable: sent what is not its answer: it must be object', 1],
  [
    'data without the plan',
    [json({ data: {} })],
    'unreadable: sent what is not its answer: it must have required properties planConnection',
    1,
  ],
  [
    'a time that is none',
    [page({ edges: [edge(rideLeg('08:00', '08:04', { end: { scheduledTime: 'soon' } }))] })],
    'unreadable: sent what is no time: soon',
    1,
  ],
  ['too many bytes', [plain(200, ' '.repeat(8_000_001))], 'unreadable: sends more than n bytes', 1],
  ['502 twice', [plain(502), plain(502)], 'unavailable: answered 502', 2],
  ['503 twice', [plain(503), plain(503)], 'unavailable: answered 503', 2],
  ['504 twice', [plain(504), plain(504)], 'unavailable: answered 504', 2],
  ['502 once', [plain(502), page({ edges: TRAMS })], '08:00 08:10', 2],
  ['no connection once', [gone, page({ edges: TRAMS })], '08:00 08:10', 2],
  ['half an answer once', [cutShort, page({ edges: TRAMS })], '08:00 08:10', 2],
  [
    'with an address elsewhere',
    [moved, moved, page({ edges: TRAMS })],
    'unavailable: cannot be reached (unexpected redirect)',
    2,
  ],
])('is clear about an engine that answers %s', async (_, answers, expected, count) => {
  const finder = open(answers);
  expect(await found(finder)).toBe(expected);
  expect(server.asked).toHaveLength(count);
  expect(finder.health().state).toBe(expected.startsWith('08') ? 'ok' : 'degraded');
});

it('does not wait longer than it may, and passes on that a browser has left', async () => {
  let isClosed = Promise.withResolvers<void>();
  const watched: Turn = (response) => void response.on('close', isClosed.resolve);
  expect(await found(open([watched], { timeoutMs: 150 }))).toBe('unavailable: no answer within 150 ms');
  await isClosed.promise;
  isClosed = Promise.withResolvers<void>();
  const left = new AbortController();
  const leave: Turn = (response) => {
    response.on('close', isClosed.resolve);
    left.abort(new Error('left'));
  };
  expect(await found(open([leave]), request, { ...NO_LIMITS, signal: left.signal })).toBe('undefined: left');
  await isClosed.promise;
});

it('is down while its circuit is open, and asked again what it has until it has said so', async () => {
  isAboutFaulty = true;
  const finder = open(Array.from({ length: 5 }, () => plain(400, 'starting')));
  for (let i = 0; i < 5; i++) expect(await found(finder)).toBe('refused: answered 400: starting');
  expect(finder.health()).toEqual({ state: 'down', problem: 'answered 400: starting' });
  expect(await found(finder)).toBe('unavailable: not asked: answered 400: starting');
});

it('refuses one that cannot be asked by way of a stop', async () => {
  isAboutFaulty = true;
  const old = { feeds: [{ feedId: 'town' }], plan: { name: 'PlanConnection' }, via: null };
  expect(await found(open([json({ data: old })]))).toBe(
    'refused: is older than 2.7, which cannot be asked by way of a stop',
  );
});

it.each<[string, object]>([
  ['a vehicle on demand, which has no stop', { from: { stop: null } }],
  ['a trip of another feed', { trip: { gtfsId: 'moon:1' } }],
  ['a trip that is not in the timetable', { trip: { gtfsId: 'town:new' }, start: at('08:03'), end: at('08:08') }],
])('leaves out %s', async (_, more) => {
  expect(await found(open([page({ edges: [edge(rideLeg('08:00', '08:04', more)), ...TRAMS] })]))).toBe('08:00 08:10');
});

const foreign = edge(rideLeg('08:00', '08:04', { trip: { gtfsId: 'town:new' }, start: at('08:03'), end: at('08:08') }));

it('fails where the timetable has none of its journeys, because nothing found would be untrue', async () => {
  expect(await found(open([page({ edges: [foreign, foreign] })]))).toBe(
    'unreadable: has another timetable: no journey of its answer is in that of this server',
  );
  const further = page({ edges: [foreign], pageInfo: { endCursor: 'next', hasNextPage: true } });
  expect(await found(open([further, page({ edges: TRAMS })]))).toBe('08:00 08:10');
});

it('is degraded while it has another timetable', async () => {
  const finder = open([
    page({ edges: Array.from({ length: 21 }, () => foreign) }),
    page({ edges: Array.from({ length: 79 }, () => TRAMS[0]!) }),
  ]);
  expect(await found(finder)).toContain('has another timetable');
  expect(finder.health().state).toBe('ok');
  await found(finder);
  expect(finder.health()).toEqual({
    state: 'degraded',
    problem: 'has another timetable: of its last 100 journeys, 21 are not in the timetable of this server',
  });
});

it('knows no next service', async () => {
  expect(await open([]).nextService(feed, request, 'departAfter', NO_LIMITS)).toBeNull();
});

it('keeps its connections', async () => {
  const ports = new Set<number | undefined>();
  const noted =
    (turn: Turn): Turn =>
    (response, one) => {
      ports.add(response.socket?.remotePort);
      turn(response, one);
    };
  const finder = open(Array.from({ length: 10 }, () => noted(page({ edges: TRAMS }))));
  for (let i = 0; i < 10; i++) await found(finder);
  // Those of other tests may still be there.
  expect(ports.size).toBeLessThan(5);
});
