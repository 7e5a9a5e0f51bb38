import type { Operator } from '@halte/demo-city/operator';
import { dayFromIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { alertIndex } from '../../realtime/alerts.ts';
import type { Alert, VehiclePosition } from '../../realtime/resolve/model.ts';
import { resolveTripUpdates } from '../../realtime/resolve/resolveTripUpdates.ts';
import { decodeMessage } from '../../realtime/wire/decode.ts';
import { testCityOperator } from '../../testing/demoCity.ts';
import { MONDAY, MONDAY_AT_8, smallTownFeed } from '../../testing/smallTown.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import { withUpdates } from '../../timetable/realtime/withUpdates.ts';
import type { App } from '../plugins/typedApp.ts';
import { type RealTimeSnapshot, realtimeRoutes, simulatedRealtimeRoutes } from './realtime.ts';

const NOW = MONDAY_AT_8 + 300;
const LINE = 'A';

let town: Feed;
let app: App;
let snapshot: RealTimeSnapshot;
let operator: Operator | null = null;

const texts: Alert['texts'] = new Map([
  ['fr', { header: 'Travaux à Centre', description: 'Ce soir.', url: 'https://x.example/fr' }],
  ['de', { header: 'Bauarbeiten am Centre', description: '', url: '' }],
]);
const notice: Alert = {
  id: 'works',
  effect: 'detour',
  severity: 'warning',
  texts,
  periods: [],
  scopes: [{ route: 'A' }],
};

function vehicle(more: Partial<VehiclePosition>): VehiclePosition {
  const place = { lat: 48.005, lon: -1.695, bearing: null, at: NOW - 12 };
  return { id: 'v', label: '12', ...place, instance: null, route: null, stop: null, ...more };
}

beforeAll(async () => {
  town = await smallTownFeed();
  app = await createTestApp((routes) => {
    realtimeRoutes(
      routes,
      () => snapshot,
      () => NOW,
    );
    simulatedRealtimeRoutes(routes, () => operator);
  });
});

afterAll(() => app.close());

beforeEach(() => {
  operator = null;
  const tripUpdates = [
    {
      id: 'x',
      value: { trip: { tripId: 'A-out-480' }, stopTimeUpdate: [{ stopId: 'Centre:1', departure: { delay: 130 } }] },
    },
  ];
  const { updates } = resolveTripUpdates(town, { at: NOW, tripUpdates }, NOW);
  const alerts = [
    notice,
    { ...notice, id: 'lift', scopes: [{ stop: 'Gare' }], severity: 'info' as const },
    { ...notice, id: 'over', periods: [{ from: NOW - 100, to: NOW }] },
  ];
  const instance = { trip: town.trips.ids.find('A-out-480')!, serviceDay: dayFromIso(MONDAY), offset: 0 };
  snapshot = {
    feed: withUpdates(town, updates),
    alerts: alertIndex(alerts, town),
    vehicles: [
      vehicle({
        id: 'tram',
        instance,
        route: town.routeById.get('A')!,
        stop: town.stopById.get('Centre:1')!,
        bearing: 30,
      }),
      vehicle({ id: 'stray', route: town.routeById.get('B')! }),
      vehicle({ id: 'lost' }),
    ],
  };
});

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers: { ...TEST_KEY, ...headers } });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

