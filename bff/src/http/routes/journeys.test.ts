/** All real-time data of a journey reaches the client. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { NO_UPDATES } from '@halte/engine/timetable/realtime/tripUpdates';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { alertIndex } from '../../realtime/alerts.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../../testing/smallTown.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import { withInstanceUpdate } from '../../timetable/testing/updates.ts';
import { searchHere } from '../../workers/journeys.ts';
import type { App } from '../plugins/typedApp.ts';
import { journeyRoutes } from './journeys.ts';

let app: App;
let snapshot: NetworkSnapshot;

beforeAll(async () => {
  const town = await smallTown();
  const feed = withInstanceUpdate(town.feed, 'A-out-480', MONDAY, { late: 120 });
  const texts = new Map([['it', { header: 'Deviazione', description: 'Fino a sera', url: 'https://x.example/a' }]]);
  const alerts = alertIndex(
    [{ id: 'x', effect: 'detour', severity: 'warning', texts, periods: [], scopes: [{ route: 'A' }] }],
    feed,
  );
  snapshot = { ...town, feed, alerts };
  const journeys = searchHere();
  journeys.use(snapshot, NO_UPDATES);
  const limits = new Map([['halte-limited', { maxChanges: 0, maxWalk: 750 }]]);
  const options = { apiKeys: ['halte-test', 'halte-limited'] };
  app = await createTestApp(
    (routes) => journeyRoutes(routes, { snapshot: () => snapshot, journeys, limits, now: () => MONDAY_AT_8 }),
    options,
  );
});

afterAll(() => app.close());

async function post(call: string, payload: object) {
  const url = `/api/trip-planner/v2/journeys/${call}`;
  const answer = await app.inject({ method: 'POST', url, headers: { ...TEST_KEY, 'accept-language': 'it' }, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('answers a search in the encoding that the client accepts: %s', async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await app.inject({
    method: 'POST',
    url: '/api/trip-planner/v2/journeys/search',
    headers: { ...TEST_KEY, 'accept-encoding': accepted },
    payload: { fromId: 'Gare', toId: 'Centre', tripType: 0 },
  });
  expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, `${rawPayload.length}`]);
  expect(headers.vary).toContain('accept-encoding');
  expect(JSON.parse(`${decompress(rawPayload)}`).groups.length).toBeGreaterThan(0);
});

/** One ride by a line and between stops that the small town does not have, written on another network. */
const OF_ANOTHER_NETWORK =
  'BAZPYWsGT2FrQEgCj1wo9cNAHAAAAAAAAAZFbG0GRWxtQEgAAAAAAABAHAAAAAAAAAgCYdjEAgAAAtxxDwHx2QHx2QAAW693W693jwMAgMID4BJEEEHV';

function flipped(code: string, at: number): string {
  const bytes = Buffer.from(code, 'base64url');
  const index = at < 0 ? bytes.length + at : at;
  bytes[index] = bytes[index]! ^ 1;
  return bytes.toString('base64url');
}

