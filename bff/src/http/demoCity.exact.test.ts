/** The running app on the whole demo city: invariants of every search. */

import { createRandom, type Random } from '@halte/demo-city/random';
import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import { rounds } from '@halte/judge/sample';
import { decode } from '@placemarkio/polyline';
import { loadNetwork } from '../app/loadNetwork.ts';
import { createNetworkSnapshot, type NetworkSnapshot } from '../network/snapshot.ts';
import { createSharing } from '../sharing/sharing.ts';
import { TEST_CITY_FOLDER } from '../testing/demoCity.ts';
import { runWithGeneratedClient } from '../testing/generatedClient.ts';
import { mapPictures } from '../testing/mapPictures.ts';
import { TEST_OPTIONS } from '../testing/testApp.ts';
import { testServices } from '../testing/testServices.ts';
import { DEFAULT_LIMITS } from '../timetable/gtfs/limits.ts';
import { createApp } from './app.ts';
import { createMetrics } from './plugins/metrics.ts';
import type { App } from './plugins/typedApp.ts';

const NOW = Date.UTC(2026, 10, 23, 7) / 1_000;
const KEY = { 'x-api-key': 'halte-test' };

let snapshot: NetworkSnapshot;
let app: App;

beforeAll(async () => {
  const { feed, ...extras } = await loadNetwork(
    { gtfs: null, feedLimits: DEFAULT_LIMITS, rebaseCalendar: false, data: TEST_CITY_FOLDER },
    NOW,
    () => undefined,
  );
  const sharing = createSharing({ sources: [], everySeconds: 60, now: () => NOW });
  snapshot = createNetworkSnapshot(feed, {
    ...extras,
    tiles: mapPictures(feed, extras.ground?.ground),
    imaginary: true,
    sharing,
  });
  app = await startApp(snapshot);
}, 60_000);

afterAll(async () => {
  await app.close();
});

async function startApp(city: NetworkSnapshot): Promise<App> {
  return createApp(
    { ...TEST_OPTIONS, metrics: createMetrics() },
    await testServices(
      () => city,
      () => NOW,
    ),
  );
}

