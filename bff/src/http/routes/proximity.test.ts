import type { SharingSnapshot } from '../../network/pointDetails.ts';
import { pointsWithin } from '../../network/points.ts';
import { createPlaces } from '../../places/places.ts';
import { createSharing, type Sharing } from '../../sharing/sharing.ts';
import { ADDRESS, AT, served, VERSION_1, VERSION_3 } from '../../sharing/testing/documents.ts';
import { GAZETTEER, smallTownFeed } from '../../testing/smallTown.ts';
import { createTestApp, TEST_KEY } from '../../testing/testApp.ts';
import type { App } from '../plugins/typedApp.ts';
import { placeRoutes } from './places.ts';
import { proximityRoutes } from './proximity.ts';
import { sharingRoutes } from './sharing.ts';

const BOX = 'coord=47.99,-1.71&coord=47.99,-1.69&coord=48.005,-1.69&coord=48.005,-1.71';
const FACTS = { capacity: 24, covered: true, prices: [{ per: 'year' as const, amount: 3_000, currency: 'EUR' }] };
const PARK = {
  id: 'RSP|1/é #2',
  type: 'bikeParks' as const,
  name: 'Abri vélos',
  city: 'Petiteville',
  postCode: '35999',
  lat: 48.0016,
  lon: -1.6994,
  facts: FACTS,
};

let app: App;
let known: SharingSnapshot;
let sharing: Sharing;

beforeAll(async () => {
  const feed = await smallTownFeed();
  const source = { address: ADDRESS, ids: 'bySystem' as const };
  sharing = createSharing({
    sources: [
      { ...source, name: 'bikes', bytes: served(() => VERSION_1) },
      { ...source, name: 'cars', bytes: served(() => VERSION_3) },
    ],
    everySeconds: 30,
    now: () => AT,
  });
  const gazetteer = { ...GAZETTEER, amenities: [...GAZETTEER.amenities, PARK] };
  known = { feed, sharing, places: createPlaces(feed, gazetteer, sharing.stations) };
  app = await createTestApp((routes) => {
    placeRoutes(routes, () => known);
    proximityRoutes(
      routes,
      () => known,
      () => AT + 20,
    );
    sharingRoutes(
      routes,
      () => known,
      () => AT + 20,
    );
  });
});

afterAll(() => app.close());

async function send(url: string, headers: object = {}) {
  const response = await app.inject({ url, headers: { ...TEST_KEY, ...headers } });
  return { status: response.statusCode, headers: response.headers, body: response.body ? response.json() : null };
}

describe('before the operators have answered', () => {
  it('shows what is known without them', async () => {
    const { headers, body } = await send(`/api/v1/proximity/points?${BOX}`);
    expect(headers).toMatchObject({ etag: `W/"${known.feed.version}"`, 'cache-control': 'public, max-age=60' });
    expect(body).toMatchObject({
      total: 3,
      clusters: [],
      points: [
        { id: 'Gare', type: 'stopArea', modes: ['tram', 'bus'], lines: [{ id: 'A' }, { id: 'C' }] },
        { id: PARK.id, type: 'bikeParks' },
        { id: 'velo-1', type: 'bikeSharingStations' },
      ],
    });
  });
});