describe('GET /api/v1/alerts', () => {
  const ids = (body: { alerts: { id: string }[] }) => body.alerts.map(({ id }) => id).join();

  it.each([
    ['', 'works,lift'],
    ['?lineId=A', 'works'],
    ['?lineId=B', ''],
    ['?stopId=Gare', 'lift'],
    ['?stopId=Gare%3A1', 'lift'],
    ['?lineId=A&stopId=Gare', 'works,lift'],
    ['?stopId=Centre', ''],
  ])('%s', async (query, expected) => {
    const { status, headers, body } = await get(`/api/v1/alerts${query}`);
    expect([status, ids(body), headers['cache-control']]).toEqual([200, expected, 'no-store']);
  });

  it('answers in the reader’s language, else in French', async () => {
    const german = await get('/api/v1/alerts?lineId=A', { 'accept-language': 'de-CH' });
    expect(german.body.alerts).toEqual([
      {
        id: 'works',
        effect: 'detour',
        severity: 'warning',
        header: 'Bauarbeiten am Centre',
        description: '',
        url: '',
        periods: [],
        lineIds: ['A'],
        stopIds: [],
      },
    ]);
    const italian = await get('/api/v1/alerts?lineId=A', { 'accept-language': 'it' });
    expect(italian.body.alerts[0]).toMatchObject({ header: 'Travaux à Centre', url: 'https://x.example/fr' });
  });

  it('are a thousand at most, the most severe, and fewer where one wants', async () => {
    const many = Array.from({ length: 1_200 }, (_, index): Alert => ({ ...notice, id: `${index}` }));
    snapshot = { ...snapshot, alerts: alertIndex([...many, { ...notice, id: 'grave', severity: 'severe' }], town) };
    const all = await get('/api/v1/alerts');
    expect([all.body.alerts.length, all.body.alerts[0].id, all.body.alertCount]).toEqual([1_000, 'grave', 1_201]);
    const one = await get('/api/v1/alerts?lineId=A&limit=1');
    expect([one.body.alerts.map(({ id }: { id: string }) => id), one.body.alertCount]).toEqual([['grave'], 1_201]);
  });

  it('writes instants in the zone of the timetable, and null where a period is open', async () => {
    const alerts = [{ ...notice, periods: [{ from: NOW, to: null }] }];
    snapshot = { ...snapshot, alerts: alertIndex(alerts, town) };
    const { body } = await get('/api/v1/alerts');
    expect(body.alerts[0].periods).toEqual([{ from: '2026-11-23T08:05:00+01:00', to: null }]);
  });

  it.each([
    ['?lineId=Z', 404, 'line-not-found'],
    ['?stopId=%2F%7C%26', 404, 'stop-not-found'],
    ['?lineId=', 400, 'invalid-request'],
  ])('refuses %s', async (query, status, code) => {
    expect(await get(`/api/v1/alerts${query}`)).toMatchObject({ status, body: { code } });
  });
});

describe('GET /api/v1/vehicles', () => {
  it('says where they are, on which line, and how late', async () => {
    const { status, body } = await get(`/api/v1/vehicles?lineId=${LINE}`);
    expect(status).toBe(200);
    expect(body.vehicles).toEqual([
      {
        id: 'tram',
        label: '12',
        lat: 48.005,
        lon: -1.695,
        bearing: 30,
        at: '2026-11-23T08:04:48+01:00',
        ageSeconds: 12,
        line: expect.objectContaining({ id: 'A', shortName: 'A', mode: 'tram' }),
        headsign: 'Université',
        direction: 0,
        tripId: 'A-out-480',
        stopId: 'Centre:1',
        delaySeconds: 130,
      },
    ]);
  });

  it('says null for what is not known', async () => {
    const { body } = await get('/api/v1/vehicles');
    expect(body.vehicles).toHaveLength(3);
    expect(body.vehicles[2]).toMatchObject({
      id: 'lost',
      bearing: null,
      line: null,
      headsign: null,
      direction: null,
      tripId: null,
      stopId: null,
      delaySeconds: null,
    });
  });

  it('has no delay for a trip without real-time data', async () => {
    snapshot = { ...snapshot, feed: town };
    const { body } = await get('/api/v1/vehicles?lineId=A');
    expect(body.vehicles).toMatchObject([{ headsign: 'Université', delaySeconds: null }]);
  });

  it('refuses a line that is not there', async () => {
    expect(await get('/api/v1/vehicles?lineId=Z')).toMatchObject({ status: 404, body: { code: 'line-not-found' } });
  });
});

describe('GET /demo/gtfs-rt', () => {
  it('serves the simulated messages as bytes, to everybody', async () => {
    operator = await testCityOperator(() => NOW);
    for (const message of ['trip-updates', 'vehicle-positions', 'alerts']) {
      const response = await app.inject(`/demo/gtfs-rt/${message}.pb`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/x-protobuf']);
      expect(decodeMessage(response.rawPayload).at).toBe(NOW);
    }
    const trips = decodeMessage((await app.inject('/demo/gtfs-rt/trip-updates.pb')).rawPayload).tripUpdates;
    expect(trips.length).toBeGreaterThan(10);
  });

  it('knows no other message', async () => {
    operator = await testCityOperator(() => NOW);
    expect(await get('/demo/gtfs-rt/everything.pb')).toMatchObject({
      status: 404,
      body: { code: 'message-not-found' },
    });
  });

  it('serves nothing of a real network', async () => {
    expect(await get('/demo/gtfs-rt/alerts.pb')).toMatchObject({ status: 404, body: { code: 'not-simulated' } });
  });
});
