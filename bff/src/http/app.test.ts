import type { InjectOptions } from 'fastify';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { TEST_OPTIONS } from '../testing/testApp.ts';
import { testServices } from '../testing/testServices.ts';
import { createApp } from './app.ts';
import { createMetrics } from './plugins/metrics.ts';
import type { App } from './plugins/typedApp.ts';

const KEY = { 'x-api-key': 'halte-test' };
const SEARCH = '/api/trip-planner/v2/journeys/search';
const DETAILED = '/api/trip-planner/v2/journeys/detailed';
const FROM_HOME_TO_HOSPITAL = {
  fromLat: 47.999,
  fromLon: -1.7,
  toId: 'Hôpital Œuvre d’Été',
  tripType: 0,
  departureDateTime: `${MONDAY}T08:00`,
};

let town: NetworkSnapshot;
let app: App;
let snapshot: NetworkSnapshot | null;

beforeAll(async () => {
  town = await smallTown();
  app = await createApp(
    {
      ...TEST_OPTIONS,
      metrics: createMetrics(),
      apiKeys: ['halte-test', 'other'],
      origins: ['https://trips.example.org'],
    },
    await testServices(
      () => snapshot,
      () => MONDAY_AT_8,
    ),
  );
});

beforeEach(() => {
  snapshot = town;
});

afterAll(() => app.close());

async function send(request: InjectOptions | string) {
  const options = typeof request === 'string' ? { url: request } : request;
  const response = await app.inject({ ...options, headers: { ...KEY, ...options.headers } });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body ? JSON.parse(response.body) : null,
  };
}

function post(url: string, payload: NonNullable<InjectOptions['payload']>) {
  return send({ method: 'POST', url, payload });
}

/** A list that contains such an item. */
function among(thing: object): object {
  return expect.arrayContaining([expect.objectContaining(thing)]);
}