describe('once they have answered', () => {
  beforeAll(() => sharing.refresh());

  it('shows their stations, under another tag', async () => {
    const { headers, body } = await send(`/api/v1/proximity/points?${BOX}`);
    expect(headers.etag).toBe(`W/"${known.feed.version}-${sharing.version()}"`);
    expect(body.points.map(({ id }: { id: string }) => id)).toEqual(['Gare', PARK.id, 'velo-1', 'cars:a/1', 'old:1']);
    const again = await send(`/api/v1/proximity/points?${BOX}`, { 'if-none-match': headers.etag });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  it('finds their stations by name', async () => {
    const { body } = await send('/api/v1/places?search=torge');
    expect(body).toMatchObject([{ id: 'old:1', type: 'bikeSharingStations', city: 'Petiteville' }]);
  });

  it.each([
    'coord=48.005,-1.69&coord=47.99,-1.71&coord=48.005,-1.71&coord=47.99,-1.69',
    'coord=47.99,-1.71&coord=48.005,-1.69&coord=47.99,-1.71&coord=48.005,-1.69',
  ])('takes the corners in any order: %s', async (box) => {
    expect((await send(`/api/v1/proximity/points?${box}`)).body.total).toBe(5);
  });

  it('shows the whole world to a map that is zoomed far out', async () => {
    const world = 'coord=90,-180&coord=90,180&coord=-90,180&coord=-90,-180';
    expect((await send(`/api/v1/proximity/points?${world}`)).body.total).toBe(9);
  });

  it.each([
    ['', 'invalid-request'],
    ['coord=1,2&coord=1,2&coord=1,2', 'invalid-request'],
    [`${BOX}&coord=1,2`, 'invalid-request'],
    ['coord=1,2&coord=1,2&coord=1,2&coord=here', 'invalid-request'],
    ['coord=1,2&coord=1,2&coord=1,2&coord=1e3,2', 'invalid-request'],
    ['coord=1,2&coord=1,2&coord=1,2&coord=91,2', 'invalid-request'],
    ['coord=1,2&coord=1,2&coord=1,2&coord=1,181', 'invalid-request'],
    ['coord=1,179&coord=1,-179&coord=2,179&coord=2,-179', 'box-across-180'],
  ])('400 for the corners %j', async (corners, code) => {
    const { status, body } = await send(`/api/v1/proximity/points?${corners}`);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toMatch(/^\p{Lu}.*\.$/u);
  });

  const DETAILS: readonly [string, object][] = [
    [
      'stopArea/Gare',
      {
        id: 'Gare',
        lines: [{ id: 'A' }, { id: 'C' }],
        facts: {},
        stopPoints: [{ id: 'Gare:1', platform: '1', wheelchair: 'yes', lines: [{ id: 'A' }, { id: 'C' }] }],
      },
    ],
    ['STOP_POINT/Gare:1', { id: 'Gare:1', stopAreaId: 'Gare', stopPoints: [{ id: 'Gare:1' }] }],
    ['address/house-12', { title: '12 Rue de la Gare', address: '12 Rue de la Gare', facts: {} }],
    ['address/48.02;-1.6', { lat: 48.02, lon: -1.6 }],
    [`bike-parks/${encodeURIComponent(PARK.id)}`, { id: PARK.id, address: '12 Rue de la Gare', facts: FACTS }],
    [
      'bikeSharingStations/old:1',
      {
        name: 'Torget',
        facts: { capacity: 12, operator: 'Bysykkel' },
        availability: { live: true, fresh: true, availableVehicles: 3, freeDocks: 9, ageSeconds: 50 },
      },
    ],
    ['carsharingstations/cars:a%2F1', { availability: { vehicles: [{ type: 'car', count: 2 }] } }],
    ['bikesharingstations/velo-1', { availability: { live: false, fresh: false, availableVehicles: null } }],
  ];

  it.each(DETAILS)('tells all about %s', async (path, expected) => {
    const { status, body } = await send(`/api/v1/proximity/points/${path}`);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  it.each(DETAILS)('tells what does not change about %s', async (path, expected) => {
    const { status, headers, body } = await send(`/core/v3/${path}`);
    const { stopPoints, stopAreaId, availability, ...lasting } = expected as Record<string, unknown>;
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(body).toMatchObject(lasting);
    expect(body).not.toHaveProperty('availability');
  });

  it.each([
    ['somewhere/Gare', 'kind-not-found'],
    ['user_position/48;2', 'kind-not-found'],
    ['__proto__/Gare', 'kind-not-found'],
    ['stopArea/nope', 'place-not-found'],
    ['stopArea/Gare:1', 'place-not-found'],
    ['stopPoint/Gare', 'place-not-found'],
    ['bikeParks/__proto__', 'place-not-found'],
    ['carSharingStations/old:1', 'place-not-found'],
  ])('404 for %s: %s', async (path, code) => {
    for (const call of ['/core/v3/', '/api/v1/proximity/points/']) {
      const { status, body } = await send(call + path);
      expect([status, body.code]).toEqual([404, code]);
    }
  });

  it.each([
    '/core/v3/bikeParks/%E0',
    `/api/v1/proximity/points/bikeParks/${'x'.repeat(301)}`,
    `/core/v3/${'x'.repeat(41)}/1`,
    '/api/trip-planner/v2/journeys/bikeSharingStations/%E0',
  ])('400 for %s', async (url) => {
    expect(await send(url)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });

  describe('in real time', () => {
    const call = '/api/trip-planner/v2/journeys';

    it('tells what stands at a station', async () => {
      const { status, headers, body } = await send(`${call}/bikeSharingStations/old:1`);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=10']);
      expect(body).toEqual({
        id: 'old:1',
        type: 'bikeSharingStations',
        name: 'Torget',
        lat: 48.0002,
        lon: -1.7,
        operator: 'Bysykkel',
        capacity: 12,
        virtual: false,
        rentalUrls: {},
        live: true,
        fresh: true,
        availableVehicles: 3,
        vehicles: [{ type: 'bike', count: 3 }],
        freeDocks: 9,
        isRenting: true,
        isReturning: false,
        reportedAt: '2026-11-23T07:59:30+01:00',
        ageSeconds: 50,
      });
    });

    it.each([
      ['bikeSharingStations/old:2', { live: false, isRenting: null, reportedAt: null }],
      ['bikeSharingStations/velo-1', { live: false, name: 'Vélo Gare' }],
      ['carSharingStations/cars:a%2F1', { live: true, vehicles: [{ type: 'car', count: 2 }] }],
    ])('200 for %s', async (path, expected) => {
      expect(await send(`${call}/${path}`)).toMatchObject({ status: 200, body: expected });
    });

    it.each(['bikeSharingStations/nope', 'carSharingStations/old:1', 'bikeSharingStations/Gare'])(
      '404 for %s',
      async (path) => {
        expect(await send(`${call}/${path}`)).toMatchObject({ status: 404, body: { code: 'place-not-found' } });
      },
    );
  });
});

it('asks for a key', async () => {
  for (const url of [
    `/api/v1/proximity/points?${BOX}`,
    '/api/v1/proximity/points/stopArea/Gare',
    '/core/v3/stopArea/Gare',
    '/api/trip-planner/v2/journeys/bikeSharingStations/velo-1',
  ])
    expect((await app.inject({ url })).statusCode).toBe(401);
});

it('counts what is too much to be shown one by one', () => {
  const amenities = Array.from({ length: 1_200 }, (_, i) => ({
    ...PARK,
    id: `park-${i}`,
    type: i % 3 === 0 ? ('parks' as const) : PARK.type,
    lat: 48 + (i % 40) / 4_000,
    lon: -1.7 + Math.floor(i / 40) / 3_000,
  }));
  const places = createPlaces(known.feed, { addresses: [], amenities });
  const box = { south: 47.9995, west: -1.7005, north: 48.01, east: -1.69 };
  const { points, total, clusters } = pointsWithin(places, box);
  expect([points.length, total]).toEqual([500, 1_202]);
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(702);
  expect(clusters.length).toBeLessThan(256);
  for (const { lat, lon, count, kinds, bounds } of clusters) {
    expect(kinds.reduce((sum, kind) => sum + kind.count, 0)).toBe(count);
    expect(bounds.south <= lat && lat <= bounds.north && bounds.west <= lon && lon <= bounds.east).toBe(true);
  }
});