async function post(to: App, call: 'search' | 'detailed', payload: object) {
  const response = await to.inject({
    method: 'POST',
    url: `/api/trip-planner/v2/journeys/${call}`,
    headers: KEY,
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const SEARCHES = rounds({ all: 40, few: 15 });

/** Journeys of a few dozen searches across the city and the day. */
async function someJourneys(random: Random) {
  const { areas } = snapshot.feed;
  const journeys = [];
  for (let i = 0; i < SEARCHES; i++) {
    const [from, to] = [areas[random.index(areas.length)]!, areas[random.index(areas.length)]!];
    const time = `2026-11-2${3 + random.index(6)}T${String(random.index(24)).padStart(2, '0')}:${10 + random.index(50)}`;
    const { status, body } = await post(app, 'search', {
      fromId: from.id,
      toLat: to.lat + random.between(-0.004, 0.004),
      toLon: to.lon + random.between(-0.004, 0.004),
      tripType: 0,
      ...(random.chance(0.3) ? { arrivalDateTime: time } : { departureDateTime: time }),
    });
    expect(status).toBe(200);
    journeys.push(...body.groups.flatMap((group: { journeys: object[] }) => group.journeys));
  }
  return journeys;
}

it('tells every journey alike in the list and in full, also after a restart', async () => {
  const journeys = await someJourneys(createRandom(1));
  expect(journeys.length).toBeGreaterThan(4 * SEARCHES);
  const restarted = await startApp(snapshot);
  // Being the first or the last of the day is a property of the search, not of the journey.
  for (const { sections, isDetailedTrip, isFirstOfDay, isLastOfDay, ...figures } of journeys) {
    const { status, body } = await post(restarted, 'detailed', {
      tripType: 0,
      journeySummaryCode: figures.journeySummaryCode,
    });
    expect(status).toBe(200);
    expect({ ...body, isDetailedTrip: false }).toMatchObject({ ...figures, isDetailedTrip });
    expect(body.sections.map(({ kind, durationSeconds }: (typeof sections)[0]) => [kind, durationSeconds])).toEqual(
      sections.map(({ kind, durationSeconds }: (typeof sections)[0]) => [kind, durationSeconds]),
    );
    for (const [i, { geometry }] of sections.entries())
      if (geometry !== undefined) expectNear(body.sections[i].geometry, decode(geometry));
    expectContinuous(body);
  }
  await restarted.close();
}, 60_000);

/** The simplified line (longitude first) deviates by at most 5 m, plus half a metre for its five digits. */
function expectNear(line: Step['geometry'], simplified: readonly (readonly number[])[]) {
  const far = line.filter(([lat, lon]) => {
    const plane = simplified.map(([x, y]) => [(x! - lon) * longitudeScale(lat), y! - lat] as const);
    const metres = plane.slice(1).map(([bx, by], i) => {
      const [ax, ay] = plane[i]!;
      const squared = (bx - ax) ** 2 + (by - ay) ** 2;
      const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (ax * (ax - bx) + ay * (ay - by)) / squared));
      return METRES_PER_DEGREE * Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
    });
    return Math.min(...metres) > 6;
  });
  expect(far).toEqual([]);
}

interface Step {
  readonly departureDateTime: string;
  readonly arrivalDateTime: string;
  readonly geometry: readonly (readonly [number, number])[];
}

/** Each step begins when and where the previous one ended (a change within a stop may take up to a minute without a step). */
function expectContinuous({
  sections,
  departureDateTime,
  arrivalDateTime,
}: Omit<Step, 'geometry'> & { sections: Step[] }) {
  let [time, previous] = [Date.parse(departureDateTime), sections[0]!.geometry[0]!];
  for (const step of sections) {
    expect(Date.parse(step.departureDateTime) - time).toBeGreaterThanOrEqual(0);
    expect(Date.parse(step.departureDateTime) - time).toBeLessThan(60_000);
    const [lat, lon] = step.geometry[0]!;
    expect(Math.abs(lat - previous[0]) + Math.abs(lon - previous[1])).toBeLessThan(0.003);
    [time, previous] = [Date.parse(step.arrivalDateTime), step.geometry.at(-1)!];
  }
  expect(time).toBe(Date.parse(arrivalDateTime));
}

const TYPED = 200;

it('finds a stop by a mistyped or unfinished name', async () => {
  const random = createRandom(2);
  const names = [...new Set(snapshot.feed.areas.map(({ name }) => name))].filter(({ length }) => length >= 6);
  let found = 0;
  for (let i = 0; i < TYPED; i++) {
    const name = names[random.index(names.length)]!;
    const at = 1 + random.index(name.length - 2);
    const typed = random.chance(0.5)
      ? name.slice(0, at) + name.slice(at + 1)
      : name.slice(0, Math.max(5, Math.ceil(name.length * 0.7)));
    const { body } = await app.inject({ url: `/api/v1/places?search=${encodeURIComponent(typed)}`, headers: KEY });
    const best = JSON.parse(body).slice(0, 5) as { title: string }[];
    if (best.some(({ title }) => title === name)) found++;
  }
  expect(found).toBeGreaterThanOrEqual(0.95 * TYPED);
});

it('never fails on what it is sent', async () => {
  const random = createRandom(3);
  const statuses = new Map<number, number>();
  for (let i = 0; i < 400; i++) {
    const call = random.chance(0.8) ? 'search' : 'detailed';
    const response = await app.inject({
      method: 'POST',
      url: `/api/trip-planner/v2/journeys/${call}`,
      headers: { ...KEY, 'content-type': 'application/json' },
      payload: JSON.stringify(randomBody(random)),
    });
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    if (response.statusCode !== 200)
      expect(response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
  expect([...statuses.keys()].toSorted()).toEqual([200, 400, 404]);
}, 60_000);

/** A valid search with up to three of its fields replaced by arbitrary values. */
function randomBody(random: Random): object {
  const { areas } = snapshot.feed;
  const body: Record<string, unknown> = {
    fromId: areas[random.index(areas.length)]!.id,
    toId: areas[random.index(areas.length)]!.id,
    tripType: 0,
    departureDateTime: '2026-11-24T12:00',
  };
  for (let i = random.index(4); i > 0; i--)
    body[FIELDS[random.index(FIELDS.length)]!] = ANYTHING[random.index(ANYTHING.length)];
  return body;
}

const FIELDS = [
  'fromId',
  'fromValue',
  'fromLat',
  'fromLon',
  'toId',
  'toLat',
  'toLon',
  'tripType',
  'departureDateTime',
  'arrivalDateTime',
  'returnDateTime',
  'via',
  'itineraryOptions',
  'previousJourneySummaryCode',
  'journeySummaryCode',
  '__proto__',
] as const;

const ANYTHING: readonly unknown[] = [
  null,
  '',
  0,
  1,
  -1,
  90,
  -180,
  1e308,
  47.3,
  0.9,
  true,
  'x',
  '48;2',
  '\u0000',
  '\ud800',
  '__proto__',
  '0000-01-01T00:00',
  '9999-12-31T23:59:59+14:00',
  '2026-11-24T99:99',
  '2026-11-24T12:00:00.123456789Z',
  '2026-03-29T02:30',
  'A'.repeat(300),
  [],
  {},
  [{}],
  [{ id: 'SA001' }],
  [{ lat: 47.3, lon: 0.9 }],
  { maxWalk: 5_000, walkSpeed: 'slow', wheelchair: 'on', bike: 'off', journeyType: 'leastWalking' },
  { maxWalk: 100, excludedModes: ['bus', 'tram', 'metro'] },
  { excludedModes: ['rocket'] },
  { journeyType: 'fewestChanges' },
];

/** Written from the document alone. */
const PROGRAM = `
import { client } from './client/client.gen.ts';
import { getJourney, getLine, listLines, listStopDepartures, searchJourneys } from './client/sdk.gen.ts';

client.setConfig({ baseUrl: process.argv[2]!, auth: ({ name }) => (name === 'X-Api-Key' ? 'halte-test' : undefined) });
declare const process: { readonly argv: readonly string[] };

const { data: lines } = await listLines({ throwOnError: true });
const { data: line } = await getLine({ path: { id: lines.lines[0]!.id }, throwOnError: true });
const { stops } = line.directions[0]!;
const [from, to] = [stops[0]!, stops.at(-1)!];
const body = { fromId: from.stopAreaId, toId: to.stopAreaId, tripType: 0, departureDateTime: '2026-11-23T08:00' } as const;
const { data: found } = await searchJourneys({ body, throwOnError: true });
const { journeySummaryCode } = found.groups[0]!.journeys[0]!;
const { data: journey } = await getJourney({ body: { tripType: 0, journeySummaryCode }, throwOnError: true });
const { data: board } = await listStopDepartures({
  path: { id: from.stopAreaId },
  query: { fromDatetime: journey.departureDateTime, limit: 3 },
  throwOnError: true,
});
const { error } = await searchJourneys({ body: { ...body, toId: 'nowhere' } });
console.log(
  JSON.stringify({
    kinds: journey.sections.map(({ kind }) => kind),
    lines: board.lines.length,
    departures: board.lines.flatMap(({ groups }) => groups.flatMap(({ departures }) => departures)).length,
    code: error?.code,
  }),
);
`;

it('plans a journey for a client that a stranger generated from the document', async () => {
  const printed = await runWithGeneratedClient(await app.listen({ port: 0, host: '127.0.0.1' }), PROGRAM);
  const { kinds, lines, departures, code } = JSON.parse(printed);
  expect(kinds).toContain('ride');
  expect([lines, departures]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(Math.min(lines, departures)).toBeGreaterThan(0);
  expect(code).toBe('place-not-found');
}, 60_000);