describe('what is answered', () => {
  it.each([
    ['/api/v1/places?search=gare', among({ id: 'Gare', title: 'Gare', type: 'stopArea' })],
    ['/api/v1/places?search=', []],
    ['/api/v1/places?search=gare&userLatLon=48.01,-1.69', among({ id: 'Gare' })],
    ['/core/v3/placesSearch?search=univ', among({ id: 'Université' })],
    ['/core/v3/places?search=univ', among({ id: 'Université' })],
    ['/api/v1/places/Gare', { id: 'Gare', type: 'stopArea', lines: [{ shortName: 'A' }, { shortName: 'C' }] }],
    ['/api/v1/places/48.02;-1.6', { id: '48.02;-1.6', lat: 48.02, lon: -1.6 }],
    [
      '/core/v3/reverseGeocode?lat=48.0016&lon=-1.6995',
      { id: 'house-12', name: '12 Rue de la Gare', city: 'Petiteville', postCode: '35999' },
    ],
    [
      '/api/trip-planner/v4/journeys/preferences',
      {
        sections: [{ sectionKey: 'journey' }, {}, {}, { options: [{ modes: [{ key: 'tram' }, { key: 'bus' }] }, {}] }],
      },
    ],
    [
      '/api/v1/network',
      {
        ...{ name: 'Petitbus', from: '2026-11-01', to: '2026-12-31', timeZone: 'Europe/Paris', imaginary: true },
        engine: { name: 'own', via: 'places', dayEnds: true, ways: false },
      },
    ],
    ['/api/v1/lines', { lines: [{ id: 'A', headsigns: ['Gare', 'Université'] }, { id: 'B' }, { id: 'C' }] }],
    ['/api/v1/lines?search=c', { lines: [{ id: 'C' }, { id: 'B' }] }],
    ['/api/v1/lines?search=universite', { lines: [{ id: 'A' }] }],
    [
      '/api/v1/proximity/points?coord=47.99,-1.71&coord=47.99,-1.69&coord=48.005,-1.69&coord=48.005,-1.71',
      {
        points: [
          { id: 'Gare', type: 'stopArea', modes: ['tram', 'bus'] },
          { id: 'velo-1', type: 'bikeSharingStations' },
        ],
      },
    ],
    ['/healthz', { status: 'ready', feed: 'Petitbus', stops: 4, trips: 352, warnings: [] }],
  ])('GET %s', async (url, body) => {
    const response = await send(url);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject(body);
  });

  it('finds journeys and tells each of them in full', async () => {
    const found = await post(SEARCH, FROM_HOME_TO_HOSPITAL);
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject({
      reason: null,
      groups: [{ key: 'publicTransport' }, { key: 'fewestChanges' }, { key: 'walking' }, { key: 'bike' }],
    });
    const [journey] = found.body.groups[0].journeys;
    expect(journey).toMatchObject({ isDetailedTrip: false, changes: 1, fare: { amount: 170, currency: 'EUR' } });
    const detailed = await post(DETAILED, { tripType: 0, journeySummaryCode: journey.journeySummaryCode });
    expect(detailed.status).toBe(200);
    expect(detailed.body).toMatchObject({
      id: journey.id,
      isDetailedTrip: true,
      sections: [{ kind: 'walk' }, { kind: 'ride' }, { kind: 'wait' }, { kind: 'ride' }],
    });
  });

  it.each(['/api/v1/network', '/nowhere', '/livez'])('says to browsers what they may do with %s', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/tiles/13/4057/2845.svg', '/tiles/5/15/11.svg', '/tiles/lines/5/15/11.svg'])(
    'draws %s for everyone',
    async (url) => {
      const tile = await app.inject(`${url}?theme=dark`);
      expect([tile.statusCode, tile.headers['content-type'], tile.headers['cross-origin-resource-policy']]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
        'cross-origin',
      ]);
      expect(tile.body).toMatch(/^<svg /);
    },
  );

  it('draws the lines beside the ground on request, as far as there are lines', async () => {
    const bodyOf = async (url: string) => (await app.inject(url)).body;
    const [ground, lines] = await Promise.all(['/tiles/8/126/88.svg', '/tiles/lines/8/126/88.svg'].map(bodyOf));
    const [, drawn = ''] = /<\/style>(.*)<\/svg>$/.exec(lines!)!;
    expect(drawn).toContain('<path');
    const both = await bodyOf('/tiles/8/126/88.svg?lines=aside');
    expect(both).toContain(drawn);
    expect(both.startsWith(ground!.replace('</svg>', ''))).toBe(true);
    const near = '/tiles/13/4057/2845.svg';
    expect(await bodyOf(`${near}?lines=aside`)).toBe(await bodyOf(near));
  });

  it.each([
    '/api/v1/network',
    '/api/v1/lines',
    '/api/trip-planner/v4/journeys/preferences',
    '/tiles/13/4057/2845.svg',
    '/tiles/lines/8/126/88.svg',
  ])('does not send %s twice', async (url) => {
    const first = await app.inject({ url, headers: KEY });
    const again = await app.inject({ url, headers: { ...KEY, 'if-none-match': String(first.headers.etag) } });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
    const other = await app.inject({ url, headers: { ...KEY, 'if-none-match': '"older"' } });
    expect(other.statusCode).toBe(200);
  });
});