it.each(['-5', '1e9', 'abc', '', 5, null])('refuses the time to change %j', async (changeTime) => {
  const payload = { fromId: 'Gare', toId: 'Centre', tripType: 0, itineraryOptions: { changeTime } };
  const url = '/api/trip-planner/v2/journeys/search';
  const answer = await app.inject({ method: 'POST', url, headers: TEST_KEY, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
});

it('tells expected and planned times, statuses and alerts', async () => {
  const search = { fromId: 'Gare', toId: 'Centre', tripType: 0, departureDateTime: `${MONDAY}T08:00` };
  const [journey] = (await post('search', search)).groups[0].journeys;
  const times = {
    departureDateTime: `${MONDAY}T08:02:00+01:00`,
    arrivalDateTime: `${MONDAY}T08:06:00+01:00`,
    scheduledDepartureDateTime: `${MONDAY}T08:00:00+01:00`,
    scheduledArrivalDateTime: `${MONDAY}T08:04:00+01:00`,
  };
  expect(journey).toMatchObject({ ...times, realTime: 'live', sections: [{ kind: 'ride', status: 'live' }] });

  const detailed = await post('detailed', { tripType: 0, journeySummaryCode: journey.id });
  expect(detailed).toMatchObject({ ...times, realTime: 'live' });
  const [{ holds, ride }] = detailed.sections;
  const { scheduledDepartureDateTime, scheduledArrivalDateTime } = times;
  expect([holds, ride]).toMatchObject([
    true,
    {
      status: 'live',
      scheduledDepartureDateTime,
      scheduledArrivalDateTime,
      alerts: [{ id: 'x', effect: 'detour', severity: 'warning', header: 'Deviazione', lineIds: ['A'] }],
    },
  ]);
  expect(ride.calls[1]).toMatchObject({
    status: 'live',
    arrivalDateTime: times.arrivalDateTime,
    scheduledArrivalDateTime,
  });
});

it.each<[string, (code: string) => string, status: number, code: string]>([
  ['is huge', () => 'A'.repeat(1_000_000), 413, 'too-large'],
  ['is as long as a code may be', () => 'A'.repeat(8_000), 400, 'invalid-summary-code'],
  ['is cut', (code) => code.slice(0, -10), 400, 'invalid-summary-code'],
  ['is one letter', () => 'A', 400, 'invalid-summary-code'],
  ['has one bit more', (code) => flipped(code, 0), 400, 'invalid-summary-code'],
  ['has one bit more at its end', (code) => flipped(code, -1), 400, 'invalid-summary-code'],
  ['has characters of no code', (code) => `${code}\u0000<script>`, 400, 'invalid-summary-code'],
  ['is of another network', () => OF_ANOTHER_NETWORK, 404, 'journey-expired'],
])('refuses a code that %s, in words, at each call', async (_case, change, status, code) => {
  const search = { fromId: 'Gare', toId: 'Centre', tripType: 0 };
  const [journey] = (await post('search', { ...search, departureDateTime: `${MONDAY}T08:00` })).groups[0].journeys;
  const given = change(journey.id);
  const back = { ...search, tripType: 1, previousJourneySummaryCode: given, returnDateTime: `${MONDAY}T18:00` };
  for (const [call, payload] of Object.entries({
    detailed: { tripType: 0, journeySummaryCode: given },
    later: { tripType: 0, journeySummaryCode: given },
    search: back,
  })) {
    const url = `/api/trip-planner/v2/journeys/${call}`;
    const answer = await app.inject({ method: 'POST', url, headers: TEST_KEY, payload });
    expect([call, answer.statusCode, answer.json().code]).toEqual([call, status, code]);
    expect(answer.json().message).toMatch(/^[A-Z].{20,}\.$/s);
  }
});

describe('a tenant with limits', () => {
  const headers = { 'x-api-key': 'halte-limited' };
  const search = (itineraryOptions?: object) =>
    app.inject({
      method: 'POST',
      url: '/api/trip-planner/v2/journeys/search',
      headers,
      payload: { fromId: 'Gare', toId: 'Hôpital Œuvre d’Été', tripType: 0, itineraryOptions },
    });

  it('has journeys within them', async () => {
    const { groups } = (await search()).json();
    const changes = groups.flatMap(({ journeys }: { journeys: { changes: number }[] }) =>
      journeys.map((journey) => journey.changes),
    );
    expect(new Set(changes)).toEqual(new Set([0]));
  });

  it('refuses a search for more', async () => {
    const answer = await search({ maxChanges: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'beyond-limit']);
  });

  it('offers no longer walk, and its own preferences', async () => {
    const url = '/api/trip-planner/v4/journeys/preferences';
    const [own, other] = await Promise.all([headers, TEST_KEY].map((key) => app.inject({ url, headers: key })));
    expect(own!.json().sections[1].options[0]).toMatchObject({ key: 'maxWalk', max: 750, value: 750 });
    expect(other!.json().sections[1].options[0]).toMatchObject({ key: 'maxWalk', max: 3_000, value: 1_000 });
    const keysOf = (answer: typeof own) => answer!.json().sections[0].options.map(({ key }: { key: string }) => key);
    expect([keysOf(own), keysOf(other)]).toEqual([
      ['journeyType', 'maxWait'],
      ['journeyType', 'maxChanges', 'maxWait', 'changeTime'],
    ]);
    expect(own!.headers.etag).not.toBe(other!.headers.etag);
  });
});