describe('what is refused', () => {
  it.each<[number, string, InjectOptions]>([
    [400, 'invalid-request', { url: '/api/v1/places' }],
    [400, 'invalid-request', { url: `/api/v1/places?search=${'x'.repeat(201)}` }],
    [400, 'invalid-request', { url: '/api/v1/places?search=a&search=b' }],
    [400, 'invalid-request', { url: '/api/v1/places?search=a&userLatLon=here' }],
    [404, 'place-not-found', { url: '/api/v1/places/nope' }],
    [400, 'invalid-request', { url: '/core/v3/reverseGeocode?lat=48' }],
    [400, 'invalid-request', { url: '/core/v3/reverseGeocode?lat=91&lon=0' }],
    [400, 'invalid-request', { url: '/core/v3/reverseGeocode?lat=NaN&lon=0' }],
    [404, 'nothing-near', { url: '/core/v3/reverseGeocode?lat=0&lon=0' }],
    [400, 'invalid-request', { url: `/api/v1/lines?search=${'x'.repeat(201)}` }],
    [400, 'invalid-request', { url: '/api/v1/proximity/points?coord=1,2' }],
    [400, 'invalid-request', { url: '/api/v1/proximity/points?coord=1,2&coord=1,2&coord=1,2&coord=99,200' }],
    [400, 'invalid-request', { method: 'POST', url: SEARCH, payload: {} }],
    [400, 'invalid-request', { method: 'POST', url: SEARCH, payload: { ...FROM_HOME_TO_HOSPITAL, tripType: '0' } }],
    [400, 'invalid-request', { method: 'POST', url: SEARCH, payload: { ...FROM_HOME_TO_HOSPITAL, fromLat: '48' } }],
    [400, 'invalid-request', { method: 'POST', url: SEARCH, payload: { ...FROM_HOME_TO_HOSPITAL, colour: 'red' } }],
    [
      400,
      'invalid-request',
      { method: 'POST', url: SEARCH, payload: '{', headers: { 'content-type': 'application/json' } },
    ],
    [404, 'place-not-found', { method: 'POST', url: SEARCH, payload: { ...FROM_HOME_TO_HOSPITAL, toId: 'nope' } }],
    [400, 'invalid-request', { method: 'POST', url: DETAILED, payload: { tripType: 1, journeySummaryCode: 'x' } }],
    [400, 'invalid-summary-code', { method: 'POST', url: DETAILED, payload: { tripType: 0, journeySummaryCode: 'x' } }],
    [404, 'tile-not-found', { url: '/tiles/13/9999/2845.svg' }],
    [404, 'tile-not-found', { url: '/tiles/lines/13/4057/2845.svg' }],
    [400, 'invalid-request', { url: '/tiles/lines/a/0/0.svg' }],
    [400, 'invalid-request', { url: '/tiles/13/a/2845.svg' }],
    [400, 'invalid-request', { url: '/tiles/13/4057/2845.svg?theme=pink' }],
    [400, 'invalid-request', { url: '/tiles/13/4057/2845.svg?lines=above' }],
    [404, 'unknown-address', { url: '/api/v9/places' }],
    [404, 'unknown-address', { url: '/' }],
    [400, 'invalid-request', { url: '/api/v1/places/%E0' }],
    [405, 'method-not-allowed', { method: 'DELETE', url: '/api/v1/network' }],
    [405, 'method-not-allowed', { url: SEARCH }],
    [
      415,
      'unsupported-media-type',
      { method: 'POST', url: SEARCH, payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      415,
      'unsupported-media-type',
      { method: 'POST', url: SEARCH, payload: '{}', headers: { 'content-type': 'text/plain' } },
    ],
    [413, 'too-large', { method: 'POST', url: SEARCH, payload: { fromValue: 'x'.repeat(70_000) } }],
  ])('%d %s: %j', async (status, code, request) => {
    const response = await send(request);
    expect([response.status, response.body.code]).toEqual([status, code]);
    // A message for people, the id that is also in the header, and no internals.
    expect(response.body.message).toMatch(/^["'\p{Lu}].*[.?]$/u);
    expect(response.body.requestId).toBe(response.headers['x-request-id']);
    expect(JSON.stringify(response.body)).not.toMatch(/node_modules|\.ts:|at Object/);
  });

  it('says what is wrong with a query', async () => {
    const { body } = await send('/core/v3/reverseGeocode?lat=91&lon=0');
    expect(body.message).toBe('In the query, lat must be at most 90.');
  });

  it.each([
    ['/core/v3/reverseGeocode?lat=&lon=0', 'In the query, lat must be a number.'],
    ['/core/v3/reverseGeocode?lat=48', 'The query must have "lon".'],
    ['/api/v1/stopPoints/Gare:1/schedules?limit=', 'In the query, limit must be a whole number.'],
    ['/api/v1/stopPoints/Gare:1/schedules?limit=true', 'In the query, limit must be a whole number.'],
    ['/api/v1/trips/A-out-480?offset=', 'In the query, offset must be a whole number.'],
    [
      '/api/v1/stopPoints/Gare:1/schedules?groupedByTerminus=',
      'In the query, groupedByTerminus must be true or false.',
    ],
    [
      '/api/v1/places?search=a&userLatLon=91,0',
      'In the query, userLatLon must lie on the globe: latitude up to 90, longitude up to 180.',
    ],
    ['/api/v1/places?search=%E9t%E9', 'The query must be UTF-8 text, percent-encoded: é is %C3%A9, % itself is %25.'],
    ['/api/v1/lines?search=%', 'The query must be UTF-8 text, percent-encoded: é is %C3%A9, % itself is %25.'],
  ])('says what is wrong with %s', async (url, message) => {
    expect(await send(url)).toMatchObject({ status: 400, body: { code: 'invalid-request', message } });
  });

  it.each([
    ['{"colour":"red"}', 'The body must have "tripType".'],
    ['{"tripType":0,"colour":"red"}', 'The body has no field "colour": see /docs for those there are.'],
    [
      '{"tripType":0,"itineraryOptions":{"tempo":1}}',
      'The body has no field "itineraryOptions.tempo": see /docs for those there are.',
    ],
    ['{"tripType":0,"fromLat":"48"}', 'In the body, fromLat must be a number.'],
    ['{"tripType":0,"itineraryOptions":{"bike":"yes"}}', 'In the body, itineraryOptions.bike must be on or off.'],
    ['{"tripType":0,"__proto__":{"a":1}}', 'The body must have no field called "__proto__".'],
    ['{"tripType":0,"constructor":{"prototype":1}}', 'The body must have no field called "constructor".'],
    ['{"tripType":0', 'The body is not valid JSON.'],
    ['{"__proto__":', 'The body is not valid JSON.'],
    ['null', 'The body must be an object.'],
  ])('says what is wrong with %s', async (payload, message) => {
    const answer = await send({
      method: 'POST',
      url: SEARCH,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request', message } });
  });

  it('names the methods there are', async () => {
    const { headers } = await send({ method: 'PUT', url: SEARCH, payload: {} });
    expect(headers.allow).toBe('POST');
  });
});

describe('keys', () => {
  it.each<InjectOptions>([
    { url: '/api/v1/places?search=a' },
    { url: '/core/v3/placesSearch?search=a' },
    { url: '/core/v3/places?search=a' },
    { url: '/api/v1/places/Gare' },
    { url: '/core/v3/reverseGeocode?lat=48&lon=0' },
    { url: '/api/trip-planner/v4/journeys/preferences' },
    { url: '/api/v1/network' },
    { url: '/api/v1/lines' },
    { url: '/api/v1/proximity/points' },
    { method: 'POST', url: SEARCH, payload: {} },
    { method: 'POST', url: DETAILED, payload: {} },
  ])('401 without one, or with an unknown one: %j', async (request) => {
    const missing = await app.inject(request);
    const unknown = await app.inject({ ...request, headers: { 'x-api-key': 'guess' } });
    expect([missing.statusCode, missing.json().code]).toEqual([401, 'missing-api-key']);
    expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'unknown-api-key']);
  });

  it('takes any of those configured', async () => {
    const response = await app.inject({ url: '/api/v1/network', headers: { 'x-api-key': 'other' } });
    expect(response.statusCode).toBe(200);
  });
});

describe('while the timetable is loading', () => {
  it.each(['/healthz', '/readyz', '/api/v1/network', '/tiles/13/4057/2845.svg'])('503 %s', async (url) => {
    snapshot = null;
    const response = await send(url);
    expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([503, 'loading', '2']);
  });
});

describe('pages of other origins', () => {
  it.each([
    ['https://trips.example.org', true],
    ['http://localhost:3000', true],
    ['http://littoral.localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['https://evil.example', false],
    ['http://localhost.evil.example', false],
    ['null', false],
  ])('%s may call: %s', async (origin, allowed) => {
    const { headers } = await send({ url: '/api/v1/network', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(allowed ? origin : undefined);
  });

  it('may send a preflight request, without a key', async () => {
    const response = await app.inject({
      method: 'OPTIONS',
      url: SEARCH,
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-api-key',
      },
    });
    expect([response.statusCode, response.headers['access-control-allow-headers']]).toEqual([204, 'x-api-key']);
  });
});

describe('an error of our own', () => {
  it('is a 500 that says nothing of the inside', async () => {
    snapshot = { ...town, lines: null as never };
    const response = await send('/api/v1/lines?search=a');
    expect([response.status, response.body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(response.body)).not.toMatch(/null|TypeError|filter/);
  });
});
